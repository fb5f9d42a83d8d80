#!/usr/bin/env bash
# Builds the program that people download: one file, with everything but the system's own library in it. On Linux
# that is the C library, and the program is tried in a folder that holds nothing else.
set -euo pipefail
cd "$(dirname "$0")/.."
SWIFT="${SWIFT:-swift}"

options=(--configuration release --product generamba)
if [ "$(uname)" = Darwin ]; then
    # The archive first, so that nothing is left for the dynamic library.
    archive="$(brew --prefix libyaml)/lib/libyaml.a"
    options+=(-Xlinker "$archive" -Xlinker -dead_strip_dylibs)
else
    # Archives of the system's libraries in a folder of their own are found before the shared ones. A program at a
    # fixed address (-no-pie) starts a third faster: nothing in it has to be relocated.
    compiler="$(command -v cc || command -v clang)"
    archives="$PWD/.build/archives"
    mkdir -p "$archives"
    for library in libstdc++.a libyaml.a; do
        path="$("$compiler" -print-file-name="$library")"
        [ -f "$path" ] || { echo "error: no $library" >&2; exit 1; }
        ln -sf "$path" "$archives/$library"
    done
    # libyaml's own file for pkg-config would name the folder of the shared library.
    printf 'Name: yaml\nDescription: libyaml\nVersion: 0\nLibs: -L%s -lyaml\n' "$archives" > "$archives/yaml-0.1.pc"
    export PKG_CONFIG_PATH="$archives"
    options+=(
        --static-swift-stdlib -Xswiftc "-L$archives" -Xlinker -s
        -Xswiftc -Xclang-linker -Xswiftc -no-pie -Xswiftc -Xclang-linker -Xswiftc -static-libgcc
    )
fi

"$SWIFT" build "${options[@]}"
program="$("$SWIFT" build "${options[@]}" --show-bin-path)/generamba"
if [ "$(uname)" = Darwin ]; then
    strip "$program"
    otool -L "$program"
fi

# Tries the program in a folder that holds nothing but the C library.
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
                echo "error: the program needs $library, which is not the C library's" >&2
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
    echo "works in a folder with the C library alone"
elif [ "$(uname)" = Linux ]; then
    echo "note: not tried alone in a folder, for which chroot needs root's rights"
fi
ls -l "$program"
