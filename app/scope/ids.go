package scope

import (
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/domino"
)

var BeloteID = belote.New().Info().ID

// DominoID is the regulation of the form.
var DominoID = domino.New().Info().ID
