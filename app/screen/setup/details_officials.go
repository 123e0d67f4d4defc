package setup

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/desk"
	"github.com/sudya-app/sudya/app/ui"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/tournament"
)

// officialsForm lists the judges' team beside the chief judge, who is the first.
type officialsForm struct {
	app.Compo

	Desk     *desk.Desk
	Version  int
	List     []tournament.Official
	OnChange func(ctx app.Context, list []tournament.Official)
}

// Render draws a row an official.
func (f *officialsForm) Render() app.UI {
	d := f.Desk
	var rows []app.UI
	for i := 1; i < len(f.List); i++ {
		no := strconv.Itoa(i)
		rows = append(rows, app.Div().Class("official").Body(
			&ui.Field{ID: "role-" + no, Label: d.T("page.details.role", nil), Value: f.List[i].Role, List: f.roles(), OnInput: func(ctx app.Context, text string) { f.put(ctx, i, text, f.List[i].Name) }},
			&ui.Field{ID: "official-" + no, Label: d.T("page.details.official", nil), Value: f.List[i].Name, OnInput: func(ctx app.Context, text string) { f.put(ctx, i, f.List[i].Role, text) }},
			&ui.IconButton{Icon: ui.IconClose, Small: true, Label: d.T("page.details.dismiss", rules.Args{"name": f.List[i].Name}), OnClick: func(ctx app.Context) {
				f.OnChange(ctx, slices.Delete(slices.Clone(f.List), i, i+1))
			}}))
	}
	if len(f.List) > 0 {
		rows = append(rows, ui.Row("2", &ui.Button{Text: d.T("page.details.add", nil), Icon: ui.IconPlus, Small: true, OnClick: f.add}))
	}
	return ui.Stack("2", rows...)
}

// roles are the suggestions for a role.
func (f *officialsForm) roles() []string {
	d := f.Desk
	return []string{d.T("page.details.role.deputy", nil), d.T("page.details.role.secretary", nil), d.T("page.details.role.hall", nil)}
}

func (f *officialsForm) put(ctx app.Context, i int, role, name string) {
	list := slices.Clone(f.List)
	list[i] = tournament.Official{Role: role, Name: name}
	f.OnChange(ctx, list)
}

func (f *officialsForm) add(ctx app.Context) {
	f.OnChange(ctx, append(slices.Clone(f.List), tournament.Official{Role: f.Desk.T("page.details.role.hall", nil)}))
	ui.Focus(ctx, "official-"+strconv.Itoa(len(f.List)))
}
