package e2e

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// Click clicks what has the role and the name: first an exact match, else the first
// whose name contains it. An empty role is any.
func (p *Page) Click(role, name string) {
	p.t.Helper()
	p.click(role+" «"+name+"»", func() *accessibility.Node { return pick(p.tree(), []string{role}, name) })
}

// Fill replaces the text of the field with the label.
func (p *Page) Fill(label, text string) {
	p.t.Helper()
	// A field that is being drawn anew can't be focused: the one in its place can.
	p.until("the focus of "+label, func() bool {
		node := p.findAny(fields, label)
		_, err := try(p, dom.Focus, dom.FocusParams{BackendNodeID: node.BackendDOMNodeID})
		return err == nil
	})
	p.do(chromedp.Evaluate[chromedp.Void](`document.activeElement.select && document.activeElement.select()`))
	if text == "" {
		p.Press("\b")
		return
	}
	call(p, input.InsertText, input.InsertTextParams{Text: text})
}

// WaitValue waits until the field with the label holds the text: a touch is told to the
// program at once, and shows with its next drawing.
func (p *Page) WaitValue(label, want string) {
	p.t.Helper()
	p.until(fmt.Sprintf("the field %s with %q in it", label, want), func() bool {
		node := pick(p.tree(), fields, label)
		return node != nil && valueOf(node.Value) == want
	})
}

// Press types keys into what has the focus; see chromedp's package kb for the special ones.
func (p *Page) Press(keys string, modifiers ...chromedp.Modifier) {
	p.t.Helper()
	for _, key := range keys {
		events := kb.Encode(key)
		down, up := events[0], events[len(events)-1]
		for _, m := range modifiers {
			down.Modifiers |= int64(m)
			up.Modifiers |= int64(m)
		}
		// The letter goes with the key, as from a keyboard: sent by itself it would come even
		// where the program has taken the key, and to whatever has the focus by then.
		if len(events) == 3 && down.Modifiers&^int64(chromedp.ModifierShift) == 0 {
			down.Text, down.UnmodifiedText = events[1].Text, events[1].UnmodifiedText
		}
		call(p, input.DispatchKeyEvent, *down)
		call(p, input.DispatchKeyEvent, *up)
	}
}

// Has reports whether something has the role and the name now.
func (p *Page) Has(role, name string) bool {
	p.t.Helper()
	return pick(p.tree(), []string{role}, name) != nil
}

// Wait waits until something has the role and the name; a dialog also has the focus then,
// where typing begins.
func (p *Page) Wait(role, name string) {
	p.t.Helper()
	p.find(role, name)
	if role != "dialog" {
		return
	}
	p.WaitTrue(`(() => {
		const dialog = document.querySelector("dialog[open]"), at = document.activeElement;
		const field = dialog?.querySelector("[data-autofocus], .score.is-current input");
		return field ? at === field : dialog?.contains(at);
	})()`)
}

// fields are the roles of what text is typed into.
var fields = []string{"textbox", "searchbox", "spinbutton", "combobox"}

func (p *Page) find(role, name string) *accessibility.Node {
	p.t.Helper()
	return p.findAny([]string{role}, name)
}

func (p *Page) findAny(roles []string, name string) *accessibility.Node {
	p.t.Helper()
	var found *accessibility.Node
	p.until(fmt.Sprintf("%s «%s»", strings.Join(roles, " or "), name), func() bool {
		found = pick(p.tree(), roles, name)
		return found != nil
	})
	return found
}

func (p *Page) tree() []*accessibility.Node {
	p.t.Helper()
	return call(p, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{}).Nodes
}

// pick is the first node with one of the roles ("" any) and the name, else the first
// whose name contains it.
func pick(nodes []*accessibility.Node, roles []string, name string) *accessibility.Node {
	var like *accessibility.Node
	for _, n := range nodes {
		if n.Ignored || n.BackendDOMNodeID == 0 || !hasRole(n, roles) {
			continue
		}
		has := plain(valueOf(n.Name))
		if has == plain(name) {
			return n
		}
		if like == nil && strings.Contains(has, plain(name)) {
			like = n
		}
	}
	return like
}

func hasRole(n *accessibility.Node, roles []string) bool {
	role := valueOf(n.Role)
	for _, wanted := range roles {
		if wanted == role || wanted == "" && role != "RootWebArea" {
			return true
		}
	}
	return false
}

// valueOf is a value of the tree as text.
func valueOf(v *accessibility.Value) string {
	if v == nil {
		return ""
	}
	var text string
	if err := json.Unmarshal(v.Value, &text); err != nil {
		return string(v.Value)
	}
	return text
}

// call runs a command of the browser's protocol on the tab.
func call[P, R any](p *Page, command cdp.Command[P, R], params P) R {
	p.t.Helper()
	result, err := try(p, command, params)
	if err != nil {
		p.t.Fatalf("%s: %v", command.Method, err)
	}
	return result
}

// try is call with its error.
func try[P, R any](p *Page, command cdp.Command[P, R], params P) (R, error) {
	ctx, cancel := context.WithTimeout(p.ctx, Patience)
	defer cancel()
	return chromedp.Call(ctx, command, params)
}
