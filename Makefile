# SPDX-License-Identifier: MIT
# `make help` lists the targets; their scripts are in Scripts/.

.DEFAULT_GOAL := help
.PHONY: help setup run build install uninstall test walk check lint typecheck-apple format goldens options wasm web package docs bench torture pictures clean

PYTHON ?= python3
PREFIX ?= /usr/local
DESTDIR ?=
PROGRAM ?= bin/almanac

help:  ## Name the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 24

setup:  ## Install what is needed to test and to measure
	Scripts/setup.sh

run:  ## Open the calendar in a browser (PORT=8080, ARGS="--demo")
	@Scripts/setup.sh run
	@Scripts/run.sh $(ARGS)

build:  ## Build the program with its web pages inside: bin/almanac
	Scripts/setup.sh run
	Scripts/build.sh

install:  ## Install it with manual pages and completions (PREFIX=/usr/local, DESTDIR=)
	@test -x bin/almanac || { echo "Run 'make build' first, as yourself." >&2; exit 1; }
	@PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' PYTHON='$(PYTHON)' Scripts/install.sh install

uninstall:  ## Remove what make install put there; databases stay (PREFIX=, DESTDIR=)
	@PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' Scripts/install.sh uninstall

test:  ## Run every check and test, in browsers a third of many variants (VARIANTS=all)
	VARIANTS='$(VARIANTS)' $(PYTHON) Scripts/test.py

walk:  ## Random walks from other seeds and further than in test (SEED=1 SCALE=5)
	@WALK_SCALE='$(SCALE)' Scripts/walk.sh $(SEED)

check: export VARIANTS = all
check: test docs  ## What to run before a release: test with all variants, and build the documentation

lint:  ## Check formatting and the house rules
	Scripts/lint.sh
	$(PYTHON) Scripts/check.py

typecheck-apple:  ## Check all modules against an SDK of iOS (SDK=PATH APINOTES=PATH)
	@SDK='$(SDK)' APINOTES='$(APINOTES)' $(PYTHON) Scripts/typecheck_apple.py $(ARGS)

format:  ## Format all Swift sources in place
	Scripts/lint.sh --fix

goldens:  ## Write the goldens anew, then look at `git diff`
	Scripts/goldens.sh

options:  ## Write what follows from the table of options: lists, types, controls, commands
	swift build --product AlmanacOptions
	$(PYTHON) Scripts/options.py

wasm:  ## Build the engine for browsers
	Scripts/setup.sh run
	Scripts/wasm.sh

web: wasm  ## Assemble Web/dist
	Scripts/web.sh

package: web  ## Pack the elements for npm: Web/dist/almanac-calendar-VERSION.tgz
	Scripts/package.py

docs:  ## Build the documentation with the toolchain's own docc
	Scripts/docs.sh

bench: web build  ## Measure, against the thresholds
	Scripts/setup.sh bench
	Scripts/setup.sh test
	failed=0; .venv/bin/python Benchmarks/browser.py || failed=1; \
	$(PYTHON) Benchmarks/programs.py || failed=1; $(PYTHON) Benchmarks/server.py || failed=1; \
	$(PYTHON) Benchmarks/writes.py || failed=1; $(PYTHON) Benchmarks/occurrences.py || failed=1; \
	$(PYTHON) Benchmarks/searching.py || failed=1; .venv/bin/python Benchmarks/starting.py || failed=1; \
	$(PYTHON) Benchmarks/window.py || failed=1; \
	$(PYTHON) Benchmarks/run.py && exit $$failed

torture:  ## Attack bin/almanac: kills, power cuts, hostile requests (SEED=1 SCALE=1 ATTACKS="kills flips")
	$(PYTHON) Tests/Torture/torture.py --program $(PROGRAM) --seed $(or $(SEED),1) --scale $(or $(SCALE),1) $(ATTACKS)

pictures: web  ## Draw docs/pictures; take pictures of the pages into .build/pictures
	swift run AlmanacPictures docs/pictures
	Scripts/embed_web.py
	swift build --package-path Apps --product almanac
	if [ -n "$(COMMITS)" ]; then ALMANAC=Apps/.build/debug/almanac \
	  Scripts/commits-picture.sh "$(COMMITS)" 2018-08-15 docs/pictures/commits; fi
	Scripts/setup.sh test
	.venv/bin/python Scripts/icons.py
	.venv/bin/python Scripts/pictures.py
	$(PYTHON) Scripts/window_pictures.py

clean:  ## Remove what was built (not .venv)
	rm -rf .build .build-apple .build-docs .build-run .build-tests .build-wasm Web/dist bin \
	  Apps/.build Apps/.build-tests Apps/Sources/CWebAssets/generated \
	  Benchmarks/.build Benchmarks/.build-results
