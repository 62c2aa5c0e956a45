# make run     the bot and the panel; without TELEGRAM_BOT_TOKEN the rehearsal, which needs no Telegram
# make test    every test, on SQLite, on PostgreSQL and in a browser
# make check   format, lint, types, import contracts, scenarios
# make format  what `make check` asks for and a machine can do
# make mutants breaks the rules in 600 small ways; fails when the tests notice fewer than 90 of 100 (SAMPLE=, MUTANTS=)
# make crash   kills bot and panel at every point of their work, 20 times each (KILLS=), in both games on both databases,
#              by polling and by webhook
# make bench   every benchmark, one after another
# make soak    four weeks of twenty tables with faults: does the bot's memory grow after two? (half an hour)
# make lock    renews the lock files from requirements*.in
# make clean   removes what the tools left; the data folder stays

SHELL := /bin/sh
PYTHON ?= $(firstword $(foreach python,python3 python3.13 python3.12 python3.11,\
	$(shell $(python) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $(python))))
BIN := .venv/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes
COMPILE := $(BIN)/pip-compile --quiet --upgrade --generate-hashes --allow-unsafe --strip-extras --no-header \
	--no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-emit-options

# Where the rehearsal's own Bot API server listens, and the token it knows.
REHEARSAL_API_URL ?= http://127.0.0.1:8081
REHEARSAL_BOT_TOKEN ?= 1:rehearsal

.PHONY: run test check format mutants crash bench soak lock clean

run: .venv/installed
	@export PATH="$(CURDIR)/$(BIN):$$PATH" PYTHONUNBUFFERED=1; \
	if [ -n "$$TELEGRAM_BOT_TOKEN" ] || grep -qs '^TELEGRAM_BOT_TOKEN=.' .env; then \
		exec honcho start bot panel; \
	fi; \
	export TELEGRAM_API_URL="$(REHEARSAL_API_URL)" TELEGRAM_BOT_TOKEN="$(REHEARSAL_BOT_TOKEN)"; \
	[ -n "$$SCUTTLEBUTT_DATA" ] || fresh=--fresh; \
	export SCUTTLEBUTT_DATA="$${SCUTTLEBUTT_DATA:-data/rehearsal}"; \
	python -m telegram_bot.rehearsal.berth $$fresh || exit 1; \
	trap : INT; honcho start rehearsal panel || [ $$? -eq 130 ]

# Games played over HTTP mostly wait for clocks: more of them fit than there are processors.
WORKERS ?= 4

test: .venv/installed-dev
	@$(BIN)/python -m tests.chromium
	@$(BIN)/python -m pytest --numprocesses $(WORKERS) --dist loadfile --no-loadscope-reorder $(TESTS)

check: .venv/installed-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m core.scenario tests/scenarios/*.json > /dev/null

format: .venv/installed-dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

mutants: .venv/installed-mutants
	@$(BIN)/python -m tests.mutants $(if $(SAMPLE),--sample $(SAMPLE)) $(foreach pattern,$(MUTANTS),'$(pattern)')

KILLS ?= 20

crash: .venv/installed-dev
	@CRASH_KILLS="$(KILLS)" $(BIN)/python -m pytest -q -s --numprocesses 4 tests/service/test_crash.py tests/faults/test_crash.py

bench: .venv/installed
	@for bench in $(filter-out deploy/bench/_% deploy/bench/soak.py,$(wildcard deploy/bench/*.py)); do \
		echo "$$bench"; $(BIN)/python "$$bench" || exit 1; done

soak: .venv/installed
	@$(BIN)/python deploy/bench/soak.py

lock: .venv/installed-dev
	$(COMPILE) --output-file requirements.txt requirements.in
	$(COMPILE) --output-file requirements-dev.txt requirements-dev.in
	$(COMPILE) --output-file requirements-mutants.txt requirements-mutants.in

clean:
	rm -rf .venv .cache .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache mutants
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/installed: requirements.txt | $(BIN)/python
	$(INSTALL) -r requirements.txt
	@touch $@

.venv/installed-dev: requirements-dev.txt | $(BIN)/python
	$(INSTALL) -r requirements-dev.txt
	@touch $@

.venv/installed-mutants: requirements-mutants.txt | .venv/installed-dev
	$(INSTALL) -r requirements-mutants.txt
	@touch $@

$(BIN)/python:
	@$(or $(PYTHON),false) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Scuttlebutt needs Python 3.11 or newer: install it, or name it: make PYTHON=/path/to/python3" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo "This Python cannot make a virtual environment: on Debian or Ubuntu, apt install python3-venv" >&2; exit 1; }
	$(PYTHON) -m venv .venv
