#!/usr/bin/env bash
# 'swift test' of Swift 6.3 loses lines out of the middle of what Swift Testing prints, when many tests fail at once and the
# machine has other work: failed expectations are missing in the log, while the last line still counts all of them. The test
# program itself, started without 'swift test', prints every line into the same kind of file, and
# '--event-stream-output-path' keeps every event. So a program that reads failures out of a log misses some.
#
# Needs Swift 6.3 on Linux. Runs the tests up to 40 times beside three busy loops. Exits 0 if a log was incomplete, all runs
# counted the same number of issues, and neither the test program nor the events ever lost one.
set -euo pipefail
folder="$(mktemp -d)"
loops=()
trap 'kill "${loops[@]}" 2> /dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
swift --version 2> /dev/null | head -1

mkdir -p Tests/LogTests
cat > Package.swift << 'SWIFT'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Log", targets: [.testTarget(name: "LogTests")])
SWIFT
for suite in $(seq 100); do
    cat > "Tests/LogTests/Suite$suite.swift" << SWIFT
import Testing

struct Suite$suite {
    @Test func values() { for value in 0..<10 { #expect(value < 0, "Mark$suite.\(value);") } }
}
SWIFT
done
swift build --build-tests > build.log 2>&1 || { cat build.log >&2 && exit 2; }

marks() { grep -oE 'Mark[0-9]+\.[0-9]+;' "$1" | sort -u | wc -l; }
for _ in 1 2 3; do
    sh -c 'while :; do :; done' &
    loops+=($!)
done
lost=0
for run in $(seq 40); do
    swift test --skip-build --disable-xctest --event-stream-output-path events > log 2>&1 || true
    .build/debug/LogPackageTests.xctest --testing-library swift-testing > own 2>&1 || true
    grep -q "100 suites failed.* with 1000 issues" log
    [ "$(marks own)" = 1000 ] && [ "$(marks events)" = 1000 ]
    missing=$((1000 - $(marks log)))
    [ "$missing" = 0 ] || { lost=$((lost + 1)) && echo "run $run: $missing of 1000 failures are not in the log"; }
    [ "$lost" -lt 3 ] || break
done
[ "$lost" -gt 0 ]
