#!/usr/bin/env bash
# Measures the release program against the least that its work takes, always in turn with it: C programs that write the
# same files, swift-frontend on an empty file, and reading and writing an Xcode project. Prints a table and fails if a
# ratio is missed. CONTRIBUTING.md explains the rows and the variables.
set -euo pipefail
repository="$(cd "$(dirname "$0")/.." && pwd)"
program="${PROGRAM:-$repository/.build/release/generamba}"
RUNS="${RUNS:-300}"
CC="${CC:-cc}"
command -v "$CC" > /dev/null || CC=clang
# Compiles a C program that starts as fast as possible.
compile() {
    if [ "$(uname)" = Darwin ]; then "$CC" -O2 "$@"; else "$CC" -O2 -static "$@"; fi
}

# On a disk, all programs would spend most of their time on what earlier runs have deleted.
if [ -d /dev/shm ] && [ -w /dev/shm ]; then
    folder="$(mktemp -d /dev/shm/generamba.XXXXXX)"
    echo "in a folder in memory, /dev/shm"
else
    folder="$(mktemp -d)"
    echo "on a disk, in the new folder $folder"
fi
trap 'rm -rf "$folder"' EXIT
export HOME="$folder/home"
mkdir "$HOME"
"$CC" -O2 -o "$folder/measure" "$repository/Benchmarks/measure.c"

for part in table gen modules check xcode peers; do
    # shellcheck disable=SC1090 # all of them are checked themselves
    . "$repository/Benchmarks/$part.sh"
done
echo "$(wc -c < "$program" | tr -d ' ') bytes of program, $RUNS runs each"
make_package
measure_gen
measure_many
measure_install
measure_catalogs
measure_modules
if [ "${PEERS:-}" = 1 ]; then measure_peers; fi
measure_xcode
measure_check
print_table
