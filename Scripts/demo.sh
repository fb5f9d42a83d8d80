#!/usr/bin/env bash
# Usage: Scripts/demo.sh
# Builds the program, generates a module into a fresh package in a temporary folder, builds that package and runs its
# tests. The package stays there. A step that fails is shown with all that it printed.
set -euo pipefail
SWIFT="${SWIFT:-swift}"
repository="$(cd "$(dirname "$0")/.." && pwd)"
temporary="${TMPDIR:-/tmp}"
folder="$(mktemp -d "${temporary%/}/generamba-demo.XXXXXX")"
package="$folder/Shop"
log="$folder/log"

# Shows all that the last step printed, and ends with the exit code.
fail() {
    cat "$log" >&2
    echo "error: $1; the demo was in '$folder'" >&2
    exit "$2"
}

# Runs a command, and shows what it prints only if it fails.
quietly() {
    local status=0
    "$@" > "$log" 2>&1 < /dev/null || status=$?
    if [ "$status" != 0 ]; then fail "exit code $status from: $*" "$status"; fi
}

# Runs the program, and prints the command and its output.
generamba() {
    echo "$ generamba$(printf " %q" "$@")"
    quietly "$program" "$@"
    cat "$log"
}

cd "$repository"
echo "Building generamba; the first time, this takes some minutes."
quietly "$SWIFT" build -debug-info-format "${DEBUG_INFO:-none}" --product generamba
program="$("$SWIFT" build --show-bin-path)/generamba"

mkdir -p "$package/Sources/Shop" "$package/Tests/ShopTests"
cd "$package"
cat > Package.swift <<SWIFT
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Shop",
    platforms: [.iOS(.v17), .macOS(.v14)],
    targets: [
        .target(name: "Shop"),
        .testTarget(name: "ShopTests", dependencies: ["Shop"]),
    ]
)
SWIFT

# Without an author, so that setup does not keep it as the user's own.
generamba setup --yes --author "" --templates swiftui_mvvm
generamba template install
generamba gen Profile swiftui_mvvm
files="$(find Sources Tests -type f | wc -l | tr -d ' ')"
echo "Building the package and running its tests."
quietly "$SWIFT" build --build-tests
quietly "$SWIFT" test --skip-build --disable-swift-testing
tests="$(sed -n 's/.*Executed \([0-9][0-9]*\) tests\{0,1\}, with 0 failures.*/\1/p' "$log" | tail -n 1)"
if [ "${tests:-0}" = 0 ]; then fail "no test ran" 1; fi
rm "$log"

echo
echo "Made: the screen 'Profile', $files files with its tests, from the template 'swiftui_mvvm'."
echo "Built: the package with that screen; all $tests tests passed."
printf 'Look: cd %q (to remove it: rm -rf %q)\n' "$package" "$folder"
