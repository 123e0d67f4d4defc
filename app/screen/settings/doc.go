// Package settings is a screen: the program's own settings.
package settings
