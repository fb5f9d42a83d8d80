#!/usr/bin/env bash
# Usage: Scripts/mutants.sh PROGRAM TEMPLATE…
# Generates a module from each template and alters its code, one line at a time: how many of these mutants do the
# compiler and the generated tests notice? Tries the tests of XCTest and those of Swift Testing. Fails if one of them
# notices less than 95 %, or if a mutant survives without a stated reason.
set -euo pipefail
cd "$(dirname "$0")/.."
SWIFT="${SWIFT:-swift}"
program="$1"
shift
if [ "$(uname)" != Linux ]; then
    echo "SKIPPED: the mutation run needs Linux, with its linker and XCTest"
    exit 0
fi
"$SWIFT" build --package-path Mutants --scratch-path .build/mutants --product mutants
exec .build/mutants/debug/mutants --program "$program" "${@/#/Templates/}"
