#!/usr/bin/env bash
# Of the commands of SwiftPM that edit Package.swift, only `swift package add-dependency` notices what is there already.
# `add-target-dependency`, `add-product` and `add-target` add the same entry again, say that they are done, and end with
# 0. A target that lists a product twice builds without a word, of two products of one name one is ignored with a warning,
# but with two targets of one name the package no longer loads. So a script may not run them again to be sure. Seen with
# Swift 6.3.1 on Linux. Exits 0 if that is still so.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
swift --version 2>&1 | head -n 1

mkdir -p App/Feature
(cd App && swift package init --type library --name App > /dev/null)
(cd App/Feature && swift package init --type library --name Feature > /dev/null)
cd App

swift package add-dependency --type path Feature > /dev/null
swift package add-dependency --type path Feature > /dev/null
[ "$(grep -c '.package(path: "Feature")' Package.swift)" = 1 ]
echo "add-dependency twice: one package"

swift package add-target-dependency Feature App --package Feature > /dev/null
swift package add-target-dependency Feature App --package Feature > /dev/null
[ "$(grep -c '.product(name: "Feature", package: "Feature")' Package.swift)" = 2 ]
swift build > build.log 2>&1
echo "add-target-dependency twice: two lines, which build"

swift package add-product Kit --type library --targets App > /dev/null
swift package add-product Kit --type library --targets App > /dev/null
[ "$(grep -c 'name: "Kit"' Package.swift)" = 2 ]
swift build > build.log 2>&1
grep "ignoring duplicate product 'Kit'" build.log
echo "add-product twice: two products, of which one is ignored"

swift package add-target Core > /dev/null
swift package add-target Core > /dev/null
[ "$(grep -c 'name: "Core"' Package.swift)" = 2 ]
if swift package describe > two.log 2>&1; then
    echo "a package with two targets of one name loads"
    exit 1
fi
grep "duplicate target named 'Core'" two.log
echo "add-target twice: two targets, and the package does not load"
