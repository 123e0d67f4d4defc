package calc

import _ "github.com/sudya-app/sudya/app/play" // the tests need the games
