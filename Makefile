# `make` sets everything up and opens the game library in the browser; `make test` sets everything up and runs all tests.
VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3

.PHONY: play setup prepared test quick lint lint-python lint-types lint-pages js browser engines eights docs oldest bench clean

INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -c constraints.txt

play: $(VENV)/playable
	$(BIN)/tablee

setup: $(VENV)/ready

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

# What a player needs, and no more.
$(VENV)/playable: pyproject.toml constraints.txt | $(BIN)/python
	$(INSTALL) -e .
	$(BIN)/tablee prepare
	touch $@

# What changing something needs: lint, types, tests and the documentation.
$(VENV)/ready: pyproject.toml constraints.txt | $(BIN)/python
	$(INSTALL) -e '.[plot,dev,envs,docs]'
	touch $@

# What checks and tests the pages' scripts and styles. Node itself is a wheel, so that nothing else is needed.
WITH_NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
TOOLS := node_modules/.bin

node_modules/ready: $(VENV)/ready package.json
	$(WITH_NODE) npm install --no-package-lock --no-save --ignore-scripts --no-audit --no-fund --loglevel=error
	touch $@

# Only tests compile for a GPU; nobody else need download what that takes.
$(VENV)/gpu: pyproject.toml constraints.txt | $(BIN)/python
	$(INSTALL) -e '.[plot,dev,envs,docs,gpu]'
	touch $(VENV)/ready $@

prepared: setup
	$(BIN)/tablee prepare

# The browser tests drive Debian's Chromium: it is installed where that is possible, else named.
browser:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -qq -y chromium >/dev/null; } || \
	  { echo "The browser tests need Chromium: install the package 'chromium', then run 'make test' again."; exit 1; }

# Several processes are tested on Debian's PostgreSQL behind its nginx: both are installed where that is possible.
# Where it is not, their tests are left out, and that is said.
engines: browser
	@{ ls /usr/lib/postgresql/*/bin/pg_ctl >/dev/null 2>&1 || command -v pg_ctl >/dev/null; } && \
	  { command -v nginx >/dev/null || [ -x /usr/sbin/nginx ]; } || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && \
	    DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends postgresql nginx >/dev/null; } || \
	  echo "PostgreSQL or nginx is not here and cannot be installed: the tests of several processes are left out (packages 'postgresql' and 'nginx')."

# Many tests wait for a process or a browser: three at a time keep two cores busy. On a busy machine they may be late:
# whatever failed is tried once more, one after the other, and must pass then.
TOGETHER := -n 3 --dist worksteal
ALONE := -n 0 --last-failed --last-failed-no-failures=none
SIDE_BY_SIDE := --jobs=2 --output-sync

# While rules are compiled, what is missing on the machine is fetched.
test: $(VENV)/gpu
	$(MAKE) $(SIDE_BY_SIDE) prepared node_modules/ready browser engines
	$(MAKE) $(SIDE_BY_SIDE) lint-types lint-python lint-pages js docs
	$(BIN)/python -m pytest $(TOGETHER) --ignore=tests/browser || $(BIN)/python -m pytest $(ALONE) --ignore=tests/browser
	$(BIN)/python -m pytest $(TOGETHER) tests/browser || $(BIN)/python -m pytest $(ALONE) tests/browser
	$(MAKE) eights

# The sixth game is a package of its own: it is tested as one that was installed.
eights: setup
	$(INSTALL) --no-deps --upgrade --target build/eights ./examples/crazy_eights
	TABLEE_QUICK=1 PYTHONPATH=build/eights $(BIN)/python -m pytest $(TOGETHER) -c examples/crazy_eights/pyproject.toml \
	  examples/crazy_eights/tests

# The daily round: what takes no time, in the order in which it most often fails.
quick: setup node_modules/ready
	$(MAKE) $(SIDE_BY_SIDE) lint-types lint-python lint-pages js
	TABLEE_QUICK=1 $(BIN)/python -m pytest $(TOGETHER) $(QUICK)

QUICK := tests/games tests/words tests/records tests/core/test_chance.py tests/core/test_records.py \
  tests/core/test_contract.py tests/core/test_shelf.py tests/cli/test_cli_words.py tests/server/test_server_words.py tests/server/test_width.py

lint: lint-python lint-types lint-pages

lint-python: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-cache

lint-types: setup
	$(BIN)/mypy

lint-pages: node_modules/ready
	$(BIN)/djlint --lint --quiet src
	$(WITH_NODE) $(TOOLS)/biome check --error-on-warnings .
	$(WITH_NODE) $(TOOLS)/tsc

js: setup node_modules/ready
	$(WITH_NODE) node --test "tests/js/*.test.js"

# The documentation as a site, in build/site.
docs: setup
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet
	@echo "The site is in build/site: open build/site/index.html."

# The oldest versions of what is needed that are promised in pyproject.toml still work together.
oldest:
	$(PYTHON) -m venv build/oldest
	build/oldest/bin/python -m pip install --quiet --disable-pip-version-check $$($(PYTHON) -m tests.oldest) -e . pytest hypothesis httpx scipy
	build/oldest/bin/python -m pytest -q -p no:cacheprovider tests/core tests/games tests/records tests/words tests/cli/test_cli_shelf.py

bench: setup
	$(INSTALL) -e '.[bench]'
	$(BIN)/python -m bench

clean:
	rm -rf $(VENV) node_modules build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
