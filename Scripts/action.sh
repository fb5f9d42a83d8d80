#!/usr/bin/env bash
# Runs the commands of the action in action.yml, whose inputs are in the environment.
set -euo pipefail

fail() {
    echo "::error title=generamba::$1"
    exit 1
}

# Downloads a release into a folder, checks it, and prints the path of the program.
download() {
    local version="$1" folder="$2" system name url wanted found
    case "$(uname -s) $(uname -m)" in
    "Linux x86_64") system=linux-x86_64 ;;
    "Linux aarch64" | "Linux arm64") system=linux-aarch64 ;;
    Darwin*) system=macos-universal ;;
    *) fail "there is no program for $(uname -s) on $(uname -m): build it, and name it with 'program'" >&2 ;;
    esac
    name="generamba-${version#v}-$system.tar.gz"
    url="${GITHUB_SERVER_URL:-https://github.com}/$ACTION_REPOSITORY/releases/download/$version/$name"
    mkdir -p "$folder"
    for file in "$name" "$name.sha256"; do
        curl --fail --silent --show-error --location --retry 3 --output "$folder/$file" "${url%"$name"}$file" >&2 ||
            fail "cannot download '$file': name a release with 'version'" >&2
    done
    wanted="$(cut -d ' ' -f 1 "$folder/$name.sha256")"
    if command -v sha256sum > /dev/null; then
        found="$(sha256sum "$folder/$name")"
    else
        found="$(shasum -a 256 "$folder/$name")"
    fi
    [ "${found%% *}" = "$wanted" ] || fail "'$name' does not have the checksum of '$name.sha256'" >&2
    tar -xzf "$folder/$name" -C "$folder"
    find "$folder" -path "*/bin/generamba" -type f
}

program="$INPUT_PROGRAM"
if [ -z "$program" ]; then
    [ -n "$INPUT_VERSION" ] || fail "name a release with 'version'"
    program="$(download "$INPUT_VERSION" "$RUNNER_TEMP/generamba")"
fi
[ -x "$program" ] || fail "no program '$program'"

read -r -d '' -a commands <<< "${INPUT_COMMAND//,/ }" || true
if [ "${#commands[@]}" = 0 ]; then
    if [ -d Templates ]; then commands+=(lint check); fi
    if [ -d .generamba/modules ]; then commands+=(status); fi
    [ "${#commands[@]}" != 0 ] || fail "there is neither a folder 'Templates' nor a recorded module: set 'command'"
fi

arguments=()
if [ -n "${INPUT_ARGUMENTS//[[:space:]]/}" ]; then
    [ "${#commands[@]}" = 1 ] || fail "'arguments' needs a single 'command'"
    # Takes off quotes as a shell does, but evaluates nothing.
    lines="$(xargs -n 1 printf '%s\n' <<< "$INPUT_ARGUMENTS")" || fail "a quote in 'arguments' is not closed"
    while IFS= read -r line; do arguments+=("$line"); done <<< "$lines"
fi

status=0
for command in "${commands[@]}"; do
    case "$command" in
    lint | check | test) words=(template "$command") ;;
    status | doctor) words=("$command") ;;
    gen-check) words=(gen --check) ;;
    *) fail "'command' has no '${command//%/%25}': write lint, check, test, gen-check, status or doctor" ;;
    esac
    words+=(--format github ${arguments[@]+"${arguments[@]}"})
    if [ "${words[0]}" = template ] && [ "${#arguments[@]}" = 0 ] && [ -d Templates ]; then words+=(Templates); fi
    printf '$ generamba'
    printf ' %q' "${words[@]}"
    echo
    "$program" "${words[@]}" || status=$?
done
exit "$status"
