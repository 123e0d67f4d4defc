package preferans

import (
	"slices"

	"github.com/sudya-app/sudya/rules"
	"github.com/sudya-app/sudya/rules/pairing"
)

// Move (пересадка) takes a player from one table to another; To is -1 if he sits out.
// Tables are indices.
type Move struct {
	Entrant  rules.EntrantID
	From, To int
}

// Filling (доукомплектование) is how tables are brought to their sizes.
type Filling struct {
	Tables [][]rules.EntrantID // as many as there were; a table that is given up is empty
	Moves  []Move
	Byes   []rules.EntrantID
}

// FillUp brings the tables to the sizes for the number of players present, before any of
// them has started (6): fewest moves, among equals from the last tables up. Who moves
// takes a free seat, so that the order round the table stays. Of five the last listed of
// those who would move sits out. Code preferans.field.few if fewer than three are present.
func FillUp(tables [][]rules.EntrantID, absent []rules.EntrantID) (Filling, error) {
	f := filling{}
	for i, table := range tables {
		f.open(table)
		for j, id := range table {
			if slices.Contains(absent, id) {
				f.seats[i][j] = ""
			} else {
				f.present[i]++
				f.count++
			}
		}
	}
	if f.count < 3 {
		return Filling{}, refuse("preferans.field.few", "", rules.Args{"count": f.count})
	}
	for fours, threes := f.target(); len(f.seats) < fours+threes; {
		f.open(nil) // a table by hand held more than four
	}
	return f.move(f.sizes()), nil
}

func (f *filling) open(table []rules.EntrantID) {
	f.seats = append(f.seats, slices.Clone(table))
	f.present = append(f.present, 0)
}

type filling struct {
	seats   [][]rules.EntrantID // "" is a free seat
	present []int               // players at each table
	count   int
}

// target is how many tables of four and of three there are to be.
func (f *filling) target() (fours, threes int) {
	fours, threes, ok := pairing.Sizes(f.count)
	if !ok { // five: four play
		return 1, 0
	}
	return fours, threes
}

// sizes chooses the size of each table, 0 for one that is given up.
func (f *filling) sizes() []int {
	fours, threes := f.target()
	best := f.fewestMoves(fours, threes)
	// From the first table on, the size that moves fewest away from it of those that keep
	// the whole least, and of these the largest: so the moves come from the last tables.
	sizes := make([]int, len(f.present))
	for i := range sizes {
		leaves := -1
		for _, size := range []int{4, 3, 0} {
			four, three := fours, threes
			if !take(size, &four, &three) {
				continue
			}
			away := max(0, f.present[i]-size)
			if rest := best[i+1][four][three]; rest < 0 || away+rest != best[i][fours][threes] {
				continue
			}
			if leaves < 0 || away < leaves {
				leaves, sizes[i] = away, size
			}
		}
		take(sizes[i], &fours, &threes)
	}
	return sizes
}

// take counts one table of the size off, and is false if there is none left.
func take(size int, fours, threes *int) bool {
	switch size {
	case 4:
		*fours--
	case 3:
		*threes--
	}
	return *fours >= 0 && *threes >= 0
}

// fewestMoves answers for the tables from i on, with so many of four and of three still to
// make, how many players must move away; -1 if it can't be.
func (f *filling) fewestMoves(fours, threes int) [][][]int {
	n := len(f.present)
	best := make([][][]int, n+1)
	for i := n; i >= 0; i-- {
		best[i] = make([][]int, fours+1)
		for four := range best[i] {
			best[i][four] = make([]int, threes+1)
			for three := range best[i][four] {
				least := -1
				if i == n {
					if four == 0 && three == 0 {
						least = 0
					}
					best[i][four][three] = least
					continue
				}
				for _, size := range []int{4, 3, 0} {
					restFour, restThree := four, three
					if !take(size, &restFour, &restThree) {
						continue
					}
					rest := best[i+1][restFour][restThree]
					if away := max(0, f.present[i]-size); rest >= 0 && (least < 0 || away+rest < least) {
						least = away + rest
					}
				}
				best[i][four][three] = least
			}
		}
	}
	return best
}

// move takes the surplus from the last tables up and gives it to the first tables that lack.
func (f *filling) move(sizes []int) Filling {
	out := Filling{Tables: make([][]rules.EntrantID, len(f.seats))}
	var moving []Move
	for i := len(f.seats) - 1; i >= 0; i-- {
		for j := len(f.seats[i]) - 1; j >= 0 && f.present[i] > sizes[i]; j-- {
			if f.seats[i][j] != "" {
				moving = append(moving, Move{Entrant: f.seats[i][j], From: i, To: nobody})
				f.seats[i][j] = ""
				f.present[i]--
			}
		}
	}
	next := 0
	// Of five, the first taken, from the last table, is the one without a seat.
	if f.count == 5 {
		out.Byes = append(out.Byes, moving[0].Entrant)
		next = 1
	}
	for i := range f.seats {
		for ; f.present[i] < sizes[i]; f.present[i]++ {
			moving[next].To = i
			f.sit(i, moving[next].Entrant)
			next++
		}
		out.Tables[i] = slices.DeleteFunc(f.seats[i], func(id rules.EntrantID) bool { return id == "" })
	}
	out.Moves = moving
	return out
}

// sit puts a player on a free seat of the table, or at its end.
func (f *filling) sit(table int, id rules.EntrantID) {
	if free := slices.Index(f.seats[table], ""); free >= 0 {
		f.seats[table][free] = id
		return
	}
	f.seats[table] = append(f.seats[table], id)
}
