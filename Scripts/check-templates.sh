#!/usr/bin/env bash
# Usage: Scripts/check-templates.sh [--simulator] PROGRAM [TEMPLATE…]
# Checks the built-in templates in three steps: runs the tests of the stand-ins for Apple's modules; checks each
# template with pairs of parameters, names and prefixes, in all modes and with both libraries for tests, using
# `template check`; and tests the templates in packages like those of users, with the usual parameters in Swift 5 mode
# and the richest ones in Swift 6 mode. With --simulator, tests only these packages, in an iOS simulator with the real
# UIKit and SwiftUI.
set -euo pipefail
simulator=false
if [ "$1" = --simulator ]; then
    simulator=true
    shift
fi
program="$1"
repository="$(cd "$(dirname "$0")/.." && pwd)"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
shift
templates="${*:-$(ls "$repository/Templates")}"

# The combinations of a template, as arguments of `gen`: the usual ones without and with a prefix, the richest ones
# without and with a prefix, and two modules.
combinations() {
    "$program" template check "$1" --compile-only --swift-version 6 --json |
        sed -n 's/^ *"words" : "\(.*\)"$/\1/p' | grep -v '^[^ ]*,'
}

# The templates that a template requires, directly or indirectly, each after those that it requires itself.
requirements() {
    local name
    for name in $(sed -n 's/^requires: *\[\(.*\)\]/\1/p' "$repository/Templates/$1/$1.rambaspec" | tr ',' ' '); do
        requirements "$name"
        echo "$name"
    done
}

# The manifest of the package for a language mode, with a target for each template.
manifest() {
    cat <<SWIFT
// swift-tools-version: 6.0
import PackageDescription

var modules = ["UIKit"]
#if os(Linux)
    modules += ["Combine", "SwiftUI"]
#endif
if $simulator { modules = [] }
let standIns = modules.map { Target.Dependency.product(name: \$0, package: "StandIns") }

// Xcode makes schemes of products, and one that tests everything if there are several.
let names = $simulator ? [$(for target in $templates; do printf '"%s", ' "$target"; done)] : []

let package = Package(
    name: "Check",
    platforms: [.iOS(.v16), .macOS(.v14)],
    products: names.map { .library(name: \$0, targets: [\$0]) },
    dependencies: modules.isEmpty ? [] : [.package(path: "$repository/StandIns")],
    targets: [
SWIFT
    local target kind
    for target in $templates; do
        kind=target
        # A main program belongs in an executable target, but those are not for iOS.
        if ! $simulator && grep -rqs '^@main' "Sources/$target"; then kind=executableTarget; fi
        echo "        .$kind(name: \"$target\", dependencies: standIns),"
        echo "        .testTarget(name: \"${target}Tests\", dependencies: [\"$target\"] + standIns),"
    done
    echo "    ],"
    echo "    swiftLanguageModes: [.v$1]"
    echo ")"
}

# Generates into a target of the template's name, beside the template's stubs for what an app declares itself.
generate() {
    local template="$1" words="$2" name stubs
    local options=(--project_targets "$template" --test_targets "${template}Tests")
    stubs="$(sed -n 's/^check_stubs: *//p' "$repository/Templates/$template/$template.rambaspec")"
    if [ -n "$stubs" ]; then
        cp "$repository/Templates/$template/$stubs"/*.swift "Sources/$template/"
        # Stubs for tests import the module of 'template check'.
        for name in "$repository/Templates/$template/$stubs"/Tests/*.swift; do
            sed "s/^@testable import Shop$/@testable import $template/" "$name" \
                > "Tests/${template}Tests/$(basename "$name")"
        done
    fi
    for name in $(requirements "$template"); do "$program" gen Shared "$name" "${options[@]}"; done
    eval "set -- $words"
    "$program" gen "$@" "$template" "${options[@]}"
}

# A package in a language mode, with the given combination of each template, by number.
package() {
    local mode="$1" number="$2" template
    mkdir "$folder/swift$mode"
    cd "$folder/swift$mode"
    for template in $templates; do mkdir -p "Sources/$template" "Tests/${template}Tests"; done
    manifest "$mode" > Package.swift
    "$program" setup --yes --author "Jane Doe" \
        --templates "$(for template in $templates; do requirements "$template"; echo "$template"; done | sort -u | paste -sd, -)"
    # The options name the targets, which determine the folders.
    sed -i.old -e '/_file_path/d' Rambafile
    "$program" template install
    for template in $templates; do
        generate "$template" "$(combinations "$template" | sed -n "${number}p;\$p" | head -1)"
    done
    manifest "$mode" > Package.swift
    if $simulator; then
        test_in_simulator
        return
    fi
    swift build --build-tests -Xswiftc -warnings-as-errors
    swift test --skip-build --disable-swift-testing -Xswiftc -warnings-as-errors
    swift format lint --strict --recursive Sources Tests
}

# Tests the package in the current folder. Fails if Xcode leaves a template's tests out.
test_in_simulator() {
    local scheme device target
    # The scheme of the whole package, or of its one product.
    scheme="$(xcodebuild -list |
        awk 'lists && NF && (!name || $1 == "Check-Package") { name = $1 } /Schemes:/ { lists = 1 } END { print name }')"
    device="$("$repository/Scripts/find-simulator.sh")"
    xcodebuild test -scheme "$scheme" -destination "id=$device" -derivedDataPath build \
        -parallel-testing-enabled NO | tee log
    for target in $templates; do
        grep -q "Test Suite '${target}Tests.xctest' passed" log || {
            echo "error: the tests of '$target' did not run" >&2
            return 1
        }
    done
}

if $simulator; then
    printf '\n== In a simulator, in Swift 5 mode, with the usual parameters ==\n'
    package 5 1
    printf '\n== In a simulator, in Swift 6 mode, with the richest parameters ==\n'
    package 6 3
    exit
fi

printf '\n== Stand-ins ==\n'
swift test --package-path "$repository/StandIns" --scratch-path "$folder/stand-ins" --disable-swift-testing

printf '\n== Pairs of parameters ==\n'
status=0
for template in $templates; do
    (cd "$folder" && "$program" template check "$template" --matrix pairs \
        --isolation nonisolated,mainactor --tests xctest,swift-testing &&
        "$program" template check "$template" --isolation nonisolated,mainactor --tests xctest,swift-testing \
            --features ApproachableConcurrency) || status=$?
done
[ "$status" = 0 ] || exit "$status"

printf '\n== A package in Swift 5 mode, with the usual parameters ==\n'
package 5 1
printf '\n== A package in Swift 6 mode, with the richest parameters ==\n'
package 6 3
