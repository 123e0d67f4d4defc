package desk

import (
	"context"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"github.com/sudya-app/sudya/app/text"
)

// Keys of this device's settings.
const (
	SettingDevice  = "device"  // random id of the browser profile
	SettingLabel   = "label"   // «Телефон у входа»
	SettingLang    = "lang"    // ru, en
	SettingTheme   = "theme"   // "", light, dark
	SettingLetters = "letters" // "off": no single-letter shortcuts
	SettingSound   = "sound"   // "off": the clock is silent
	SettingGuided  = "guided"  // the first-run guide has been seen
	SettingPace    = "pace"    // seconds a page of the board
)

// Setting is a setting's value, "" if it was never set.
func (d *Desk) Setting(key string) string { return d.settings[key] }

// Set changes a setting; it counts at once and is written in the background.
func (d *Desk) Set(ctx app.Context, key, value string) {
	d.settings[key] = value
	if key == SettingLang {
		d.lang = text.ParseLang(value)
	}
	d.Changed(ctx)
	d.work(func(ctx context.Context) func(app.Context) {
		err := d.store.SetSetting(ctx, key, value)
		return func(ctx app.Context) {
			if err != nil {
				d.Fail(ctx, err)
			}
		}
	})
}

// Device is the id of this browser profile.
func (d *Desk) Device() string { return d.settings[SettingDevice] }
