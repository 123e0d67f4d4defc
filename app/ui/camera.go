package ui

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// CanScan reports whether the browser reads QR codes with the camera.
func CanScan() bool {
	if app.IsServer {
		return false
	}
	media := app.Window().Get("navigator").Get("mediaDevices")
	return app.Window().Get("BarcodeDetector").Truthy() && media.Truthy() && media.Get("getUserMedia").Truthy()
}

// scanEvery is how often the picture is looked at.
const scanEvery = 150 * time.Millisecond

// Camera shows what the camera sees and tells the text of each QR code in it, the same one
// again and again while it is seen. The camera is let go when the part leaves the page.
type Camera struct {
	app.Compo

	ID     string // required
	Label  string // for screen readers
	OnText func(ctx app.Context, text string)
	OnFail Act // there is no camera, or the person refused it

	stream app.Value
	gone   bool
}

// OnMount asks for the camera.
func (c *Camera) OnMount(ctx app.Context) {
	if !CanScan() {
		c.fail(ctx)
		return
	}
	wish := map[string]any{"video": map[string]any{"facingMode": "environment"}, "audio": false}
	settle(app.Window().Get("navigator").Get("mediaDevices").Call("getUserMedia", wish), func(v app.Value, ok bool) {
		ctx.Dispatch(func(ctx app.Context) {
			switch {
			case !ok:
				c.fail(ctx)
			case c.gone:
				stopTracks(v)
			default:
				c.stream = v
				c.watch(ctx)
			}
		})
	})
}

func (c *Camera) fail(ctx app.Context) {
	if c.OnFail != nil {
		c.OnFail(ctx)
	}
}

// watch looks at the picture again and again.
func (c *Camera) watch(ctx app.Context) {
	video := app.Window().GetElementByID(c.ID)
	video.Set("srcObject", c.stream)
	settle(video.Call("play"), func(app.Value, bool) {})
	detector := app.Window().Get("BarcodeDetector").New(map[string]any{"formats": []any{"qr_code"}})
	var look func(app.Context)
	look = func(ctx app.Context) {
		if c.gone {
			return
		}
		// A picture that isn't there yet breaks the promise: the next one may be.
		settle(detector.Call("detect", video), func(found app.Value, ok bool) {
			var texts []string
			for i := 0; ok && i < found.Length(); i++ {
				texts = append(texts, found.Index(i).Get("rawValue").String())
			}
			ctx.Dispatch(func(ctx app.Context) {
				for _, text := range texts {
					if !c.gone {
						c.OnText(ctx, text)
					}
				}
				ctx.After(scanEvery, look)
			})
		})
	}
	look(ctx)
}

// OnDismount lets the camera go.
func (c *Camera) OnDismount() {
	c.gone = true
	if c.stream != nil {
		stopTracks(c.stream)
	}
}

func stopTracks(stream app.Value) {
	tracks := stream.Call("getTracks")
	for i := range tracks.Length() {
		tracks.Index(i).Call("stop")
	}
}

// Render draws the picture.
func (c *Camera) Render() app.UI {
	return app.Video().ID(c.ID).Class("camera").Muted(true).Attr("playsinline", "").Aria("label", c.Label)
}
