// Package ruling is a screen: an irregularity, its article, the measure.
package ruling
