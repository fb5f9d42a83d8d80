# Measures `list` and `status` over 1,000 recorded modules, with the cache of file stamps and without it, against a C
# program that calls lstat for each of their files, `update` against `status`, and one more module against the first.
# Expects what table.sh expects, `compile` and $repository.
# shellcheck shell=bash

# The names of modules, separated by commas.
modules() {
    seq -f 'M%04g' "$1" | paste -s -d , -
}

measure_modules() {
    local command measured cache="$folder/stamps" runs="$((RUNS / 15 + 1))"
    compile -o "$folder/lstat" "$repository/Benchmarks/lstat.c"
    mkdir -p "$folder/modules/Sources/Shop" "$folder/modules/Tests/ShopTests"
    cd "$folder/modules"
    cp "$folder/project/Package.swift" .
    "$program" setup --yes --templates rviper_controller > /dev/null
    "$program" template install > /dev/null
    measured="$(measure 1 Sources/Shop Tests/ShopTests .generamba \
        -- "$program" gen "$(modules 100)" rviper_controller --no-with-required \
        -- "$program" gen "$(modules 1000)" rviper_controller --no-with-required)"
    row "a module among 1,000 in one gen" "$(line 2 "$measured" | awk '{ print $1 / 10, $2 / 10 }')" \
        "100 in one gen" "$(line 1 "$measured")" 1.1 1.5
    memory_row "1,000 modules in one gen" "$(line 2 "$measured")" 60 90
    find Sources Tests -type f | sort > "$folder/recorded-files"
    echo "1,000 modules of $(($(wc -l < "$folder/recorded-files") / 1000)) files"
    # Files that have just changed are not remembered.
    sleep 5
    for command in list status; do
        GENERAMBA_CACHE="$cache" "$program" "$command" > /dev/null
        measured="$(GENERAMBA_CACHE="$cache" measure "$runs" "$folder/none" -- "$folder/lstat" \
            "$folder/recorded-files" -- "$program" "$command")"
        row "$command of 1,000 modules" "$(line 2 "$measured")" "lstat of each file" "$(line 1 "$measured")" 5
        measured="$(GENERAMBA_CACHE="$cache" measure "$runs" "$cache" -- "$folder/lstat" \
            "$folder/recorded-files" -- "$program" "$command")"
        row "$command without the cache" "$(line 2 "$measured")" "lstat of each file" "$(line 1 "$measured")" 30
    done
    # The first run asks SwiftPM for the targets, which is another program with more memory.
    GENERAMBA_CACHE="$cache" "$program" update --dry-run > /dev/null
    measured="$(GENERAMBA_CACHE="$cache" measure 3 "$cache/stamps" -- "$program" status -- "$program" update --dry-run)"
    row "update, 1,000 unchanged modules" "$(line 2 "$measured")" "status without the cache" "$(line 1 "$measured")" 3 7
    memory_row "update of 1,000 modules" "$(line 2 "$measured")" 60 60
    measure_growth
    rm -r "$folder/modules"
}

# One more module among 1,000 against the first one, in instructions and in system calls. The template that it requires
# is there already, as in any target with modules.
measure_growth() {
    local kind here there gen=(gen Profile rviper_controller --no-with-required --dry-run)
    for kind in instructions calls; do
        here="$($kind "${gen[@]}")"
        there="$(cd "$folder/project" && $kind "${gen[@]}")"
        if [ "$here" = - ] || [ "$there" = - ]; then continue; fi
        row "gen among 1,000 modules, $kind" "$here $here" "gen in an empty package" "$there $there" 1.5
    done
}
