// Package standing is a screen: the places, their reasons and charts.
package standing
