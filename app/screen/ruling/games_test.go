package ruling

import _ "github.com/sudya-app/sudya/app/play" // the tests need the games
