#!/usr/bin/env bash
# Usage: Scripts/check-stacks.sh
# Runs all tests of the debug build with a stack of 256 KiB for every thread that does not request a size. On macOS, such
# threads get 512 KiB, on Linux 8192.
set -euo pipefail
cd "$(dirname "$0")/.."
products="$("${SWIFT:-swift}" build --show-bin-path)"
if [ "$(uname)" != Linux ]; then
    echo "SKIPPED: 'make check-stacks' runs only on Linux, which can preload a library"
    exit 0
fi

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
# Some tests run the program as another user.
chmod 755 "$folder"
cc -shared -fPIC -o "$folder/small-stacks.so" Scripts/small-stacks.c -ldl
cc -D PROBE -o "$folder/probe" Scripts/small-stacks.c -lpthread
export STACK_KB=256
size="$(LD_PRELOAD="$folder/small-stacks.so" "$folder/probe")"
[ "$size" = "$STACK_KB" ] || { echo "error: a thread gets $size KiB, not $STACK_KB" >&2; exit 1; }
LD_PRELOAD="$folder/small-stacks.so" "$products/generambaPackageTests.xctest" --testing-library swift-testing
