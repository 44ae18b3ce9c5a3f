# Two commands do everything on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
RUN := $(BIN)/python
INSTALL := $(BIN)/pip install --quiet --disable-pip-version-check
SOURCES := $(shell find src/camarilla/core src/camarilla/games src/camarilla/observing src/camarilla/adapters src/camarilla/bots/search -name "*.py") setup.py tools/compile.py

# Players need not wait for the compiler: the interpreted rules are fast enough for people and most bots. It works behind
# them, with what time they leave it, and goes on if they stop; the server's bots take what it makes when all is there.
PLAYABLE := $(if $(wildcard $(VENV)/ready),$(VENV)/ready,$(VENV)/base)
COMPILE_BEHIND = [ -f $(VENV)/ready ] || { mkdir -p build; \
	nohup nice -n 19 sh -c '$(RUN) tools/compile.py && touch $(VENV)/ready' > build/behind.log 2>&1 & }
HOST ?= 127.0.0.1
GAME ?= ruse-and-bruise
PYTEST := $(BIN)/pytest -n 2 --dist worksteal -q
# What is compiled is tested interpreted, too. Drawings and texts are not: tests/test_builds.py compares what they draw.
INTERPRETED := tests/core tests/testkit tests/games tests/test_all_games.py -k 'not (board or picture or terminal or pointed)'
MEASURED := --cov --cov-report=
QUICK := tests/core tests/testkit tests/games tests/speech tests/test_records.py tests/test_exports.py \
	tests/web/test_pages.py tests/web/test_table.py

.PHONY: play terminal test test-extras test-torch quick coverage setup only check docs reference soak proxy ladder bench bench-peers baselines lock clean

play: $(PLAYABLE)  ## Play in the browser; HOST=0.0.0.0 lets everybody in the house in
	@$(COMPILE_BEHIND)
	@$(BIN)/camarilla serve --host $(HOST) --port 0 --open || [ $$? -eq 130 ]

terminal: $(PLAYABLE)  ## Play in the terminal; GAME=strozzi plays another game
	@$(COMPILE_BEHIND)
	@$(BIN)/camarilla play $(GAME) || [ $$? -eq 130 ]

test: $(VENV)/ready-dev check  ## Check everything, then run all tests, compiled and interpreted
	@$(RUN) tools/browser.py
	@$(PYTEST)
	@CAMARILLA_PURE=1 $(PYTEST) $(INTERPRETED)

test-extras: $(VENV)/ready-dev  ## What takes longer or needs more: whole games by clicking, the wheel, the site, tools of others, Firefox; needs npm
	@$(RUN) tools/browser.py firefox
	@$(BIN)/pytest -m extras -q tests/extras
	@$(PYTEST) -m extras tests/browser tests/terminal

test-torch: $(VENV)/ready-dev build/baselines/ready  ## What needs PyTorch, in an environment of its own: TorchRL, and learning that repeats itself
	@$(BIN)/pytest -m torch -q tests/extras

quick: $(VENV)/ready-dev  ## In two minutes what finds most mistakes: check, core, rules, one game's pages
	@$(RUN) tools/ci.py check
	@$(PYTEST) $(QUICK)

coverage: $(VENV)/ready-dev  ## Branch coverage of core, rules and web, with a floor for each
	@mkdir -p build
	@COVERAGE_FILE=build/coverage.installed $(PYTEST) $(MEASURED) tests/web
	@CAMARILLA_PURE=1 COVERAGE_FILE=build/coverage.interpreted $(PYTEST) $(MEASURED) -m 'not no_cover' $(INTERPRETED)
	@$(RUN) tools/coverage.py

setup: $(if $(ONLY),only,$(VENV)/ready)  ## Set up and compile, without running anything; ONLY=strozzi compiles no other game

# What is compiled is then not all there is, so that whatever needs everything compiles again.
only: $(VENV)/base
	@rm -f $(VENV)/ready
	@$(RUN) tools/compile.py $(ONLY)

check: $(VENV)/ready-dev  ## Format, lint, types, workflows, hooks, architecture
	@$(RUN) tools/ci.py check

docs: $(VENV)/ready-dev  ## All pages as a site with search, and the API reference in it, into build/site
	@$(RUN) tools/site.py

reference: $(VENV)/ready-dev  ## The API reference from the docstrings, into build/reference
	@$(RUN) tools/reference.py

soak: $(VENV)/ready-dev  ## Kill the server a hundred times and more, on both databases; let crowds come back; play 10,000 games
	@$(BIN)/pytest -m soak -q tests/web
	@$(RUN) -m bench.load soak

proxy: $(VENV)/ready-dev  ## Play through the proxy of docs/deploying.md; needs nginx
	@$(BIN)/pytest -m proxy -q tests/web/test_proxy.py

ladder: $(VENV)/ready-dev  ## Play the first deal of every line of docs/ladder.md again: is it what the page says?
	@$(RUN) -m tools.ladder again

bench: $(VENV)/ready-dev $(VENV)/ready-bench  ## Measure speed and memory against the targets
	@$(RUN) tools/browser.py
	@$(RUN) -m bench

bench-peers: $(VENV)/ready-dev $(VENV)/ready-bench  ## Measure other people's games and environments with ours, into docs/benchmarks.md; needs npm
	@$(RUN) -m bench.peers

baselines: $(VENV)/ready-dev build/baselines/ready  ## Learn every game by self-play with three seeds, into docs/baselines.md; SHORT=1 learns less
	@OMP_NUM_THREADS=1 PYTHONPATH=src:. build/baselines/bin/python -m baselines $(if $(SHORT),--short)

# An environment of its own, because PyTorch is large; the compiled rules are those of the checkout.
build/baselines/ready: baselines/requirements.txt
	@$(PYTHON) -m venv build/baselines
	@build/baselines/bin/pip install --quiet --disable-pip-version-check -r baselines/requirements.txt
	@touch $@

lock: $(VENV)/ready-dev  ## Lock what pyproject.toml asks for; UPGRADE=--upgrade takes the newest versions
	@$(RUN) tools/lock.py $(UPGRADE)

clean:  ## Remove everything that was built
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache src/*.egg-info
	find src -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/base: requirements/play.txt requirements/build.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "camarilla needs Python 3.11 or newer; set PYTHON=/path/to/it"; exit 2; }
	@echo "camarilla: setting up $(VENV), about a minute the first time ..."
	@$(PYTHON) -m venv $(VENV)
	@$(INSTALL) --no-deps --require-hashes -r requirements/play.txt -r requirements/build.txt
	@CAMARILLA_NO_COMPILE=1 $(INSTALL) --no-build-isolation --no-deps -e .
	@touch $@

$(VENV)/ready: $(VENV)/base $(SOURCES)
	@$(RUN) tools/compile.py
	@touch $@

$(VENV)/ready-dev: $(VENV)/ready requirements/dev.txt
	@$(INSTALL) --no-deps --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/ready-bench: $(VENV)/ready requirements/bench.txt
	@$(INSTALL) --no-deps --require-hashes -r requirements/bench.txt
	@touch $@
