#!/usr/bin/env bash
# Usage: Scripts/check-examples.sh PROGRAM
# Generates the apps of Examples/ with the given program, and tests them in an iOS simulator, with Apple's UIKit and
# SwiftUI. Fails if Xcode leaves the test out that drives an app.
set -euo pipefail
program="$(cd "$(dirname "$1")" && pwd)/$(basename "$1")"
cd "$(dirname "$0")/.."
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
device="$(Scripts/find-simulator.sh)"
for example in Examples/*/; do
    name="$(basename "$example")"
    printf '\n== %s ==\n' "$name"
    Examples/generate "$name" "$folder/$name" "$program"
    (cd "$folder/$name" && xcodebuild test -scheme "$name" -destination "id=$device" \
        -derivedDataPath "$folder/build-$name" -parallel-testing-enabled NO) | tee "$folder/log"
    grep -q "Test Suite 'AppTests' passed" "$folder/log" || {
        echo "error: the tests that drive '$name' did not run" >&2
        exit 1
    }
done
