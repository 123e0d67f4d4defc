package safe

import (
	"strings"
	"testing"
)

func TestAPanicIsReportedNotPassedOn(t *testing.T) {
	got := make(chan Fault, 1)
	Catch(func(f Fault) { got <- f })
	defer Catch(nil)
	Go(func() { panic("стол 4") })
	f := <-got
	if f.Text != "стол 4" {
		t.Errorf("Text = %q", f.Text)
	}
	if !strings.Contains(f.Stack, "TestAPanicIsReportedNotPassedOn") {
		t.Errorf("the stack doesn't show where it was:\n%s", f.Stack)
	}
}

func TestAFaultBeforeTheBoundaryIsKept(t *testing.T) {
	Catch(nil)
	if Do(func() { panic("early") }) {
		t.Fatal("Do says that a panic came to its end")
	}
	var got []string
	Catch(func(f Fault) { got = append(got, f.Text) })
	defer Catch(nil)
	if len(got) != 1 || got[0] != "early" {
		t.Errorf("reported %q, want [early]", got)
	}
}

func TestDoTellsThatAllWentWell(t *testing.T) {
	ran := false
	if !Do(func() { ran = true }) || !ran {
		t.Error("Do didn't run to the end")
	}
}
