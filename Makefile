# `make` sets everything up and opens the game library in the browser; `make test` sets everything up and runs all tests.
VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3

.PHONY: play setup test lint js browser engines bench clean

play: setup
	$(BIN)/tablee

setup: $(VENV)/ready

$(VENV)/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[plot,dev,envs]'
	$(BIN)/tablee prepare
	touch $@

# What checks and tests the pages' scripts and styles. Node itself is a wheel, so that nothing else is needed.
WITH_NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
TOOLS := node_modules/.bin

node_modules/ready: $(VENV)/ready package.json
	$(WITH_NODE) npm install --no-package-lock --no-save --ignore-scripts --no-audit --no-fund --loglevel=error
	touch $@

# Only tests compile for a GPU; players need not download what that takes.
$(VENV)/gpu: $(VENV)/ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[gpu]'
	touch $@

# The browser tests drive Debian's Chromium: it is installed where that is possible, else named.
browser:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -qq -y chromium >/dev/null; } || \
	  { echo "The browser tests need Chromium: install the package 'chromium', then run 'make test' again."; exit 1; }

# Several processes are tested on Debian's PostgreSQL behind its nginx: both are installed where that is possible.
# Where it is not, their tests are left out, and that is said.
engines:
	@{ ls /usr/lib/postgresql/*/bin/pg_ctl >/dev/null 2>&1 || command -v pg_ctl >/dev/null; } && \
	  { command -v nginx >/dev/null || [ -x /usr/sbin/nginx ]; } || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && \
	    DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends postgresql nginx >/dev/null; } || \
	  echo "PostgreSQL or nginx is not here and cannot be installed: the tests of several processes are left out (packages 'postgresql' and 'nginx')."

test: setup $(VENV)/gpu lint js browser engines
	$(BIN)/tablee prepare
	$(BIN)/python -m pytest -n 2 --dist worksteal --ignore=tests/browser
	$(BIN)/python -m pytest -n 2 --dist worksteal tests/browser

lint: setup node_modules/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/djlint --lint --quiet src
	$(WITH_NODE) $(TOOLS)/biome check --error-on-warnings .
	$(WITH_NODE) $(TOOLS)/tsc

js: setup node_modules/ready
	$(WITH_NODE) node --test "tests/js/*.test.js"

bench: setup
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[bench]'
	$(BIN)/python -m bench

clean:
	rm -rf $(VENV) node_modules build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
