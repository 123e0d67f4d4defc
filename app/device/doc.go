// Package device draws what the program knows of the device that it runs on: the room, whether it
// works without a network, how it is installed, its camera.
package device
