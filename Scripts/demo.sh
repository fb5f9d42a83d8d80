#!/usr/bin/env bash
# Usage: Scripts/demo.sh PROGRAM
# Makes a package in a temporary folder, generates a module into it, builds it and runs its tests.
set -euo pipefail
program="$1"
repository="$(cd "$(dirname "$0")/.." && pwd)"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

say() { printf '\n\033[1m$ %s\033[0m\n' "$*"; }
run() {
    say "$@"
    "$@"
}
generamba() {
    say generamba "$@"
    "$program" "$@"
}

mkdir -p "$folder/Shop/Sources/Shop" "$folder/Shop/Tests/ShopTests"
cd "$folder/Shop"
cat > Package.swift <<SWIFT
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Shop",
    platforms: [.macOS(.v13)],
    // UIKit for machines that have none: generated modules import it.
    dependencies: [.package(path: "$repository/StandIns")],
    targets: [
        .target(name: "Shop", dependencies: [.product(name: "UIKit", package: "StandIns")]),
        .testTarget(name: "ShopTests", dependencies: ["Shop", .product(name: "UIKit", package: "StandIns")]),
    ]
)
SWIFT

generamba setup --yes --author "Jane Doe" --company "Example Ltd."
generamba template install
generamba gen Profile rviper_controller
run find Sources Tests -type f
run swift build
run swift test --disable-swift-testing
