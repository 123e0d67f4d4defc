package main

import (
	"bytes"
	"image/color"
	"image/png"
	"math"
	"testing"
)

func TestIconSizes(t *testing.T) {
	for _, side := range []int{180, 192, 512} {
		picture, err := png.Decode(bytes.NewReader(iconPNG(side, rounded)))
		if err != nil {
			t.Fatal(err)
		}
		if b := picture.Bounds(); b.Dx() != side || b.Dy() != side {
			t.Errorf("%v instead of %d", b, side)
		}
	}
}

// Systems cut a maskable icon down to a circle of four fifths: outside of it there is only felt.
func TestMaskableIconKeepsToTheSafeCircle(t *testing.T) {
	picture, err := png.Decode(bytes.NewReader(iconPNG(512, maskable)))
	if err != nil {
		t.Fatal(err)
	}
	drawn := 0
	for y := range 512 {
		for x := range 512 {
			got := color.RGBAModel.Convert(picture.At(x, y)).(color.RGBA)
			if got == felt {
				continue
			}
			drawn++
			if distance := math.Hypot(float64(x)-255.5, float64(y)-255.5); distance > 0.4*512 {
				t.Fatalf("%v at %d, %d: %.0f from the middle", got, x, y, distance)
			}
		}
	}
	if drawn < 10_000 {
		t.Errorf("only %d pixels are drawn", drawn)
	}
}

func TestRoundedIconHasClearCorners(t *testing.T) {
	picture, err := png.Decode(bytes.NewReader(iconPNG(192, rounded)))
	if err != nil {
		t.Fatal(err)
	}
	if _, _, _, alpha := picture.At(0, 0).RGBA(); alpha != 0 {
		t.Errorf("the corner has alpha %d", alpha)
	}
	if _, _, _, alpha := picture.At(96, 2).RGBA(); alpha != 0xffff {
		t.Errorf("the edge has alpha %d", alpha)
	}
}

func TestSpanCoversPartsOfPixels(t *testing.T) {
	cover := make([]float64, 4)
	span(cover, 0.5, 2.25, 1)
	span(cover, -3, 0.25, 1)
	span(cover, 3, 9, 0.5)
	if want := [4]float64{0.75, 1, 0.25, 0.5}; [4]float64(cover) != want {
		t.Errorf("%v instead of %v", cover, want)
	}
}
