# The two commands for newcomers are `make demo` and `make test`; `make help` lists the rest.
SHELL := /bin/bash
.DEFAULT_GOAL := help

SWIFT ?= swift
# What debug builds contain for debuggers: 'make build DEBUG_INFO=dwarf' takes a quarter longer.
DEBUG_INFO ?= none
BUILD = $(SWIFT) build -debug-info-format $(DEBUG_INFO)
SOURCES := Package.swift Sources Plugins Tests StandIns Benchmarks Examples Scripts/Darwin Fuzzing/Package.swift Fuzzing/Sources/Fuzz \
	Mutants/Package.swift Mutants/Sources/Mutation Mutants/Sources/Mutants Mutants/Tests
# Seconds for each of the six fuzz targets. Two run at a time, so all of them together take an hour.
FUZZ_SECONDS ?= 1200
# What decides which samples `make test` tries, of suites that run the program and of templates, and which kills, faults,
# races and histories: the day of the year. With EVERY=1, it runs all suites and checks all templates.
SEED ?= $(shell date +%-j)
EVERY ?=
# Where `make test` keeps the stand-ins that it compiles.
STAND_INS = $(CURDIR)/.build/stand-ins
# What `make test` leaves out, for its last line.
FEWER_SUITES = seven of eight suites that run the program and of the templates (all with 'make test EVERY=1', seed $(SEED))
FEWER_ATTACKS = two of three attacks (all with 'make attack', seed $(SEED))
# How `make test` runs the tests that it built.
RUN_TESTS ?= $(SWIFT) test --skip-build --disable-xctest
# The templates of `make mutants`.
TEMPLATES ?= $(notdir $(wildcard Templates/*))

.PHONY: help
help: ## List the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-22s%s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: dependencies
dependencies: ## Install libyaml if it is missing
	@Scripts/dependencies.sh

.PHONY: build
build: dependencies ## Build the program into .build/debug
	$(BUILD) --product generamba

.PHONY: demo
demo: dependencies ## Generate a module into a small package, build it and run its tests
	@SWIFT="$(SWIFT)" DEBUG_INFO="$(DEBUG_INFO)" Scripts/demo.sh

.PHONY: test
test: dependencies ## Run the tests and check the templates: a sample that changes from day to day, or all with EVERY=1
	$(BUILD) --build-tests
	"$${GENERAMBA_PROGRAM:-$$($(SWIFT) build --show-bin-path)/generamba}" template test Templates
	GENERAMBA_CACHE=$(STAND_INS) "$${GENERAMBA_PROGRAM:-$$($(SWIFT) build --show-bin-path)/generamba}" template check \
		$$($(if $(EVERY),ls Templates,Scripts/sample templates $(SEED)))
	set -o pipefail; GENERAMBA_SEED=$(SEED) GENERAMBA_STAND_INS=$(STAND_INS)/check \
		GENERAMBA_ROUNDS=$(if $(EVERY),3,1) $(RUN_TESTS) $(if $(EVERY),,--skip "$$(Scripts/sample skipped $(SEED))") 2>&1 | \
		LEFT_OUT="$(if $(EVERY),$(FEWER_ATTACKS),$(FEWER_SUITES))" Scripts/test-report

.PHONY: attack
attack: dependencies ## Kill, disturb and race the program at every call that matters (about an hour; needs strace)
	$(BUILD) --build-tests
	GENERAMBA_EVERY_KILL=1 GENERAMBA_EVERY_FAULT=1 GENERAMBA_ROUNDS=300 \
		GENERAMBA_EVERY_HISTORY=1 GENERAMBA_EVERY_COMMAND_LINE=1 GENERAMBA_SIGNATURES=300 \
		$(SWIFT) test --skip-build --disable-xctest \
		--filter 'KillTests|ConcurrentRunsTests|FaultTests|RandomHistoryTests|GenWordsTests|DrawnSignatureTests'

.PHONY: warnings
warnings: dependencies ## Build everything, and fail if the compiler warns
	set -o pipefail; $(BUILD) --build-tests 2>&1 | tee /dev/stderr | (! grep -E '^/.*: (warning|error):')

.PHONY: check-templates
check-templates: build ## Check each template in pairs of parameters and in all modes, and in packages as users have them
	Scripts/check-templates.sh "$$($(SWIFT) build --show-bin-path)/generamba"

.PHONY: check-simulator
check-simulator: build ## Check the templates in an iOS simulator, with UIKit itself (needs a Mac with Xcode)
	"$$($(SWIFT) build --show-bin-path)/generamba" template check $$(ls Templates) --sdk iphonesimulator
	Scripts/check-templates.sh --simulator "$$($(SWIFT) build --show-bin-path)/generamba"

.PHONY: check-examples
check-examples: build ## Generate the apps of Examples/, and test them in an iOS simulator (needs a Mac with Xcode)
	@Scripts/check-examples.sh "$$($(SWIFT) build --show-bin-path)/generamba"

.PHONY: check-xcode-projects
check-xcode-projects: build ## Edit small Xcode projects, and let plutil and Xcode read them (without a Mac, only part of it)
	@Scripts/check-xcode-projects "$$($(SWIFT) build --show-bin-path)/generamba"

.PHONY: document
document: build ## Write what the program prints into README.md and the documentation
	Scripts/document "$$($(SWIFT) build --show-bin-path)/generamba"

.PHONY: docs
docs: build ## Build the documentation, the API of the library and the JSON Schemas as a site into .build/docs
	@SWIFT="$(SWIFT)" Scripts/docs "$$($(SWIFT) build --show-bin-path)/Modules"
	@mkdir -p .build/docs/schemas
	@"$$($(SWIFT) build --show-bin-path)/generamba" schema rambafile > .build/docs/schemas/rambafile.json
	@"$$($(SWIFT) build --show-bin-path)/generamba" schema rambaspec > .build/docs/schemas/rambaspec.json

.PHONY: check-docs
check-docs: docs ## Look at every page, link and picture of that site in a headless browser
	@Scripts/check-docs

.PHONY: check-schemas
check-schemas: build ## Compare the JSON Schemas with what the program reads and writes, and with faulty files
	@Scripts/check-schemas "$$($(SWIFT) build --show-bin-path)/generamba"

.PHONY: check-darwin
check-darwin: build ## Type-check everything for macOS, on Linux
	@Scripts/check-darwin "$$($(SWIFT) build --show-bin-path)/generamba"

.PHONY: check-stacks
check-stacks: dependencies ## Run the tests with small thread stacks, as on other systems
	$(BUILD) --build-tests
	@Scripts/check-stacks.sh

.PHONY: lint
lint: ## Check the format of the code, and that shell code and workflows are portable and sound
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)
	Scripts/lint-folders
	Scripts/lint-shell --test
	Scripts/lint-shell

.PHONY: format
format: ## Format the code
	$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

.PHONY: release
release: dependencies ## Build the program that people download, and try it where there is nothing else
	@Scripts/release.sh

.PHONY: bench
bench: release ## Compare the program with C programs that write the same files
	@Benchmarks/run.sh

.PHONY: bench-engines
bench-engines: dependencies ## Compare the template engine with others
	@SWIFT="$(SWIFT)" Benchmarks/Engines/run.sh

.PHONY: nightly
nightly: ## Run what takes hours: each system call, generated input, mutants and all pairs of parameters
	$(MAKE) bench-engines test-mutants attack check-templates mutants
	$(MAKE) fuzz

.PHONY: fuzz
fuzz: dependencies ## Run the parsers and the renderer on generated input, for an hour
	@Scripts/fuzz.sh $(FUZZ_SECONDS) $(FUZZ_TARGETS)

.PHONY: mutants
mutants: build ## Alter generated code line by line, and see whether a generated test or the compiler notices
	@Scripts/mutants.sh "$$($(SWIFT) build --show-bin-path)/generamba" $(TEMPLATES)

.PHONY: test-mutants
test-mutants: build ## Run the tests of the mutation program, and try it on one template
	$(SWIFT) test --package-path Mutants --scratch-path .build/mutants --disable-xctest
	@Scripts/mutants.sh "$$($(SWIFT) build --show-bin-path)/generamba" silver_foundation

.PHONY: clean
clean: ## Remove everything that was built
	rm -rf .build
