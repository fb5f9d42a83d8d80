#!/usr/bin/env bash
# Usage: Scripts/document-templates.sh PROGRAM
# Writes what the program shows of the built-in templates into Documentation/Built-in-templates.md: the blocks below
# the heading of each template. The rest of the page stays.
set -euo pipefail
program="$1"
cd "$(dirname "$0")/.."
page=Documentation/Built-in-templates.md

blocks() {
    printf '```console\n$ generamba template show %s\n' "$1"
    "$program" template show "$1"
    printf '%s\n' '```' '' '```mermaid'
    "$program" template show "$1" --diagram
    printf '```\n\n'
}

template="" skip=false
while IFS= read -r line; do
    if [[ "$line" == '## '* ]]; then template="${line#\#\# }" skip=false; fi
    if [[ "$line" == '```console' && -n "$template" ]]; then
        blocks "$template"
        skip=true
    fi
    $skip || printf '%s\n' "$line"
done < "$page" > "$page.new"
# One line break ends the page.
printf '%s\n' "$(cat "$page.new")" > "$page"
rm "$page.new"
