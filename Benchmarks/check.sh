# Measures `template check` in ten combinations, and `template test`. Expects what table.sh expects and $repository.
# shellcheck shell=bash

# The default and the richest values of the template, each with and without a prefix, and two modules in one target, all
# in the modes of Swift 5 and Swift 6. The stand-ins are built before.
measure_check() {
    local frontend times
    mkdir -p "$folder/check"
    cd "$folder/check"
    export GENERAMBA_CACHE="$folder/check-cache"
    : > empty.swift
    "$program" template check rviper_controller > /dev/null
    frontend="$(dirname "$(command -v swiftc)")/swift-frontend"
    [ -x "$frontend" ] || frontend="$(xcrun --find swift-frontend)"
    local sdk=()
    [ "$(uname)" != Darwin ] || sdk=(-sdk "$(xcrun --show-sdk-path)")
    # What is known from the run before is removed.
    times="$(measure "${CHECK_RUNS:-2}" "$GENERAMBA_CACHE/check/results" \
        -- "$frontend" -frontend -c ${sdk[@]+"${sdk[@]}"} empty.swift -o empty.o \
        -- "$program" template check rviper_controller --compile-only \
        -- "$program" template check rviper_controller)"
    local empty
    empty="$(line 1 "$times")"
    row "template check --compile-only" "$(line 2 "$times")" "swift-frontend, empty" "$empty" 110 130
    row "template check" "$(line 3 "$times")" "swift-frontend, empty" "$empty" 280 350
    times="$(measure 9 -- "$frontend" -frontend -c ${sdk[@]+"${sdk[@]}"} empty.swift -o empty.o \
        -- "$program" template check rviper_controller)"
    row "template check, nothing has changed" "$(line 2 "$times")" "swift-frontend, empty" "$(line 1 "$times")" 3 4
    unset GENERAMBA_CACHE
    measure_golden
}

# A hundred golden tests of a template with many files, which are compared one by one.
measure_golden() {
    local template="$folder/check/Templates/rviper_controller" number measured
    mkdir -p Templates
    cp -R "$repository/Templates/rviper_controller" Templates
    rm "$template/Tests"/*.yml "$template/Tests"/*.sha256
    for number in $(seq 100); do
        echo "gen: Profile$number --prefix XY --use_cases fetchProfile,signOut" > "$template/Tests/$number.yml"
    done
    "$program" template test Templates --record -q
    measured="$(measure 5 "$folder/none" -- "$program" template test Templates)"
    row "template test, a hundred tests" "$measured" "a second" "1000 1000" 1
}
