#!/usr/bin/env bash
# Usage: Scripts/fuzz.sh SECONDS [TARGET…]
# Fuzzes the code that reads untrusted text, with libFuzzer. Two targets run at a time, each for SECONDS. Fails when a
# target crashes, hangs or takes too much memory.
set -euo pipefail
cd "$(dirname "$0")/.."
SWIFT="${SWIFT:-swift}"
seconds="$1"
shift
scratch="$PWD/.build/fuzzing"

# A small program shows whether the toolchain has libFuzzer.
mkdir -p "$scratch/probe"
printf '@_cdecl("LLVMFuzzerTestOneInput") public func run(_ s: UnsafeRawPointer, _ n: Int) -> Int32 { 0 }\n' \
    > "$scratch/probe/probe.swift"
if ! "${SWIFT}c" -sanitize=fuzzer -parse-as-library "$scratch/probe/probe.swift" \
    -o "$scratch/probe/probe" 2> /dev/null; then
    echo "SKIPPED: this Swift toolchain has no libFuzzer (swift.org's toolchains have it, Xcode's does not)"
    exit 0
fi

started="$SECONDS"
"$SWIFT" build --package-path Fuzzing --scratch-path "$scratch" --configuration release --product fuzz
echo "built in $((SECONDS - started)) s"
fuzz="$("$SWIFT" build --package-path Fuzzing --scratch-path "$scratch" --configuration release --show-bin-path)/fuzz"

data="${GENERAMBA_CONFORMANCE:-}"
if [ -z "$data" ] && [ -d ../shared/conformance ]; then data="$PWD/../shared/conformance"; fi
rm -rf "$scratch/seeds"
cp -R Fuzzing/Seeds "$scratch/seeds"
cp Rambafile.example "$scratch/seeds/rambafile/example"
"$fuzz" --seeds "$scratch/seeds" ${data:+"$data"}

# A crash should end the program at once, without looking up symbols.
export SWIFT_BACKTRACE=enable=no ASAN_OPTIONS="detect_leaks=0:malloc_context_size=0:quarantine_size_mb=16:${ASAN_OPTIONS:-}"

fuzz_target() {
    local target="$1" dictionary="Fuzzing/Dictionaries/$1.dict"
    local corpus="$scratch/corpus/$target" findings="$scratch/findings/$target" log="$scratch/$target.log"
    mkdir -p "$corpus" "$findings"
    [ -f "$dictionary" ] || dictionary=Fuzzing/Dictionaries/yaml.dict
    if "$fuzz" "$target" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -max_len=4096 \
        -dict="$dictionary" -artifact_prefix="$findings/" -print_final_stats=1 \
        "$corpus" "$scratch/seeds/$target" > "$log" 2>&1; then
        echo "$target: $(grep -ao 'Done .*' "$log"), $(grep -ao 'cov: [0-9]* ft: [0-9]*' "$log" | tail -1)"
        return
    fi
    grep -a -A 12 -m 1 -E 'ERROR|Fatal error|SUMMARY' "$log" || tail -n 20 "$log"
    local reproducer
    reproducer="$(grep -ao "$findings/[a-z]*-[0-9a-f]*" "$log" | tail -1)"
    echo "error: '$target' fails with $reproducer"
    echo "  hint: reproduce it with 'SWIFT_BACKTRACE=enable=no $fuzz $target $reproducer'; see also $log"
    return 1
}
export -f fuzz_target
export fuzz scratch seconds

if [ $# -gt 0 ]; then targets="$(printf '%s\n' "$@")"; else targets="$("$fuzz" --targets)"; fi
xargs -P 2 -I '{}' bash -euo pipefail -c 'fuzz_target {}' <<< "$targets" || exit 1
