#!/usr/bin/env bash
# Usage: Scripts/mutants.sh PROGRAM TEMPLATE…
# Generates a module from each template and alters its code, one line at a time: how many of these mutants do the
# compiler and the generated tests notice? Fails when it is less than 95 %, and for a survivor without a reason.
set -euo pipefail
cd "$(dirname "$0")/.."
SWIFT="${SWIFT:-swift}"
program="$1"
shift
if [ "$(uname)" != Linux ]; then
    echo "SKIPPED: the mutation run needs the linker and the XCTest of Linux"
    exit 0
fi
"$SWIFT" build --package-path Mutants --scratch-path .build/mutants --product mutants
.build/mutants/debug/mutants --program "$program" "${@/#/Templates/}"
