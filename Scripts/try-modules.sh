#!/usr/bin/env bash
# Usage: Scripts/try-modules.sh PROGRAM
# Generates, lists, updates, adopts and removes a module with a release build. The tests run only the debug build, and the
# optimizer may break code.
set -euo pipefail
program="$1"
project="$(mktemp -d)"
trap 'rm -rf "$project"' EXIT
export HOME="$project"
cd "$project"
mkdir -p Sources/Shop Tests/ShopTests
cat > Package.swift <<'SWIFT'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Shop",
    targets: [.target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"])]
)
SWIFT

expect() {
    local wanted="$1" output
    shift
    output="$("$program" "$@" 2>&1)" || { echo "error: '$*' failed with $?: $output" >&2; exit 1; }
    case "$output" in
        *"$wanted"*) ;;
        *) echo "error: '$*' printed no '$wanted' but: $output" >&2; exit 1 ;;
    esac
}

pay='pay(amount: Int) async throws'
save='save(id: Int) async'
expect Rambafile setup --yes --author Jane --company Ltd
expect 'Profile from swiftui_mvvm: all' gen Profile swiftui_mvvm --use_cases "$pay"
expect clean list
expect updated update Profile --add use_cases "$save"
rm "$(find .generamba/modules -name 'Profile.*')"
expect recorded adopt Profile swiftui_mvvm --use_cases "$pay, $save"
expect '1 module: all clean' status
expect removed destroy Profile
[ ! -e .generamba ] && [ -z "$(find Sources Tests -type f)" ]
echo "the program generates, updates, adopts and removes modules"
