#!/usr/bin/env bash
# Measures `list` and `status` over 1,000 recorded modules, with the cache of file stamps and without it, and
# a C program that calls lstat for each of their files. Prints the times and their ratios, and fails if a ratio is more
# than a tenth above its limit. With CI=true, the limits are half as high again, because the machines are noisy.
set -euo pipefail
repository="$(cd "$(dirname "$0")/.." && pwd)"
program="$repository/.build/release/generamba"
# In memory, if the system has such a folder.
folder="$(mktemp -d "$([ -d /dev/shm ] && echo /dev/shm || echo "${TMPDIR:-/tmp}")/generamba.XXXXXX")"
trap 'rm -rf "$folder"' EXIT
CC="${CC:-cc}"
command -v "$CC" > /dev/null || CC=clang
for name in measure lstat; do "$CC" -O2 -o "$folder/$name" "$repository/Benchmarks/$name.c"; done

mkdir -p "$folder/project/Sources/Shop" "$folder/project/Tests/ShopTests" "$folder/home"
export HOME="$folder/home" GENERAMBA_CACHE="$folder/cache"
cd "$folder/project"
cat > Package.swift <<'SWIFT'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Shop",
    targets: [.target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"])]
)
SWIFT
"$program" setup --yes --author "Jane Doe" --company "Example Ltd." --templates rviper_controller > /dev/null
modules="$(seq -f 'M%04g' 1000 | paste -s -d , -)"
"$program" gen "$modules" rviper_controller --no-with-required > /dev/null
find Sources Tests -type f | sort > "$folder/files"
echo "1,000 modules of $(($(wc -l < "$folder/files") / 1000)) files in $(dirname "$folder")"

# Usage: compare LIMIT NAME FOLDER COMMAND
compare() {
    local limit="$1" name="$2" folders="$3"
    "$folder/measure" "$((${RUNS:-300} / 15 + 1))" "lstat of each file" "$name" "$folders" -- \
        "$folder/lstat" "$folder/files" -- "$program" "$4" | tee "$folder/result"
    awk -v limit="$limit" -v margin="$([ "${CI:-}" = true ] && echo 1.5 || echo 1)" '
        /^ratio/ && $2 > limit * margin * 1.1 { print "error: the limit of the ratio is " limit; exit 1 }
    ' "$folder/result"
}
# Files that have just changed are not remembered.
sleep 5
for command in list status; do
    "$program" "$command" > /dev/null
    compare 5 "generamba $command" "$folder/none" "$command"
    compare 30 "without the cache" "$GENERAMBA_CACHE/stamps" "$command"
done
