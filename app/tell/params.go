package tell

import (
	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/rules"
)

// ParamName is a parameter's name in the language of the screens.
func ParamName(d *desk.Desk, reg rules.Regulation, key string) string {
	return d.T("param."+reg.Info().ID+"."+key, nil) // asks: @params
}
