# adlint: `make demo` shows it at work, `make test` tests it, `make install` installs it.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
SHARE = $(DESTDIR)$(PREFIX)/share
LIBRARIES = libxml-2.0 yaml-0.1
STYLED = Sources Tests Plugins Benchmarks Package.swift

SYSTEM := $(shell uname -s)
ifeq ($(SYSTEM),Linux)
STATIC = --static-swift-stdlib
endif
ifeq ($(SYSTEM),Darwin)
# Homebrew links neither library where pkg-config looks by itself.
BREW := $(shell brew --prefix 2>/dev/null)
export PKG_CONFIG_PATH := $(BREW)/opt/libxml2/lib/pkgconfig:$(BREW)/opt/libyaml/lib/pkgconfig:$(PKG_CONFIG_PATH)
endif

RELEASE = $(SWIFT) build -c release $(STATIC) --product adlint

.PHONY: all deps build demo test lint format bench install clean

all: build

# Installs libxml2 and libyaml when pkg-config does not find them.
deps:
	@command -v $(SWIFT) >/dev/null 2>&1 || \
	  { echo "adlint needs Swift 6.2 or newer: https://www.swift.org/install" >&2; exit 1; }
	@pkg-config --exists $(LIBRARIES) 2>/dev/null && exit 0; \
	root=; [ "$$(id -u)" = 0 ] || ! command -v sudo >/dev/null 2>&1 || root=sudo; \
	if command -v apt-get >/dev/null 2>&1; then \
	  $$root apt-get update -qq && \
	  $$root env DEBIAN_FRONTEND=noninteractive \
	    apt-get install -y -qq pkg-config libxml2-dev libyaml-dev >/dev/null; \
	elif [ "$(SYSTEM)" = Darwin ] && command -v brew >/dev/null 2>&1; then \
	  brew install --quiet pkgconf libxml2 libyaml; \
	else \
	  echo "adlint needs pkg-config and the headers of libxml2 and libyaml: install them," \
	    "then run make again" >&2; exit 1; \
	fi

build: deps
	@$(RELEASE) --quiet

demo: build
	@cd Examples && "$$($(RELEASE) --show-bin-path)/adlint" --fail-on never --reporter text
	@echo "The demo succeeded: the findings above are the mistakes that each Wrong.xib was given."

test: deps
	@ADLINT_STRICT=1 $(SWIFT) test

lint:
	@$(SWIFT) format lint --strict --recursive $(STYLED)

format:
	@$(SWIFT) format --in-place --recursive $(STYLED)

bench: build
	@Benchmarks/run

install: build
	@install -d "$(DESTDIR)$(PREFIX)/bin"
	@install -m 755 "$$($(RELEASE) --show-bin-path)/adlint" "$(DESTDIR)$(PREFIX)/bin/adlint"
	@install -d "$(SHARE)/man/man1" "$(SHARE)/bash-completion/completions" \
	  "$(SHARE)/zsh/site-functions" "$(SHARE)/fish/vendor_completions.d"
	@install -m 644 share/adlint.1 "$(SHARE)/man/man1/adlint.1"
	@install -m 644 share/adlint.bash "$(SHARE)/bash-completion/completions/adlint"
	@install -m 644 share/adlint.zsh "$(SHARE)/zsh/site-functions/_adlint"
	@install -m 644 share/adlint.fish "$(SHARE)/fish/vendor_completions.d/adlint.fish"
	@echo "installed $(DESTDIR)$(PREFIX)/bin/adlint, its manual page and completions"

clean:
	@$(SWIFT) package clean
