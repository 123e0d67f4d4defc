// Package rulestest has what tests of several packages need: a [Desk] at which commands
// are given one by one, a [Dump] of a state to compare by, and golden scripts.
//
// A script is a text file of blocks: commands, a line of four dashes, the output, an
// empty line. [RunScript] carries the commands out and compares; with the flag -update the
// outputs are written anew:
//
//	register Абашин/Жилин
//	register Ивлева/Ивлев
//	----
//	1 Абашин — Жилин
//	2 Ивлева — Ивлев
package rulestest
