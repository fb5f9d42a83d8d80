#!/usr/bin/env bash
# Usage: Scripts/find-simulator.sh
# Prints the identifier of an iPhone simulator with the newest system that the SDK of this Xcode knows.
set -euo pipefail
sdk="$(xcrun --sdk iphonesimulator --show-sdk-version)"
device="$(xcrun simctl list devices available | awk -v sdk="$sdk" '
    BEGIN { split(sdk, known, ".") }
    /^-- / {
        split($3, version, ".")
        fits = $2 == "iOS" && (version[1] < known[1] || version[1] == known[1] && version[2] <= known[2])
    }
    fits && /iPhone/ && match($0, /\([0-9A-F]+-[0-9A-F-]+\)/) { found = substr($0, RSTART + 1, RLENGTH - 2) }
    END { print found }')"
if [ -z "$device" ]; then
    echo "error: no iPhone simulator for the SDK of this Xcode; 'xcodebuild -downloadPlatform iOS' gets one" >&2
    exit 1
fi
echo "$device"
