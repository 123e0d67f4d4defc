package seating

import _ "github.com/sudya-app/sudya/app/game/all" // the tests need the games
