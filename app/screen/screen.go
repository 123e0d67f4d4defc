// Package screen lists the screens: importing it registers each of them under its name.
package screen

import (
	_ "github.com/sudya-app/sudya/app/screen/board"
	_ "github.com/sudya-app/sudya/app/screen/calc"
	_ "github.com/sudya-app/sudya/app/screen/entrants"
	_ "github.com/sudya-app/sudya/app/screen/files"
	_ "github.com/sudya-app/sudya/app/screen/final"
	_ "github.com/sudya-app/sudya/app/screen/help"
	_ "github.com/sudya-app/sudya/app/screen/home"
	_ "github.com/sudya-app/sudya/app/screen/journal"
	_ "github.com/sudya-app/sudya/app/screen/paper"
	_ "github.com/sudya-app/sudya/app/screen/round"
	_ "github.com/sudya-app/sudya/app/screen/ruling"
	_ "github.com/sudya-app/sudya/app/screen/seating"
	_ "github.com/sudya-app/sudya/app/screen/settings"
	_ "github.com/sudya-app/sudya/app/screen/setup"
	_ "github.com/sudya-app/sudya/app/screen/standing"
)
