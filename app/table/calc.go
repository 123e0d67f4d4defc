package table

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/scope"
)

// ForgetCalculator puts the open calculator aside and asks for a new one.
func ForgetCalculator(ctx app.Context, p SheetPlace) {
	p.Desk.Set(ctx, scope.SettingCalculator+p.State().Regulation, "")
}

// CalcNew is the command of a calculator's menu that begins another sheet.
const CalcNew = "new"
