#!/usr/bin/env bash
# Builds the program that people download: one file. On a Mac, it needs only the system's own libraries; on Linux, it
# needs none, and is tried in a folder that contains nothing else. Then packs it into .build/dist, and tries that.
# With UNIVERSAL=1, the program is for both kinds of Macs, with Apple's processors and with Intel's.
set -euo pipefail
cd "$(dirname "$0")/.."
SWIFT="${SWIFT:-swift}"

options=(--configuration release --product generamba)
# The linker searches this folder first. It contains only archives, so that no shared libraries are linked.
archives="$PWD/.build/archives"
mkdir -p "$archives"
rm -rf "${archives:?}"/*
include=
add_archive() {
    [ -f "$1" ] || { echo "error: no $(basename "$1") where it was expected: '$1'" >&2; exit 1; }
    ln -s "$1" "$archives/"
}
# Compiles libyaml for both kinds of Macs. Homebrew's own is for the kind that it runs on, but it checks the source.
build_universal_libyaml() {
    local source version major minor patch
    brew fetch --build-from-source libyaml
    tar -xzf "$(brew --cache --build-from-source libyaml)" -C "$archives"
    source="$(echo "$archives"/yaml-*)"
    version="${source##*-}"
    IFS=. read -r major minor patch <<< "$version"
    mkdir "$archives/objects"
    (
        cd "$archives/objects"
        clang -O2 -arch arm64 -arch x86_64 -mmacosx-version-min=13.0 -I "$source/include" -c "$source"/src/*.c \
            -DYAML_VERSION_MAJOR="$major" -DYAML_VERSION_MINOR="$minor" -DYAML_VERSION_PATCH="$patch" \
            -DYAML_VERSION_STRING="\"$version\""
        libtool -static -o "$archives/libyaml.a" ./*.o
    )
    include="Cflags: -I$source/include"
}
if [ "$(uname)" = Darwin ] && [ -n "${UNIVERSAL:-}" ]; then
    build_universal_libyaml
elif [ "$(uname)" = Darwin ]; then
    for prefix in "$(brew --prefix libyaml 2> /dev/null || true)" /opt/local; do
        if [ -f "$prefix/lib/libyaml.a" ]; then break; fi
    done
    add_archive "$prefix/lib/libyaml.a"
    include="Cflags: -I$prefix/include"
else
    # A program that contains the C library, at a fixed address, needs no loader, and so less memory and time. Nothing is
    # relocated, so that there is nothing to protect afterwards, which would cost half a MiB.
    compiler="$(command -v cc || command -v clang)"
    for library in libc.a libstdc++.a libyaml.a; do add_archive "$("$compiler" -print-file-name="$library")"; done
    options+=(
        --disable-local-rpath --static-swift-stdlib -Xswiftc -static-executable -Xswiftc "-L$archives" -Xlinker -S
        -Xswiftc -use-ld=lld -Xlinker -O2 -Xlinker -z -Xlinker norelro
    )
fi

# SwiftPM puts pkg-config's options before all others, and libyaml's own file would name the shared library's folder.
printf 'Name: yaml\nDescription: libyaml\nVersion: 0\nLibs: -L%s -lyaml\n%s\n' "$archives" "$include" \
    > "$archives/yaml-0.1.pc"
export PKG_CONFIG_PATH="$archives"

# Builds the program with more options, and sets its path.
build() {
    "$SWIFT" build "${options[@]}" "$@"
    program="$("$SWIFT" build "${options[@]}" "$@" --show-bin-path)/generamba"
}
if [ -n "${UNIVERSAL:-}" ]; then
    build --arch arm64
    for_apple="$program"
    build --arch x86_64
    for_intel="$program"
    program="$PWD/.build/universal/generamba"
    mkdir -p "$(dirname "$program")"
    lipo -create "$for_apple" "$for_intel" -output "$program"
else
    build
fi
if [ "$(uname)" = Darwin ]; then
    strip "$program"
    # A changed program loses its signature, and Macs with Apple silicon do not run unsigned programs.
    codesign --sign - --force "$program"
    otool -L "$program"
    if otool -L "$program" | grep -E '^[[:space:]]*/(opt|usr/local)/'; then
        echo "error: the program needs a library that other Macs do not have" >&2
        exit 1
    fi
    "$program" --version
fi

Scripts/try-modules.sh "$program"

# Tries the program in a folder that contains nothing else. Swift's runtime looks for the program in /proc, which every
# Linux system has.
try_alone() {
    local folder
    folder="$(mktemp -d)"
    trap 'rm -rf "$folder"' RETURN
    mkdir -p "$folder/project" "$folder/tmp" "$folder/proc/self"
    cp "$program" "$folder/generamba"
    ln -s /generamba "$folder/proc/self/exe"
    alone() { chroot "$folder" /generamba -C /project "$@"; }
    [ "$(chroot "$folder" /generamba --version)" = "$("$program" --version)" ]
    HOME=/ alone setup --yes --project_target Shop --templates rviper_controller,silver
    HOME=/ alone template install
    [ -f "$folder/project/Templates/silver/silver.rambaspec" ]
}

if [ "$(uname)" = Linux ] && [ "$(id -u)" = 0 ]; then
    try_alone
    echo "the program works alone"
elif [ "$(uname)" = Linux ]; then
    echo "note: the program was not tried alone, because chroot needs root"
fi
ls -l "$program"

if command -v python3 > /dev/null; then
    Scripts/try-package.sh "$(Scripts/package "$program")"
elif [ "${CI:-}" = true ]; then
    echo "error: Python 3 is missing, and CI=true requires it" >&2
    exit 1
else
    echo "SKIPPED: the program was not packed, because Python 3 is missing" >&2
fi
