package preferans

import (
	"slices"
	"strings"
	"testing"

	"github.com/sudya-app/sudya/rules"
)

// TestDealRefusals: what cannot be is refused with the numbers of the sentence.
func TestDealRefusals(t *testing.T) {
	contract := func(rest string) string { return `{"kind":"contract","dealer":3,"declarer":0,` + rest + `}` }
	for _, row := range []struct {
		players    int
		deal, want string
	}{
		{4, contract(`"level":6,"roles":["declarer","whist","whist","dealer"],"tricks":[6,3,2,0]`), "preferans.tricks.sum at deals.0.tricks deal=1 sum=11 want=10"},
		{4, contract(`"level":6,"roles":["declarer","whist","whist","dealer"],"tricks":[11,0,-1,0]`), "preferans.tricks.range at deals.0.tricks.0 deal=1 max=10 player=1 tricks=11"},
		{4, contract(`"level":6,"roles":["declarer","whist","whist","dealer"],"tricks":[5,3,1,1]`), "preferans.tricks.range at deals.0.tricks.3 deal=1 max=0 player=4 tricks=1"},
		{4, contract(`"level":6,"roles":["declarer","whist","whist","dealer"],"tricks":[5,3,2]`), "preferans.tricks.count at deals.0.tricks count=3 deal=1 want=4"},
		{4, contract(`"level":6,"roles":["declarer","whist","whist","dealer"]`), "preferans.tricks.missing at deals.0.tricks deal=1"},
		{4, contract(`"level":8,"roles":["declarer","half","pass","dealer"]`), "preferans.roles.half at deals.0.roles deal=1 level=8 max=7"},
		{4, contract(`"level":9,"roles":["declarer","half","returned","dealer"],"tricks":[9,0,1,0]`), "preferans.roles.half at deals.0.roles deal=1 level=9 max=7"},
		{4, contract(`"level":6,"roles":["declarer","half","whist","dealer"],"tricks":[6,0,4,0]`), "preferans.roles.defence at deals.0.roles deal=1 first=half second=whist"},
		{4, contract(`"level":6,"roles":["declarer","half","half","dealer"]`), "preferans.roles.defence at deals.0.roles deal=1 first=half second=half"},
		{4, contract(`"level":6,"roles":["declarer","returned","pass","dealer"],"tricks":[6,4,0,0]`), "preferans.roles.defence at deals.0.roles deal=1 first=returned second=pass"},
		{4, contract(`"level":6,"roles":["whist","whist","pass","dealer"],"tricks":[6,4,0,0]`), "preferans.roles.declarer at deals.0.roles.0 deal=1 player=1 role=whist"},
		{4, contract(`"level":6,"roles":["declarer","declarer","pass","dealer"]`), "preferans.roles.two at deals.0.roles.1 deal=1 declarer=1 player=2"},
		{4, contract(`"level":6,"roles":["declarer","dealer","pass","dealer"]`), "preferans.roles.sitting at deals.0.roles.1 deal=1 dealer=4 player=2"},
		{4, contract(`"level":6,"roles":["declarer","pass","pass","pass"]`), "preferans.roles.dealer at deals.0.roles.3 deal=1 player=4 role=pass"},
		{4, contract(`"level":6,"roles":["declarer","whist","pass","whist"],"tricks":[6,4,0,0]`), "preferans.roles.dealer at deals.0.roles.3 deal=1 player=4 role=whist"},
		{4, contract(`"level":6,"roles":["declarer","pass","pass"]`), "preferans.roles.count at deals.0.roles count=3 deal=1 want=4"},
		{4, contract(`"level":6,"roles":["declarer","pass","sleeps","dealer"]`), "preferans.roles.unknown at deals.0.roles.2 deal=1 player=3 role=sleeps"},
		{4, contract(`"level":5,"roles":["declarer","pass","pass","dealer"]`), "preferans.deal.level at deals.0.level deal=1 level=5 max=10 min=6"},
		{4, contract(`"level":11,"roles":["declarer","pass","pass","dealer"]`), "preferans.deal.level at deals.0.level deal=1 level=11 max=10 min=6"},
		{4, contract(`"level":6,"roles":["declarer","pass","pass","dealer"],"fast":4`), "preferans.deal.fast at deals.0.fast deal=1 fast=4 max=3"},
		{4, `{"kind":"contract","dealer":0,"declarer":0,"level":6,"roles":["declarer","pass","pass","pass"]}`, "preferans.deal.dealer at deals.0.declarer deal=1 player=1"},
		{4, `{"kind":"contract","dealer":4,"declarer":0,"level":6,"roles":["declarer","pass","pass","dealer"]}`, "preferans.deal.player at deals.0.dealer deal=1 player=5 players=4"},
		{3, `{"kind":"contract","dealer":2,"declarer":0,"level":6,"roles":["declarer","pass","dealer"]}`, "preferans.roles.sitting at deals.0.roles.2 deal=1 dealer=3 player=3"},
		{4, `{"kind":"contract","dealer":3,"declarer":0,"level":6,"roles":["declarer","pass","pass","absent"]}`, "preferans.deal.absent at deals.0.dealer deal=1 player=4"},
		{4, `{"kind":"contract","dealer":2,"declarer":0,"level":6,"roles":["declarer","absent","pass","absent"]}`, "preferans.deal.absent at deals.0.roles.1 deal=1 player=2 role=absent"},
		{3, `{"kind":"contract","dealer":2,"declarer":0,"level":6,"roles":["declarer","pass","absent"]}`, "preferans.deal.absent at deals.0.absent deal=1 player=3"},
		{4, `{"kind":"misere","dealer":1,"declarer":1,"tricks":2}`, "preferans.deal.dealer at deals.0.declarer deal=1 player=2"},
		{4, `{"kind":"misere","dealer":1,"declarer":2,"tricks":11}`, "preferans.tricks.range at deals.0.tricks deal=1 max=10 player=3 tricks=11"},
		{4, `{"kind":"misere","dealer":1,"declarer":-2,"tricks":1}`, "preferans.deal.player at deals.0.declarer deal=1 player=-1 players=4"},
		{4, `{"kind":"allpass","dealer":2,"tricks":[3,4,0,2]}`, "preferans.tricks.sum at deals.0.tricks deal=1 sum=9 want=10"},
		{4, `{"kind":"allpass","dealer":2,"tricks":[3,4,3,0]}`, "preferans.tricks.range at deals.0.tricks.2 deal=1 max=2 player=3 tricks=3"},
		{4, `{"kind":"allpass","dealer":2,"tricks":[3,4,2,1],"absent":3}`, "preferans.tricks.range at deals.0.tricks.3 deal=1 max=0 player=4 tricks=1"},
		{4, `{"kind":"allpass","dealer":2,"tricks":[3,4,3,0],"absent":7}`, "preferans.deal.player at deals.0.absent deal=1 player=8 players=4"},
		{4, `{"kind":"raspas","dealer":2}`, "preferans.deal.kind at deals.0.kind deal=1 kind=raspas"},
		{4, `{"kind":"misere","declarer":2,"tricks":0}`, "preferans.deal.missing at deals.0.dealer deal=1 key=dealer kind=misere"},
		{4, `{"kind":"misere","dealer":1,"declarer":2}`, "preferans.deal.missing at deals.0.tricks deal=1 key=tricks kind=misere"},
		{4, `{"kind":"contract","dealer":1,"declarer":2,"level":6}`, "preferans.deal.missing at deals.0.roles deal=1 key=roles kind=contract"},
		{4, `{"kind":"allpass","dealer":1,"declarer":2,"tricks":[5,0,5,0]}`, "preferans.deal.extra at deals.0.declarer deal=1 key=declarer kind=allpass"},
		{4, `{"kind":"misere","dealer":1,"declarer":2,"tricks":0,"fast":1}`, "preferans.deal.extra at deals.0.fast deal=1 key=fast kind=misere"},
	} {
		raw := `{"players":` + string(rune('0'+row.players)) + `,"deals":[` + row.deal + `],"ended":"time"}`
		_, err := New().ScoreSheet(defaults, []byte(raw))
		if err == nil || err.Error() != row.want {
			t.Errorf("%s\n got %v\nwant %s", row.deal, err, row.want)
		}
	}
}

func TestMinimumIsKept(t *testing.T) {
	const pass = `{"kind":"allpass","dealer":2,"tricks":[3,6,1,0]}`
	const six = `{"kind":"contract","dealer":3,"declarer":0,"level":6,"roles":["declarer","pass","pass","dealer"]}`
	const misere = `{"kind":"misere","dealer":3,"declarer":0,"tricks":0}`
	_, err := New().ScoreSheet(defaults, []byte(`{"players":4,"deals":[`+strings.Join([]string{pass, misere, six}, ",")+`]}`))
	if want := "preferans.deal.minimum at deals.2.level deal=3 level=6 minimum=7"; err == nil || err.Error() != want {
		t.Errorf("%v, want %s: misère has no minimum and doesn't end all-pass", err, want)
	}
	easier := defaults.With(rules.Params{"allPassMinimum": []int{6, 6, 7}})
	if _, err := New().ScoreSheet(easier, []byte(`{"players":4,"deals":[`+pass+`,`+six+`]}`)); err != nil {
		t.Errorf("6 after one all-pass, if so set: %v", err)
	}
}

// TestExit: only a contract that was whisted and made ends all-pass (7.4–7.6).
func TestExit(t *testing.T) {
	contract := func(level int, first, second, dealer Role, taken int) Deal {
		return Deal{Kind: DealContract, Dealer: 3, Level: level, Absent: nobody,
			Roles: []Role{RoleDeclarer, first, second, dealer}, Tricks: []int{taken, 10 - taken, 0, 0}}
	}
	for _, row := range []struct {
		name string
		deal Deal
		exit bool
	}{
		{"whisted and made", contract(7, RoleWhist, RolePass, RoleDealer, 7), true},
		{"whisted by the dealer and made", contract(7, RolePass, RolePass, RoleWhist, 7), true},
		{"taken back and made", contract(7, RoleReturned, RoleHalf, RoleDealer, 8), true},
		{"failed", contract(7, RoleWhist, RolePass, RoleDealer, 6), false},
		{"nobody whisted", contract(8, RolePass, RolePass, RoleDealer, 8), false},
		{"half-whist", contract(7, RoleHalf, RolePass, RoleDealer, 7), false},
		{"misère made", Deal{Kind: DealMisere, Dealer: 3, Absent: nobody}, false},
	} {
		p, _ := NewParty(StyleOf(defaults), 4, Start{})
		p.AllPasses = 2
		e, err := p.Play(row.deal)
		if err != nil {
			t.Fatalf("%s: %v", row.name, err)
		}
		if e.Exit != row.exit || (p.AllPasses == 0) != row.exit {
			t.Errorf("%s: exit %v, %d in a row", row.name, e.Exit, p.AllPasses)
		}
	}
}

func TestDefenderRoles(t *testing.T) {
	for _, row := range []struct {
		level int
		other Role
		want  []Role
	}{
		{6, "", []Role{RoleWhist, RolePass, RoleHalf, RoleReturned}},
		{8, "", []Role{RoleWhist, RolePass}},
		{7, RoleWhist, []Role{RoleWhist, RolePass}},
		{7, RolePass, []Role{RoleWhist, RolePass, RoleHalf}},
		{7, RoleHalf, []Role{RolePass, RoleReturned}},
		{7, RoleReturned, []Role{RoleHalf}},
		{9, RolePass, []Role{RoleWhist, RolePass}},
		{9, RoleHalf, nil},
	} {
		if got := DefenderRoles(row.level, row.other); !slices.Equal(got, row.want) {
			t.Errorf("%d beside %q: %v, want %v", row.level, row.other, got, row.want)
		}
	}
	for _, row := range []struct {
		level         int
		first, second Role
		may           bool
	}{
		{6, RolePass, RolePass, true}, {6, RolePass, RoleHalf, true}, {6, RoleHalf, RolePass, true}, {9, RolePass, RolePass, true},
		{9, RolePass, RoleHalf, false}, {6, RoleWhist, RolePass, false}, {6, RoleReturned, RoleHalf, false}, {6, RoleHalf, RoleHalf, false},
	} {
		if got := DealerMayWhist(row.level, row.first, row.second); got != row.may {
			t.Errorf("dealer on %d beside %s, %s: %v", row.level, row.first, row.second, got)
		}
	}
}

func TestCheckDeal(t *testing.T) {
	for raw, want := range map[string]string{
		`{"declarer":0,"dealer":3,"kind":"contract","fast":0,"tricks":[6,3,1,0],"level":6,"roles":["declarer","whist","pass","dealer"]}`: `{"kind":"contract","dealer":3,"declarer":0,"level":6,"roles":["declarer","whist","pass","dealer"],"tricks":[6,3,1,0]}`,
		`{"kind":"contract","dealer":3,"declarer":0,"level":6,"roles":["declarer","pass","pass","dealer"],"tricks":[1,1,1,1],"fast":2}`:  `{"kind":"contract","dealer":3,"declarer":0,"level":6,"roles":["declarer","pass","pass","dealer"],"fast":2}`,
		`{"kind":"misere","dealer":1,"declarer":1,"tricks":0}`:                                                                           `{"kind":"misere","dealer":1,"declarer":1,"tricks":0}`,
		`{"kind":"misere","dealer":1,"declarer":1,"tricks":3,"absent":0}`:                                                                `{"kind":"misere","dealer":1,"declarer":1,"tricks":3,"absent":0}`,
		`{"kind":"allpass","dealer":0,"tricks":[4,3,3]}`:                                                                                 `{"kind":"allpass","dealer":0,"tricks":[4,3,3]}`,
		`{"absent":3,"kind":"allpass","dealer":0,"tricks":[4,3,3,0]}`:                                                                    `{"kind":"allpass","dealer":0,"tricks":[4,3,3,0],"absent":3}`,
	} {
		got, err := New().CheckDeal([]byte(raw))
		if err != nil || string(got) != want {
			t.Errorf("%s: %s, %v", raw, got, err)
		}
	}
	for raw, code := range map[string]string{
		`{"kind":"misere","dealer":1,"declarer":2,"tricks":[0]}`:                              "preferans.form",
		`{"kind":"misere","dealer":1,"declarer":2,"tricks":null}`:                             "preferans.form",
		`{"kind":"misere","dealer":1,"declarer":2,"tricks":1.5}`:                              "preferans.form",
		`{"kind":"allpass","dealer":1,"tricks":10}`:                                           "preferans.form",
		`{"kind":"allpass","dealer":1,"tricks":[5,5]}`:                                        "preferans.players",
		`{"kind":"misere","dealer":1,"declarer":2,"tricks":0,"suit":"♠"}`:                     "preferans.form",
		`{"kind":"contract","dealer":1,"declarer":0,"level":6,"roles":["declarer","pass"]}`:   "preferans.players",
		`{"kind":"contract","dealer":1,"declarer":0,"level":"6","roles":["declarer","pass"]}`: "preferans.form",
		`{"kind":"contract","dealer":1,"declarer":0,"level":6,"roles":[]}`:                    "preferans.players",
	} {
		if _, err := New().CheckDeal([]byte(raw)); rules.CodeOf(err) != code {
			t.Errorf("%s: %v, want %s", raw, err, code)
		}
	}
}
