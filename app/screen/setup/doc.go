// Package setup is a screen: a new tournament, and the parameters and details of one there is.
package setup
