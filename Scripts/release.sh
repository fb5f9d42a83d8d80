#!/usr/bin/env bash
# Builds the program that people download: one file that contains everything except the system's own library. On
# Linux, that is the C library, and the program is tried in a folder that contains nothing else.
set -euo pipefail
cd "$(dirname "$0")/.."
SWIFT="${SWIFT:-swift}"

options=(--configuration release --product generamba)
# The linker searches this folder first. It contains only archives, so that no shared libraries are linked.
archives="$PWD/.build/archives"
mkdir -p "$archives"
rm -f "$archives"/*
include=
add_archive() {
    [ -f "$1" ] || { echo "error: no $(basename "$1") where it was expected: '$1'" >&2; exit 1; }
    ln -s "$1" "$archives/"
}
if [ "$(uname)" = Darwin ]; then
    for prefix in "$(brew --prefix libyaml 2> /dev/null || true)" /opt/local; do
        if [ -f "$prefix/lib/libyaml.a" ]; then break; fi
    done
    add_archive "$prefix/lib/libyaml.a"
    include="Cflags: -I$prefix/include"
else
    # A program at a fixed address (-no-pie) starts in two thirds of the time, because nothing has to be relocated.
    compiler="$(command -v cc || command -v clang)"
    for library in libstdc++.a libyaml.a; do add_archive "$("$compiler" -print-file-name="$library")"; done
    # With a local rpath, the loader would look for the C library beside the program first, in ten folders.
    options+=(
        --disable-local-rpath --static-swift-stdlib -Xswiftc "-L$archives" -Xlinker -s
        -Xswiftc -Xclang-linker -Xswiftc -no-pie -Xswiftc -Xclang-linker -Xswiftc -static-libgcc
    )
fi

# SwiftPM puts pkg-config's options before all others, and libyaml's own file would name the shared library's folder.
printf 'Name: yaml\nDescription: libyaml\nVersion: 0\nLibs: -L%s -lyaml\n%s\n' "$archives" "$include" \
    > "$archives/yaml-0.1.pc"
export PKG_CONFIG_PATH="$archives"

"$SWIFT" build "${options[@]}"
program="$("$SWIFT" build "${options[@]}" --show-bin-path)/generamba"
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

# Tries the program in a folder that contains nothing but the C library.
try_alone() {
    local folder library
    folder="$(mktemp -d)"
    trap 'rm -rf "$folder"' RETURN
    mkdir -p "$folder/project" "$folder/tmp"
    cp "$program" "$folder/generamba"
    for library in $(ldd "$program" | grep -o '/[^ ]*'); do
        case "$(basename "$library")" in
            ld-linux*.so.* | libc.so.* | libm.so.* | libpthread.so.* | libdl.so.* | librt.so.*) ;;
            *)
                echo "error: the program needs $library, which is not part of the C library" >&2
                return 1
                ;;
        esac
        mkdir -p "$folder$(dirname "$library")"
        cp "$library" "$folder$library"
    done
    alone() { chroot "$folder" /generamba -C /project "$@"; }
    [ "$(chroot "$folder" /generamba --version)" = "$("$program" --version)" ]
    HOME=/ alone setup --yes --project_target Shop --templates rviper_controller,silver
    HOME=/ alone template install
    [ -f "$folder/project/Templates/silver/silver.rambaspec" ]
}

if [ "$(uname)" = Linux ] && [ "$(id -u)" = 0 ]; then
    try_alone
    echo "the program works with only the C library"
elif [ "$(uname)" = Linux ]; then
    echo "note: the program was not tried with only the C library, because chroot needs root"
fi
ls -l "$program"
