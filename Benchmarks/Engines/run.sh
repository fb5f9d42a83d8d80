#!/usr/bin/env bash
# Compares our template engine with others. tinytemplate, which is written in Rust, takes part where cargo and Debian's
# package of it are installed: librust-tinytemplate-dev. Fails if our engine is too slow.
set -euo pipefail
cd "$(dirname "$0")/../.."
swift="${SWIFT:-swift}"
build=.build/engines
crates=/usr/share/cargo/registry

# The package manager does not notice by itself that another package has files with new names.
rm -f "$build/release.yaml"
arguments=()
if ! command -v cargo >/dev/null; then
    echo "skipped tinytemplate: cargo is not installed"
elif ! ls "$crates"/tinytemplate-1.* >/dev/null 2>&1; then
    echo "skipped tinytemplate: the package librust-tinytemplate-dev is not installed"
else
    # In a copy, because cargo writes a file beside the sources.
    mkdir -p "$build/TinyTemplate"
    cp -p Benchmarks/Engines/TinyTemplate/* "$build/TinyTemplate/"
    cargo build --quiet --release --offline --manifest-path "$build/TinyTemplate/Cargo.toml" \
        --config 'source.crates-io.replace-with="debian"' --config "source.debian.directory=\"$crates\""
    arguments=("$build/TinyTemplate/target/release/libtinytemplate_engine.so")
fi
"$swift" run --configuration release --package-path Benchmarks/Engines --scratch-path "$build" engines \
    ${arguments[@]+"${arguments[@]}"}
