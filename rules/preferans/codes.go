package preferans

import "github.com/sudya-app/sudya/rules"

// ID is the stable id of the regulation.
const ID = "preferans-almaty"

// Codes are the refusals of this package; each has its sentences in app/text.
var Codes = []string{
	"preferans.form",              // not the form that is asked for: text
	"preferans.whists.missing",    // no whists in the result
	"preferans.whists.count",      // count of numbers, want
	"preferans.whists.range",      // player, value, max
	"preferans.whists.sum",        // sum isn't 0
	"preferans.unbalanced.reason", // an unbalanced sheet without a reason
	"preferans.unbalanced.zero",   // a reason for a sheet that adds to 0
	"preferans.seat.range",        // player, count of seats
	"preferans.seat.twice",        // player is named twice
	"preferans.absent.whists",     // player wasn't there and has whists: value
	"preferans.late.minutes",      // minutes of lateness, max
	"preferans.players",           // players at a sheet: 3 or 4
	"preferans.deal.kind",         // kind of deal unknown
	"preferans.deal.missing",      // key is missing in a deal of this kind
	"preferans.deal.extra",        // key has no place in a deal of this kind
	"preferans.deal.player",       // player isn't 1…count
	"preferans.deal.dealer",       // the dealer of four can't be the declarer: player
	"preferans.deal.absent",       // player isn't at the table yet
	"preferans.deal.level",        // level isn't 6…10
	"preferans.deal.minimum",      // level under minimum while all-pass lasts
	"preferans.deal.fast",         // fast tricks aren't 0…3: fast
	"preferans.roles.count",       // count of roles, want
	"preferans.roles.unknown",     // role of player unknown
	"preferans.roles.declarer",    // player declares and has role
	"preferans.roles.two",         // player, another one, has the role of declarer
	"preferans.roles.dealer",      // player deals and has role
	"preferans.roles.sitting",     // player doesn't deal (or plays at three) and has role dealer
	"preferans.roles.half",        // half-whist on level
	"preferans.roles.defence",     // first and second can't go together
	"preferans.tricks.missing",    // somebody whisted: tricks are needed
	"preferans.tricks.count",      // count of tricks, want
	"preferans.tricks.range",      // player took tricks, max
	"preferans.tricks.sum",        // sum isn't 10
	"preferans.sheet.long",        // count of deals, max
	"preferans.start.count",       // count of numbers, want
	"preferans.start.range",       // value, min, max
	"preferans.adjust.empty",      // nothing is adjusted
	"preferans.adjust.range",      // value, max
	"preferans.ended.unknown",     // ended is neither time nor closed
	"preferans.ended.open",        // player has pool of max: not closed
	"preferans.ended.unlimited",   // pools without a limit never close
	"preferans.params.count",      // key has count values, want
	"preferans.params.even",       // key has an odd value
	"preferans.params.places",     // key: place points fall and share into whole points: value
	"preferans.params.bands",      // key: a whole band isn't a whole number of points: value
	"preferans.params.ladder",     // minutes of lateness go upwards: first, second
	"preferans.params.unit",       // a pool point isn't a whole number of mountain points
	"preferans.field.few",         // count players: no table
	"preferans.seating.size",      // table has count players
	"preferans.late.closed",       // no registration after the start
	"preferans.late.over",         // no round left to join
	"preferans.skip.over",         // there is no such round: rounds
}

// Notices are the remarks of this package; each has its sentences under "notice.".
var Notices = []string{
	"preferans.bye",           // one of five sits out
	"preferans.bye.again",     // all have sat out already
	"preferans.bye.manual",    // count sit out though there is a table for them
	"preferans.sizes",         // threes at tables of three, want
	"preferans.fixed",         // table: a fixed table that couldn't be kept
	"preferans.swiss.all",     // until, rounds: no Italian round comes
	"preferans.allpass.ended", // the time ran out in all-pass
}

func refuse(code, field string, args rules.Args) *rules.Error {
	return rules.Refuse(code, field, args)
}
