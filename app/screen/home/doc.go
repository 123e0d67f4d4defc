// Package home is a screen: the shelf of tournaments, the import of a file.
package home
