// Package files is a screen: a tournament's file and its copies on this device.
package files
