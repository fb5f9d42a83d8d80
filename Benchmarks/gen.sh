# Measures `gen`, commands that only read, and `template install`, all against C programs that write the files of a
# module. Expects what table.sh expects, `compile` and $repository.
# shellcheck shell=bash

# The time of the C program that writes files into their places, on the machine for which the goals in milliseconds
# were set. Here they are ratios to its time, whatever machine this is.
plain_time=0.83

# The ratio to the plain writes for a time in milliseconds.
to_plain() {
    awk -v time="$1" -v plain="$plain_time" 'BEGIN { printf "%.2f\n", time / plain }'
}

# Prints files as the arrays of write.h, in the order of their paths.
embed() {
    local file count=0 list=""
    find "$@" -type d | sort | sed 's/.*/    "&",/' > "$folder/folders"
    while read -r file; do
        echo "static const unsigned char bytes_$((count += 1))[] = {"
        od -An -v -tx1 "$file" | sed -E 's/ +([0-9a-f]{2})/0x\1,/g'
        echo "};"
        list="$list    {\"$file\", (const char *)bytes_$count, sizeof bytes_$count},
"
    done < <(find "$@" -type f | sort)
    printf 'static const char *const folders[] = {\n%s\n};\nstatic const struct file files[] = {\n%s};\n' \
        "$(cat "$folder/folders")" "$list"
}

# Makes a package with settings and a template, and the C programs that write the files of a module.
make_package() {
    mkdir -p "$folder/project/Sources/Shop" "$folder/project/Tests/ShopTests"
    cd "$folder/project"
    cat > Package.swift << 'SWIFT'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Shop",
    targets: [.target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"])]
)
SWIFT
    "$program" setup --yes --author "Jane Doe" --company "Example Ltd." --templates rviper_controller > /dev/null
    "$program" template install > /dev/null
    "$program" gen Profile rviper_controller > /dev/null
    local code=Sources/Shop/Profile tests=Tests/ShopTests/Profile
    embed $code $tests > "$folder/files.h"
    embed $code $tests .generamba > "$folder/files-and-record.h"
    compile -DFILES="\"$folder/files.h\"" -o "$folder/write-plain" "$repository/Benchmarks/write-plain.c"
    compile -DFILES="\"$folder/files-and-record.h\"" -o "$folder/write-staged" \
        "$repository/Benchmarks/write-staged.c"
    # All of them make the same files.
    cp -R Sources Tests .generamba "$folder"
    local writer
    for writer in plain staged; do
        rm -rf $code $tests .generamba
        "$folder/write-$writer"
        diff -r Sources "$folder/Sources"
        diff -r Tests "$folder/Tests"
    done
    diff -r .generamba "$folder/.generamba"
}

# The values of all parameters, for a module with as many files as without them.
parameters=(--no-module_input --no-module_output --use_cases fetchProfile)

measure_gen() {
    local times name=Profile template=rviper_controller
    local made=(Sources/Shop/Profile Tests/ShopTests/Profile .generamba)
    local remove=(rm -rf "${made[@]}")
    times="$(measure "$RUNS" "${made[@]}" \
        -- "$folder/write-plain" -- "$folder/write-staged" -- "$program" gen $name $template \
        -- "$program" gen $name $template "${parameters[@]}" -- "$program" gen $name $template --dry-run --diff \
        -- "$program" template list -- "$program" --version \
        -- "$program" gen $name $template --no-with-required)"
    plain="$(line 1 "$times")"
    local gen
    gen="$(line 3 "$times")"
    "${remove[@]}"
    row "gen" "$gen" "C, the same steps" "$(line 2 "$times")" 7 14 \
        "$(instructions gen $name $template)" "$("${remove[@]}" && calls gen $name $template)"
    "${remove[@]}"
    row "gen, only written" "$gen" "C, plain writes" "$plain" 0
    memory_row "gen" "$gen" 16 17.5
    row "gen with one option" "$(line 8 "$times")" "gen" "$gen" 1.15
    row "gen with parameters" "$(line 4 "$times")" "gen" "$gen" 1.2 1.2 \
        "$(instructions gen $name $template "${parameters[@]}")" \
        "$("${remove[@]}" && calls gen $name $template "${parameters[@]}")"
    "${remove[@]}"
    row "gen --dry-run --diff" "$(line 5 "$times")" "gen" "$gen" 1.2 1.2 \
        "$(instructions gen $name $template --dry-run --diff)" "$(calls gen $name $template --dry-run --diff)"
    row "template list" "$(line 6 "$times")" "C, plain writes" "$plain" 3.5 6 \
        "$(instructions template list)" "$(calls template list)"
    row "--version" "$(line 7 "$times")" "C, plain writes" "$plain" "$(to_plain 2.2)" "$(to_plain 2.2)" \
        "$(instructions --version)" "$(calls --version)"
}

# A module among many, in instructions: a twentieth of what a run with 21 needs more than a run with one.
measure_many() {
    local one many
    one="$(instructions gen Module0 rviper_controller --dry-run)"
    if [ "$one" = - ]; then
        echo "without valgrind, the instructions for a module among many are not measured"
        return
    fi
    many="$(instructions gen "$(seq -s, -f 'Module%g' 0 20)" rviper_controller --dry-run)"
    row "a module among many, M instructions" "$(awk -v one="$one" -v many="$many" \
        'BEGIN { each = (many - one) / 20; print each, each }')" "a million" "1 1" 3.5 8.5
}

measure_install() {
    local times
    mkdir -p "$folder/install"
    cd "$folder/install"
    cat > Rambafile << 'YAML'
project_name: Shop
project_target: Shop
templates:
- {name: rviper_controller}
- {name: viper_configurator}
- {name: clean_swift}
- {name: silver}
- {name: silver_foundation}
- {name: swiftui_viper}
- {name: swiftui_viper_service}
- {name: swiftui_viper_project}
YAML
    local made=(Templates Rambafile.lock .generamba)
    "$program" template install > /dev/null
    cp -R Templates "$folder/templates"
    times="$(measure "$((RUNS / 3 + 1))" "${made[@]}" -- "$(command -v cp)" -R "$folder/templates" Templates \
        -- "$program" template install)"
    rm -rf "${made[@]}"
    row "template install, eight templates" "$(line 2 "$times")" "cp -R of the same files" "$(line 1 "$times")" 2 3 \
        "$(instructions template install)" "$(rm -rf "${made[@]}" && calls template install)"
    cd "$folder"
}

# `template list` with a catalog of 500 templates, in a folder and in a repository.
measure_catalogs() {
    local spec="$repository/Templates/clean_swift/clean_swift.rambaspec" number catalog times
    cd "$folder"
    for number in $(seq 500); do
        mkdir -p "catalog/template_$number"
        sed "s/^name: clean_swift/name: template_$number/" "$spec" > "catalog/template_$number/template_$number.rambaspec"
    done
    git -C catalog init --quiet
    git -C catalog add --all
    git -C catalog -c user.name=Bench -c user.email=bench@example.com commit --quiet --message templates
    mkdir -p list
    for catalog in ../catalog "file://$folder/catalog"; do
        printf 'project_name: Shop\nproject_target: Shop\ncatalogs: ["%s"]\n' "$catalog" > list/Rambafile
        times="$(measure "$((RUNS / 10 + 1))" -- /bin/sh -c "cat $folder/catalog/*/*.rambaspec" \
            -- "$program" template list -C list)"
        row "template list, 500 in a $([ "$catalog" = ../catalog ] && echo folder || echo repository)" \
            "$(line 2 "$times")" "sh and cat" "$(line 1 "$times")" 0
    done
}
