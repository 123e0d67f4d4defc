package store

import "context"

// reportEvery is how many lines are written between two reports: some 50 ms of a phone.
const reportEvery = 500

type reportKey struct{}

// Reporting is a context whose writing of many lines tells now and then how many of how
// many are written. tell is called while the transaction is open: it may not wait.
func Reporting(ctx context.Context, tell func(done, all int)) context.Context {
	return context.WithValue(ctx, reportKey{}, tell)
}

func report(ctx context.Context, done, all int) {
	if tell, ok := ctx.Value(reportKey{}).(func(done, all int)); ok {
		tell(done, all)
	}
}
