package belote

// Codes are all refusals of this package. The list only grows: files and people know them.
var Codes = []string{
	"belote.json", "belote.json.unknown", "belote.json.type",
	"belote.side", "belote.equal", "belote.result.kind", "belote.result.forms",
	"belote.total.missing", "belote.total.range",
	"belote.slip.missing", "belote.diff.missing", "belote.diff.range",
	"belote.slip.points", "belote.slip.diff", "belote.slip.mars", "belote.slip.unfinished",
	"belote.declarer.missing", "belote.reached.off", "belote.reached.low",
	"belote.unfinished.over", "belote.unfinished.nobody", "belote.unfinished.playon",
	"belote.deal.form", "belote.deal.side", "belote.deal.game", "belote.deal.penalty", "belote.deal.award",
	"belote.deal.cards", "belote.deal.negative", "belote.deal.melds", "belote.deal.sum", "belote.deal.even",
	"belote.deal.tricks", "belote.deal.trickless", "belote.deal.reached", "belote.deal.reachedOff",
	"belote.sheet.over",
	"belote.params.cuts", "belote.params.cutRound", "belote.params.bonus", "belote.params.limits",
	"belote.plan.few", "belote.late.off", "belote.late.closed",
	"belote.seating.size", "belote.seating.byes",
	"belote.substitute.off", "belote.substitute.final", "belote.substitute.played", "belote.substitute.out",
	"belote.substitute.nocut", "belote.substitute.nobody",
	"belote.skip",
}

// NoticeCodes are all remarks of this package to the judge.
var NoticeCodes = []string{
	"belote.total.high",
	"belote.bye.again", "belote.cuts.beyond", "belote.fixed",
	"belote.seating.bye", "belote.seating.schedule",
}

// Verdicts are all verdicts of Score, for the sentences "page.belote.title.<code>".
var Verdicts = []string{
	VerdictWin, VerdictMars, VerdictBothOver, VerdictReached, VerdictReachedMars,
	VerdictUnfinishedLow, VerdictUnfinishedHigh, VerdictEqualZero, VerdictEqualBothLose,
	VerdictNoShow, VerdictNoShowBoth, VerdictAwarded,
}

// Notes are all notes of deals, for the sentences "page.party.note.<note>".
var Notes = []string{NoteBait, NoteTotus, NoteHang, NoteEqual, NotePenalty, NoteAward, NotePass, NoteReached}

// Phases are the phases of the catalogue in order, for the sentences "page.ruling.phase.<phase>".
var Phases = []string{PhaseDealing, PhaseBidding, PhaseMelds, PhasePlay, PhaseRecord, PhaseGross, PhaseDiscipline}

// Choosers are those who choose an option, for the sentences "page.ruling.chooser.<chooser>".
var Choosers = []string{ChooserJudge, ChooserOpponents, ChooserFirstInnocent, ChooserNextOpponent}
