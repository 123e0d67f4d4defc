package store

import "context"

type reportKey struct{}

// Reporting is a context whose writing of many lines tells now and then how many of how
// many are written. tell is called while the transaction is open: it may not wait.
func Reporting(ctx context.Context, tell func(done, all int)) context.Context {
	return context.WithValue(ctx, reportKey{}, tell)
}
