package main

import (
	"strconv"
	"strings"
)

// preferred is our order among encodings that the client likes equally: smallest first.
var preferred = []string{"br", "gzip"}

// negotiate chooses the Content-Encoding for a request's Accept-Encoding (RFC 9110
// §12.5.3) among those that exist: the highest weight, then our order; "" is as it is,
// also for a client that refuses everything that there is.
func negotiate(accept []string, exist map[string]encoded) string {
	weights := weightsOf(accept)
	best, bestWeight := "", 0.0
	for _, coding := range preferred {
		weight, named := weights[coding]
		if !named {
			weight = weights["*"]
		}
		if _, ok := exist[coding]; ok && weight > bestWeight {
			best, bestWeight = coding, weight
		}
	}
	if weights["identity"] > bestWeight {
		return ""
	}
	return best
}

// weightsOf reads "br;q=0.8, gzip"; a weight that can't be read is 0: not wanted.
func weightsOf(accept []string) map[string]float64 {
	weights := map[string]float64{}
	for _, list := range accept {
		for _, item := range strings.Split(list, ",") {
			coding, parameter, weighted := strings.Cut(item, ";")
			weight := 1.0
			if weighted {
				name, value, _ := strings.Cut(strings.TrimSpace(parameter), "=")
				q, err := strconv.ParseFloat(strings.TrimSpace(value), 64)
				if err != nil || !strings.EqualFold(strings.TrimSpace(name), "q") {
					q = 0
				}
				weight = q
			}
			weights[strings.ToLower(strings.TrimSpace(coding))] = weight
		}
	}
	return weights
}
