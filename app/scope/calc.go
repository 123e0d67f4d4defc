package scope

import (
	"slices"
	"strings"

	"github.com/sudya-app/sudya/app/desk"
)

// A calculator is the log of a tournament without rounds: its one sheet lies under the zero
// key. The settings of the device remember which logs are calculators, so that the first
// screen doesn't list them among the tournaments.
const (
	SettingCalculators = "calculators" // ids, the last made first
	SettingCalculator  = "calculator." // and the regulation: the one that is open
)

// IsCalculator reports whether a log was made as a calculator on this device.
func IsCalculator(d *desk.Desk, id string) bool {
	return slices.Contains(strings.Fields(d.Setting(SettingCalculators)), id)
}
