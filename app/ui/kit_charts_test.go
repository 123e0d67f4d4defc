package ui

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

func (k *Kit) chart() app.UI {
	return Section("kit-14", "Графики",
		&PlacesChart{ID: "kit-chart", Caption: "Места по турам. Лидер сменился 3 раза", Label: "График мест шести игроков по пяти турам", Name: "Игрок", Table: "Таблицей", Series: []Series{
			{Name: "Оспанов", Places: []int{4, 6, 5, 3, 1}, Line: 1}, {Name: "Полуянов", Places: []int{6, 3, 1, 2, 2}, Line: 2}, {Name: "Тулеев", Places: []int{2, 1, 2, 1, 3}, Line: 3},
			{Name: "Якубов", Places: []int{1, 2, 3, 5, 4}, Line: 4}, {Name: "Бекетов", Places: []int{3, 4, 6, 4, 5}}, {Name: "Верещак", Places: []int{5, 5, 4, 6, 6}}}},
		Cols("21", kitPoints(),
			&BarsChart{ID: "kit-bars", Caption: "Разница вистов в партии", Label: "Столбики: за сколькими столами какая разница", Name: "Разница", Count: "Столов", Table: "Таблицей", Bars: []Bar{
				{Name: "0–99", N: 2}, {Name: "100–199", N: 5}, {Name: "200–299", N: 7, Mark: "медиана"}, {Name: "300–399", N: 3}, {Name: "400–499"}, {Name: "500–599", N: 1}}}))
}

// kitPoints are all eight lines: of those on the same way each must be seen.
func kitPoints() app.UI {
	chart := &PointsChart{ID: "kit-points", Caption: "Баллы по турам", Label: "График баллов восьми игроков", Name: "Игрок", Table: "Таблицей", Round: "тур", Unit: "Баллы",
		Rounds: []string{"1", "2", "3", "4", "Ф1"}, Afresh: 5}
	for _, at := range []int{-4, -2, 0, 2, 4} {
		chart.Ticks = append(chart.Ticks, kitLevel(at))
	}
	for i, ways := range [][]int{{1, 2, 3, 4, 1}, {1, 2, 3, 3, 0}, {1, 2, 1, 2, 1}, {-1, 0, 1, 2}, {-1, 0, -1, 0}, {-1, -2, -1, -2}, {1, 0, -1, -2}, {-1, -2, -3}} {
		line := PointsLine{Name: strconv.Itoa(i+1) + " Игрок", Line: i + 1}
		for _, at := range ways {
			line.Levels = append(line.Levels, kitLevel(at))
		}
		chart.Lines = append(chart.Lines, line)
	}
	return chart
}

func kitLevel(at int) Level {
	return Level{At: at, Text: strings.Replace(strconv.Itoa(at), "-", "−", 1)}
}
