// Package final is a screen: who plays the final, who has won what.
package final
