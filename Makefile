# make run   — the app at http://127.0.0.1:8000/
# make test  — everything, on a fresh machine with Go
# make build — bin/sudya with the app inside, packed as well as possible

GO ?= go

# The browser runner of wasm tests; it lives in its own module graph, so the pin is here.
WASMBROWSERTEST = github.com/agnivade/wasmbrowsertest@v0.11.0
# The linter, likewise.
STATICCHECK = honnef.co/go/tools/cmd/staticcheck@v0.8.2

E2E = ./cmd/sudya/e2e
NATIVE = $$($(GO) list ./... | grep -v /cmd/sudya/e2e)
BROWSER = ./app/... ./cmd/app
# Packages whose tests say something new in a browser: IndexedDB and Intl.
WASM_TESTS = ./app/store ./app/text

# The race detector needs a C compiler.
RACE := $(shell command -v $$($(GO) env CC) >/dev/null 2>&1 && echo -race)
FUZZTIME ?= 30s

.PHONY: build dist run test vet test-native test-fuzz test-wasm test-e2e size measure soak chromium clean

build:
	$(GO) run ./cmd/dist -best
	$(GO) build -trimpath -o bin/sudya ./cmd/sudya

dist:
	$(GO) run ./cmd/dist

run: dist
	$(GO) run ./cmd/sudya serve

test: vet test-native test-fuzz test-wasm test-e2e

vet: tmp/staticcheck
	@test -z "$$(gofmt -l app cmd rules web)" || { gofmt -l app cmd rules web; echo "gofmt меняет эти файлы"; exit 1; }
	$(GO) vet ./...
	GOOS=js GOARCH=wasm $(GO) vet $(BROWSER)
	tmp/staticcheck ./...
	GOOS=js GOARCH=wasm tmp/staticcheck $(BROWSER)

test-native:
	@test -n "$(RACE)" || echo "Нет компилятора C: тесты идут без детектора гонок. Debian: apt-get install gcc libc6-dev"
	CGO_ENABLED=$(if $(RACE),1,0) $(GO) test $(RACE) -timeout 30m $(NATIVE)

# A short run: the reading of files from anywhere; make soak runs all targets for long.
test-fuzz:
	$(GO) test -run '^$$' -fuzz '^FuzzRead$$' -fuzztime 30000x -fuzzminimizetime 1x ./rules/archive

# The runner passes arguments and environment to the browser: together under 8 KB.
test-wasm: chromium tmp/wasmbrowsertest
	env -i PATH="$$PATH" HOME="$$HOME" GOFLAGS="$$GOFLAGS" GOOS=js GOARCH=wasm \
		$(GO) test -timeout 10m -exec "$(CURDIR)/tmp/wasmbrowsertest" $(WASM_TESTS)

test-e2e: chromium dist
	$(GO) test -count=1 -timeout 30m $(E2E)

tmp/staticcheck: Makefile
	GOBIN="$(CURDIR)/tmp" $(GO) install $(STATICCHECK)
	@touch $@

tmp/wasmbrowsertest: Makefile
	GOBIN="$(CURDIR)/tmp" $(GO) install $(WASMBROWSERTEST)
	@touch $@

# What the program of the browser consists of, by package: MB, and packed.
size:
	$(GO) run ./cmd/dist -sizes

# Times of what a judge waits for, natively and in Chromium; on a quiet machine.
measure: chromium dist
	$(GO) test -run '^$$' -bench . -benchtime 20x ./rules/archive ./rules/pairing ./rules/belote
	$(GO) test -run '^$$' -bench . -benchtime 1x -timeout 30m $(E2E)

# Longer than a test may take: every fuzz target for FUZZTIME, the server under load again
# and again, the browser killed KILLS times in the middle of an entry.
KILLS ?= 100
soak: chromium dist
	@set -e; for package in $(NATIVE); do \
		for target in $$($(GO) test -list '^Fuzz' $$package | grep '^Fuzz' || true); do \
			echo "$$package $$target"; \
			$(GO) test -run '^$$' -fuzz "^$$target\$$" -fuzztime $(FUZZTIME) -fuzzminimizetime 1x $$package; \
		done; \
	done
	$(GO) test -count=20 -run 'Load|Slow' ./cmd/sudya
	SUDYA_KILLS=$(KILLS) $(GO) test -count=1 -timeout 2h -run TestKilledBrowserLosesNothing -v $(E2E)

chromium:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
	{ test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -q && apt-get install -y -q chromium; } || \
	{ echo "Тестам в браузере нужен Chromium: поставьте пакет chromium (Debian: apt-get install chromium)."; exit 1; }

clean:
	rm -rf bin tmp
	find web/dist -mindepth 1 ! -name .gitkeep -delete
