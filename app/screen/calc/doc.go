// Package calc is a screen: the calculators of a party that belongs to no tournament.
package calc
