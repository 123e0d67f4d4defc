package scope

// Commands of a tournament's menu.
const (
	MenuSave     = "save"
	MenuShare    = "share"
	MenuSettings = "settings"
	MenuBin      = "bin"
)
