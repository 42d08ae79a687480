# The verbs of the project; the same ones run at the desk and in continuous integration.

SHELL := /bin/bash
.DEFAULT_GOAL := help
.NOTPARALLEL:

# Hundreds of processes begin in the tests. Without kept bytecode each compiles everything anew: a quarter of its start.
export PYTHONDONTWRITEBYTECODE :=

VENV := .venv
BIN   := $(VENV)/bin

# Leave PYTHON empty to take the first one that is new enough.
PYTHON ?=
export PYTHON
GAMES  ?=
HOURS  ?=
N      ?=
ARGS   ?= $(if $(GAMES),--games $(GAMES)) $(if $(HOURS),--hours $(HOURS))
COUNT   = $(if $(N),--count $(N))

# Tests that must cover kernel and rules whole. Tracing is slow, so all others run without it, random games among them.
CORE   := tests/kernel tests/rules tests/scenarios tests/notation tests/perft
PYTEST := $(BIN)/pytest --dist worksteal
FAULTS := tests/property/test_invariants.py::test_a_broken_invariant_is_named \
          tests/property/test_secrecy.py::test_only_a_finished_game_is_seen_whole

# The web client: sources, what npm installed, and what is built into the package.
WEB     := web
STATIC  := src/amunre/server/static
SITE    := $(STATIC)/.built
WEBSRC  := $(shell find $(WEB)/src $(WEB)/static $(WEB)/locales docs/rules docs/rulings docs/rulings.md -type f 2>/dev/null) \
           $(wildcard $(WEB)/*.ts $(WEB)/*.js $(WEB)/*.json)

# tests in a browser, each a script in web/tools; the longest first, because two run side by side. All may try a second
# time but the search for secrets: what leaks once has leaked
BROWSER := robot axe quiet layout hotseat offline secrets keys steady replay guided hints touch people accounts admin lobby visitors ownset
# every expansion alone, and every title with each number of players that the short set leaves out
BROWSERGAMES := classic:4 classic:5 revised:3 revised:4 revised:5 anniversary:4 anniversary:5 revised+expert:4 cardgame:2 cardgame:5 \
  anniversary+officials:3 anniversary+afterlife:5 anniversary+statues:4 anniversary+pharaoh:5 anniversary+promos:4 \
  anniversary+afterlife+statues+pharaoh+promos:4 anniversary+afterlife+statues+pharaoh+promos:5

.PHONY: help setup pytest pythons need-play need-test need-bench need-pins need-packages need-test-packages web webcheck webtest timing browsergames shots terminal play serve test fast lint imports type golden perft bench \
  native campaign blindness permutations races workers damage kills restores syncs load crowding fuzz wheel fresh pins clean

help:
	@echo 'make VERB, where VERB is one of'
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  %-12s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: need-test ## make .venv with all pinned tools and the package itself (PYTHON=path to choose)

# What a verb needs is made when it is called, and costs a moment when it is there already: each line of a set-up that
# has something to do says so. Playing installs what playing needs and nothing else.
need-play need-test need-bench need-pins:
	@tools/set-up $(patsubst need-%,%,$@)

need-packages need-test-packages: need-play
	@$(BIN)/python tools/web_client.py $(patsubst need-%,%,$@)

$(SITE): $(WEBSRC) | need-packages
	@$(BIN)/python tools/web_client.py site

web: $(SITE) ## build the web client into the package

webcheck: need-test-packages ## the web client: style, types and unit tests
	for step in lint check test; do tools/with-node npm --prefix $(WEB) run $$step || exit 1; done

webtest: need-test need-test-packages $(SITE) ## play whole games in a real browser and look at every page (CHROMIUM=path to choose one)
	@tools/need chromium=chromium
	tools/with-node npm --prefix $(WEB) run types:check
	@AT_ONCE=1 $(BIN)/python tools/together $(foreach script,$(BROWSER),$(script)='tools/with-node node $(WEB)/tools/$(script).js') \
	  --again '$(filter-out secrets,$(BROWSER))'
	@$(BIN)/python tools/together timing='tools/with-node node $(WEB)/tools/timing.js' --again timing

timing: need-test need-test-packages $(SITE) ## bytes of the first load, first paint and answers to taps
	@tools/need chromium=chromium
	tools/with-node node $(WEB)/tools/timing.js

browsergames: need-test need-test-packages $(SITE) ## more games by the robot: every number of players (SEED=number for other choices)
	@tools/need chromium=chromium
	tools/with-node node $(WEB)/tools/robot.js $(BROWSERGAMES)

shots: need-test need-test-packages $(SITE) ## pictures of all screens, three sizes, light and dark (OUT=folder)
	@tools/need chromium=chromium
	tools/with-node node $(WEB)/tools/shots.js $(abspath $(or $(OUT),build/shots))

terminal: need-play ## play a game in this terminal
	@$(BIN)/amunre play

play: need-play $(SITE) ## play against bots in the browser
	@$(BIN)/amunre serve --open

serve: need-play $(SITE) ## run the server for people and bots on this machine (ARGS="--port 9000" for options)
	@$(BIN)/amunre serve $(ARGS)

test: need-test need-test-packages $(SITE) ## everything that must hold: lint, imports, types, all tests, full coverage of the core
	@tools/need strace=strace chromium=chromium
	@$(BIN)/python tools/together web='$(MAKE) --no-print-directory webcheck' python='$(MAKE) --no-print-directory lint imports type' \
	  untraced='$(BIN)/pytest -m untraced $(CORE)'
	$(PYTEST) -n 2 -m 'not untraced' $(CORE) $(FAULTS) --cov=amunre.kernel --cov=amunre.rules --cov-branch --cov-fail-under=100
	$(PYTEST) -n 3 --durations=10 $(addprefix --ignore=,$(CORE))
	@$(MAKE) --no-print-directory webtest

pytest: need-test
	$(BIN)/pytest --dist worksteal -n 2 $(ARGS)

pythons: ## run the tests on every Python from 3.11 on that can be found (ARGS=tests/rules for some)
	@python3 tools/pythons.py $(ARGS)

fast: need-test ## the tests without the slow ones, stopping at the first failure
	$(BIN)/pytest -x -m 'not slow'

lint: need-test ## style and formatting (ruff)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

imports: need-test ## which package may import which (import-linter)
	$(BIN)/lint-imports

type: need-test ## static types, strict (mypy)
	$(BIN)/mypy

golden: need-test ## replay the recorded games
	$(BIN)/pytest tests/golden

perft: need-test ## count the positions of small game trees
	$(BIN)/pytest tests/perft

bench: need-bench ## measure speed side by side with a peer
	$(BIN)/python benchmarks/run.py

native: need-test ## compile the bots into build/native, for long matches (needs a C compiler)
	$(BIN)/python tools/native.py

campaign: need-test ## let bots play many games and check every step (GAMES=number HOURS=number)
	$(BIN)/python -m amunre.arena.campaign $(ARGS)

kills: need-test ## kill the server under load again and again and look for anything lost (KILLS=1000)
	$(BIN)/python -m tests.reliability.kills --kills $(or $(KILLS),1000)

restores: need-test ## crash the server under load, restore a backup, look for anything lost (CRASHES=100)
	$(BIN)/python -m tests.reliability.restores --crashes $(or $(CRASHES),100)
	@tools/need strace=strace
	$(BIN)/python -m tests.reliability.points --calls

syncs: need-test ## watch that every move is on the disk before it is acknowledged (MOVES=10000; needs strace)
	$(BIN)/python -m tests.reliability.syncs --moves $(or $(MOVES),10000)

load: need-test ## measure a server with many live games (GAMES=300 SECONDS=600 MOST=75)
	$(BIN)/python -m tests.reliability.load --games $(or $(GAMES),300) --seconds $(or $(SECONDS),600) --most $(or $(MOST),75)

crowding: need-test ## one address leaves many tables to bots that search; what others feel of it (TABLES=150 SECONDS=120)
	$(BIN)/python -m tests.reliability.crowding --tables $(or $(TABLES),150) --seconds $(or $(SECONDS),120)

fuzz: need-test ## send a server whatever can be sent, and look for what keeps its event loop (REQUESTS=100000 SEED=words)
	$(BIN)/python -m tests.reliability.fuzz --requests $(or $(REQUESTS),100000) $(if $(SEED),--seed $(SEED))

blindness: need-test ## ask bots the same question in worlds that look the same to them (N=worlds for each kind)
	$(BIN)/python -m tests.volume.blindness $(COUNT)

permutations: need-test ## change all that a viewer may not know, and compare what is sent (N=number)
	$(BIN)/python -m tests.volume.permutations $(COUNT)

races: need-test ## race for decisions, sealed choices and seats (N=number)
	$(BIN)/python -m tests.volume.races $(COUNT)

workers: need-test ## several workers spray moves at shared tables on PostgreSQL (GAMES=at a time N=moves)
	$(BIN)/python -m tests.volume.spraying $(if $(GAMES),--games $(GAMES)) $(if $(N),--actions $(N))

damage: need-test ## flip bits of databases, edit rows, damage records: all of it must be found (N=number)
	$(BIN)/python -m tests.volume.damage $(COUNT)

wheel: need-play $(SITE) ## build the wheel into dist/, with the web client and the rules in it
	@rm -rf build
	@$(BIN)/python -m pip --disable-pip-version-check --quiet wheel --no-deps --no-build-isolation --no-index --wheel-dir dist .
	@rm -rf build
	@ls dist/*.whl

fresh: ## time both commands of the README in a fresh clone with empty caches (ARGS=--play for the first alone)
	@python3 tools/fresh.py $(ARGS)

pins: need-pins ## renew requirements/*.txt (ARGS=--keep to change no version that still fits)
	$(BIN)/python tools/pins.py $(ARGS)

clean: ## remove the environment, caches and build output
	rm -rf $(VENV) $(WEB)/node_modules $(WEB)/.svelte-kit $(STATIC) build dist src/*.egg-info htmlcov .coverage .coverage.* \
	  .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -not -path './.git/*' -prune -exec rm -rf {} +
