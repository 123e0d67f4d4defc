// Package help is a screen: what the judge reads when he is stuck.
package help
