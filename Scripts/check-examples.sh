#!/usr/bin/env bash
# Usage: Scripts/check-examples.sh
# Tests the apps in Examples/ in an iOS simulator, with Apple's UIKit and SwiftUI. Fails if Xcode leaves the test out that
# drives an app.
set -euo pipefail
cd "$(dirname "$0")/.."
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
device="$(Scripts/find-simulator.sh)"
for example in Examples/*/; do
    name="$(basename "$example")"
    printf '\n== %s ==\n' "$name"
    (cd "$example" && xcodebuild test -scheme "$name" -destination "id=$device" -derivedDataPath "$folder/$name" \
        -parallel-testing-enabled NO) | tee "$folder/log"
    grep -q "Test Suite 'AppTests' passed" "$folder/log" || {
        echo "error: the tests that drive '$name' did not run" >&2
        exit 1
    }
done
