// Package route reads and writes the addresses of the screens. All of them are fragments
// of one page ("#/t/ID/standings/3"), since the worker can answer only that page offline.
package route
