// Package all is the list of the games: importing it adds each of them to the screens.
package all

import (
	_ "github.com/sudya-app/sudya/app/game/belote"    // pair belote
	_ "github.com/sudya-app/sudya/app/game/domino"    // dominoes 1×1
	_ "github.com/sudya-app/sudya/app/game/preferans" // preferans «Алматинка»
)
