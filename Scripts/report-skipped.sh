#!/usr/bin/env bash
# Usage: Scripts/report-skipped.sh LOG
# Reads a test log and prints a warning for everything skipped, which GitHub shows on the page of the run.
set -euo pipefail
# Without a log, the tests were never started, and that has already been reported.
[ -f "$1" ] || exit 0
sed -nE 's/^.*(SKIPPED: .*)$/::warning title=Skipped::\1/p; s/^.* passed after .*; skipped: (.*)$/::warning title=Skipped::\1/p' "$1" |
    grep -v '::nothing$' || true
