#!/usr/bin/env bash
# Usage: Scripts/try-package.sh ARCHIVE
# Tries what Scripts/package made: unpacks the archive into a new folder, and uses only what is there and in the folders
# of the system. Runs the plugin of SwiftPM with the artifact bundle. A shell that is missing, or mandoc, is reported; with
# CI=true, on Linux, it is an error.
set -euo pipefail
archive="$1"
plugin="$(cd "$(dirname "$0")/../Plugins/Command" && pwd)"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

fail() { echo "error: $*" >&2; exit 1; }
# Whether a tool is there.
has() {
    if command -v "$1" > /dev/null; then return 0; fi
    if [ "${CI:-}" = true ] && [ "$(uname)" = Linux ]; then fail "CI=true requires $1"; fi
    echo "SKIPPED: $1 is missing" >&2
    return 1
}
checked() {
    if command -v sha256sum > /dev/null; then sha256sum -c "$1"; else shasum -a 256 -c "$1"; fi > /dev/null
}

cd "$(dirname "$archive")"
name="$(basename "$archive" .tar.gz)"
for file in "$name.tar.gz" generamba.artifactbundle.zip; do checked "$file.sha256" || fail "wrong checksum of $file"; done
tar -xzf "$name.tar.gz" -C "$folder"
share="$folder/$name/share"
program="$folder/$name/bin/generamba"
for file in doc/generamba/LICENSE doc/generamba/CHANGELOG.md; do [ -s "$share/$file" ] || fail "no share/$file"; done
case "$name" in
    generamba-"$("$program" --version)"-*) ;;
    *) fail "the program has another version than $name" ;;
esac

# Nothing of the caller's environment may help.
alone() {
    mkdir -p "$folder/home"
    env -i HOME="$folder/home" PATH="$folder/$name/bin:$PATH" TERM=dumb "$@"
}

mkdir "$folder/Shop"
(
    cd "$folder/Shop"
    alone "${SWIFT:-swift}" package init --type library > ../log 2>&1 || fail "swift package init: $(cat ../log)"
    alone generamba gen Profile swiftui_mvvm --yes > ../log 2>&1 || fail "gen: $(cat ../log)"
    [ -s Sources/Shop/Profile/ProfileModel.swift ] || fail "gen made no module: $(cat ../log)"
)

# A package that depends on the plugin, which has the bundle of this machine.
cp -R "$plugin" "$folder/plugin"
cp generamba.artifactbundle.zip "$folder/plugin/"
mkdir "$folder/Bank"
(
    cd "$folder/Bank"
    package() { env -u GENERAMBA_CACHE "${SWIFT:-swift}" package "$@" > ../log 2>&1 || fail "swift package $*: $(cat ../log)"; }
    package init --type library
    package add-dependency --type path ../plugin
    for report in 'all 6 created' 'all 6 identical'; do
        package --allow-writing-to-package-directory generamba gen Profile swiftui_mvvm
        grep -qx "Profile from swiftui_mvvm: $report" ../log || fail "the plugin prints '$(cat ../log)'"
    done
    [ -s Sources/Bank/Profile/ProfileModel.swift ] || fail "the plugin made no module"
    package --allow-writing-to-package-directory generamba update Profile --outputs didFinish
    grep -q didFinish Sources/Bank/Profile/ProfileModel.swift || fail "the plugin did not update the module: $(cat ../log)"
    package --allow-writing-to-package-directory generamba destroy Profile
    [ ! -e Sources/Bank/Profile ] || fail "the plugin did not remove the module"
)

# Each shell finds the completions in their folder, and completes a command.
if has bash; then
    # shellcheck disable=SC2016
    found="$(alone bash --norc --noprofile -c '
        source "$1/bash-completion/completions/generamba"
        COMP_LINE="generamba templ"; COMP_POINT=15; COMP_WORDS=(generamba templ); COMP_CWORD=1; COMP_TYPE=9
        "$(complete -p generamba | sed -E "s/.* -F ([^ ]+).*/\1/")" generamba templ generamba
        echo "${COMPREPLY[*]}"' bash "$share" 2>&1 || true)"
    [ "$found" = template ] || fail "bash does not complete 'generamba templ' but prints '$found'"
fi
if has zsh; then
    # shellcheck disable=SC2016
    found="$(alone zsh -f -c '
        fpath=($1/zsh/site-functions $fpath)
        autoload -Uz compinit && compinit -u -d $2 && autoload +X ${_comps[generamba]:?} && print $_comps[generamba]
        ' zsh "$share" "$folder/zcompdump" 2>&1 || true)"
    [ "$found" = _generamba ] || fail "zsh does not load the completions but prints '$found'"
fi
if has fish; then
    found="$(alone XDG_DATA_DIRS="$share" fish -c 'complete --do-complete "generamba templ"' 2>&1 || true)"
    case "$found" in
        template*) ;;
        *) fail "fish does not complete 'generamba templ' but prints '$found'" ;;
    esac
fi

# The options in a text, sorted, each as often as it is there.
options() { grep -oE -- '(^|[ ,/])--?[A-Za-z][A-Za-z_-]*' | tr -d ' ,/' | sort; }
pages=0
while IFS= read -r words; do
    page="$share/man/man1/$(echo "$words" | tr ' ' -).1"
    [ -s "$page" ] || fail "no manual page $page"
    read -ra command <<< "$words"
    command[0]="$program"
    # Columns of help are two spaces apart.
    diff <("${command[@]}" --help | sed -nE '/^  -/{s/^  //; s/  .*//; p;}' | options) \
        <(sed -nE -e 's/\\&//g' -e 's/\\-/-/g' -e 's/"//g' -e 's/Fl /-/g' -e 's/^\.It (-.*)/\1/p' "$page" | options) ||
        fail "'$words --help' (<) and its manual page (>) have different options"
    pages=$((pages + 1))
done < <(
    "$program" --help | sed -nE '/^SUBCOMMANDS/,$s/^  ([a-z]+) .*/\1/p' | while IFS= read -r command; do
        echo "generamba $command"
        "$program" "$command" --help | sed -nE "/^SUBCOMMANDS/,\$s/^  ([a-z]+) .*/generamba $command \1/p"
    done
    echo generamba
)
[ "$pages" -eq "$(find "$share/man/man1" -type f | wc -l)" ] || fail "there are manual pages of unknown commands"
if has mandoc; then mandoc -T lint -W warning "$share"/man/man1/*.1 || fail "mandoc warns about manual pages"; fi
# In containers, man may be missing, or a script that says that there are no pages.
if command -v man > /dev/null && ! grep -q minimized "$(command -v man)"; then
    alone MANPAGER=cat man -M "$share/man" generamba-gen | grep -q rviper_controller || fail "man does not show generamba-gen(1)"
fi

ls -l "$(dirname "$archive")"
echo "the archive has the program, completions and $pages manual pages, and they work, as does the plugin"
