# Measures `list` and `status` over 1,000 recorded modules, with the cache of file stamps and without it, against a C
# program that calls lstat for each of their files. Expects what table.sh expects, `compile` and $repository.
# shellcheck shell=bash

measure_modules() {
    local command measured cache="$folder/stamps" runs="$((RUNS / 15 + 1))"
    compile -o "$folder/lstat" "$repository/Benchmarks/lstat.c"
    mkdir -p "$folder/modules/Sources/Shop" "$folder/modules/Tests/ShopTests"
    cd "$folder/modules"
    cp "$folder/project/Package.swift" .
    "$program" setup --yes --templates rviper_controller > /dev/null
    "$program" gen "$(seq -f 'M%04g' 1000 | paste -s -d , -)" rviper_controller --no-with-required > /dev/null
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
    rm -r "$folder/modules"
}
