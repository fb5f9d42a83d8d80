#!/usr/bin/env bash
# Usage: Scripts/report-skipped.sh LOG
# Turns what a log of tests says was skipped into warnings on GitHub's page of the run.
set -euo pipefail
# Without a log the tests were not even started, which is reported already.
[ -f "$1" ] || exit 0
sed -nE 's/^.*(SKIPPED: .*|(Test|Suite) .* skipped.*)$/::warning title=Skipped::\1/p' "$1"
