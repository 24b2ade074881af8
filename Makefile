# Everything a checkout needs is set up by the targets themselves; `make help` lists them.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
GAMES ?= 10000
SEED ?= 1

.DEFAULT_GOAL := help
.PHONY: help setup play test lint types imports browser unit soak bench bench-peers docs lock clean

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

play: $(READY)  ## Open the tabletop
	@$(BIN)/fabletop play

test: lint types imports unit  ## Run every check and test

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	$(BIN)/mypy

imports: $(READY)
	$(BIN)/lint-imports

browser:
	@command -v chromium || command -v chromium-browser || command -v google-chrome \
		|| { [ "$$(id -u)" = 0 ] && command -v apt-get && apt-get update -qq \
			&& apt-get install -y -qq chromium > /dev/null; } \
		|| echo "There is no Chromium: install it, or the tests of the pages will fail" >&2

unit: $(READY) browser
	$(BIN)/pytest -n auto --dist loadgroup

soak: $(READY)  ## Play GAMES random games under every conformance check (GAMES=10000 SEED=1)
	$(BIN)/fabletop soak --games $(GAMES) --seed $(SEED)

bench: $(READY)  ## Measure speed; prints the table of docs/performance.md
	$(BIN)/python -m bench

bench-peers: $(READY)  ## The same, beside public peers installed in their own environment
	$(BIN)/python -m bench --peers

docs: $(READY)  ## Regenerate the rule coverage pages
	$(BIN)/python -m tests.rule_coverage

lock: $(READY)  ## Renew requirements.lock
	$(PYTHON) -m venv $(VENV)-lock && $(VENV)-lock/bin/pip install --quiet uv
	$(VENV)-lock/bin/uv pip compile pyproject.toml --group dev --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-header --upgrade --output-file requirements.lock

clean:  ## Remove what the targets made
	rm -rf $(VENV) $(VENV)-lock .venv-peers .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
