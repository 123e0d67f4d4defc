package text_test

import (
	"slices"
	"testing"

	"github.com/sudya-app/sudya/app/session"
	"github.com/sudya-app/sudya/app/store"
	"github.com/sudya-app/sudya/app/text"
	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/archive"
	"github.com/sudya-app/sudya/rules/belote"
	"github.com/sudya-app/sudya/rules/domino"
	"github.com/sudya-app/sudya/rules/preferans"
	"github.com/sudya-app/sudya/rules/regulations"
	"github.com/sudya-app/sudya/rules/simulate"
	"github.com/sudya-app/sudya/rules/tournament"
)

// TestCodes: each package's own list of refusals has its sentences.
func TestCodes(t *testing.T) {
	for name, codes := range map[string][]string{
		"archive": archive.Codes, "belote": belote.Codes, "domino": domino.Codes, "preferans": preferans.Codes, "session": session.Codes,
		"simulate": simulate.Codes, "store": store.Codes, "tournament": tournament.Codes,
	} {
		if len(codes) == 0 {
			t.Errorf("%s lists no codes", name)
		}
		for _, code := range codes {
			if !text.Has(code) {
				t.Errorf("%s: there is no sentence for %q", name, code)
			}
		}
	}
}

// TestParams: each parameter has a name and an explanation, each option a name.
func TestParams(t *testing.T) {
	for _, reg := range regulations.All() {
		id := reg.Info().ID
		for _, p := range reg.Params() {
			key := "param." + id + "." + p.Key
			wanted := []string{key, key + ".hint"}
			for _, option := range p.Options {
				wanted = append(wanted, "option."+id+"."+p.Key+"."+option)
			}
			for _, key := range wanted {
				if !text.Has(key) {
					t.Errorf("there is no sentence for %q", key)
				}
			}
		}
	}
}

// TestCatalogues: irregularities, remedies and their options are told in both languages,
// under ids of their own.
func TestCatalogues(t *testing.T) {
	for _, reg := range regulations.All() {
		var ids []string
		for _, entry := range reg.Catalogue() {
			where := reg.Info().ID + " " + entry.ID
			if entry.ID == "" || slices.Contains(ids, entry.ID) {
				t.Errorf("%s: the id is missing or there twice", where)
			}
			ids = append(ids, entry.ID)
			sentences := append([]rules.Bilingual{entry.Name}, entry.Remedies...)
			for _, option := range entry.Options {
				sentences = append(sentences, option.Text)
			}
			for _, extra := range entry.Extras {
				sentences = append(sentences, extra.Text)
			}
			for _, s := range sentences {
				if s.RU == "" || s.EN == "" {
					t.Errorf("%s: a sentence lacks a language: %+v", where, s)
				}
			}
		}
		if len(ids) == 0 {
			t.Errorf("%s has no catalogue", reg.Info().ID)
		}
	}
}
