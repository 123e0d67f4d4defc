package home

import (
	"net/url"
	"testing"

	"github.com/sudya-app/sudya/app/scope"
)

// The two names of one machine lead to each other; any other address has no twin.
func TestTwin(t *testing.T) {
	for at, want := range map[string]string{
		"http://localhost:8000/#/t/1/round": "http://127.0.0.1:8000/",
		"http://127.0.0.1:8000/?x=1#/":      "http://localhost:8000/",
		"http://localhost/sudya/":           "http://127.0.0.1/sudya/",
		"https://sudya.example/":            "",
		"http://192.168.0.5:8000/":          "",
	} {
		u, err := url.Parse(at)
		if err != nil {
			t.Fatal(err)
		}
		if got := scope.Twin(u); got != want {
			t.Errorf("%s: %q, want %q", at, got, want)
		}
	}
}
