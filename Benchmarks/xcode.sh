# Measures `gen` in Xcode projects, against reading and writing their files. Expects what table.sh expects, and $CC and
# $repository.
# shellcheck shell=bash

measure_xcode() {
    local size references written project=Shop.xcodeproj/project.pbxproj times
    "$CC" -O2 -o "$folder/make-project" "$repository/Benchmarks/make-project.c"
    "$CC" -O2 -o "$folder/measure-edit" "$repository/Benchmarks/measure-edit.c"
    for size in 1000 10000 50000 "50000 files"; do
        read -r references written <<< "$size"
        mkdir "$folder/$references"
        cd "$folder/$references"
        "$folder/make-project" . "$references" ${written:+"$written"}
        cat > Rambafile << 'YAML'
project_name: Shop
xcodeproj_path: Shop.xcodeproj
project_target: Shop
project_file_path: Shop/Modules
test_target: ShopTests
test_file_path: ShopTests/Modules
templates: [{name: rviper_controller}]
YAML
        "$program" template install > /dev/null
        # Each target gets the required template once, so it is not a part of adding a module.
        times="$("$folder/measure-edit" "$((RUNS / 10 + 1))" "$([ "$references" = 50000 ] && echo 4 || echo 0)" "$project" \
            Shop/Modules ShopTests .generamba -- "$program" gen Profile rviper_controller --no-with-required)"
        row "gen, $references files in Xcode${written:+ and on the disk}" "$(line 2 "$times")" \
            "read, write $(($(wc -c < "$project") / 1000000)) MB" "$(line 1 "$times")" \
            "$([ "$references" = 1000 ] && echo 0 || echo 4)" 8
        cd "$folder"
        rm -r "${folder:?}/$references"
    done
}
