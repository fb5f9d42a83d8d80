#!/usr/bin/env bash
# Usage: Scripts/check-templates.sh PROGRAM
# For each built-in template, with and without a prefix, the program generates two modules into one target. All
# must build without a warning and pass their tests, in Swift 5 and in Swift 6 language mode.
set -euo pipefail
program="$1"
repository="$(cd "$(dirname "$0")/.." && pwd)"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

templates="rviper_controller viper_configurator clean_swift silver"

# The manifest of the package for a language mode, with a target for each combination.
manifest() {
    cat <<SWIFT
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Check",
    dependencies: [.package(path: "$repository/StandIns")],
    targets: [
SWIFT
    local uikit='.product(name: "UIKit", package: "StandIns")' target
    for target in $2; do
        echo "        .target(name: \"$target\", dependencies: [$uikit]),"
        echo "        .testTarget(name: \"${target}Tests\", dependencies: [\"$target\", $uikit]),"
    done
    echo "    ],"
    echo "    swiftLanguageModes: [.v$1]"
    echo ")"
}

# Generates into a target; silver modules need silver_foundation there once.
generate() {
    local template="$1" target="$2" prefix="$3"
    local options=(--project_targets "$target" --test_targets "${target}Tests" --prefix "$prefix")
    [ "$template" != silver ] || "$program" gen Foundation silver_foundation "${options[@]}"
    "$program" gen Profile,URLPreview "$template" "${options[@]}"
}

check() {
    local mode="$1" targets="" template prefix target
    mkdir "$folder/swift$mode"
    cd "$folder/swift$mode"
    for template in $templates; do targets="$targets ${template}_plain ${template}_prefix"; done
    for target in $targets; do mkdir -p "Sources/$target" "Tests/${target}Tests"; done
    manifest "$mode" "$targets" > Package.swift
    "$program" setup --yes --author "Jane Doe" --templates "${templates// /,},silver_foundation"
    # The folders are those of the targets that options name.
    sed -i.old -e '/_file_path/d' Rambafile
    "$program" template install
    for template in $templates; do
        generate "$template" "${template}_plain" ""
        generate "$template" "${template}_prefix" ZZ
    done
    swift build --build-tests -Xswiftc -warnings-as-errors
    swift test --skip-build --disable-swift-testing -Xswiftc -warnings-as-errors
    swift format lint --strict --recursive Sources Tests
}

printf '\n== Stand-ins ==\n'
swift test --package-path "$repository/StandIns" --scratch-path "$folder/stand-ins" --disable-swift-testing

for mode in 5 6; do
    printf '\n== Swift %s language mode ==\n' "$mode"
    check "$mode"
done
