#!/usr/bin/env bash
# Measures, in one run and alternately, the release program generating a module (with a warm cache) and the
# smallest static C program that writes the same files; then listing a catalog of 500 templates, a folder and a
# repository, and `cat` of their rambaspecs; then adding a module to large Xcode projects, and reading and writing their
# project files. The largest project is measured without and with the files themselves. Prints the times and their ratios.
# Fails if the largest project takes too much time or memory.
set -euo pipefail
repository="$(cd "$(dirname "$0")/.." && pwd)"
program="$repository/.build/release/generamba"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
CC="${CC:-cc}"
command -v "$CC" >/dev/null || CC=clang
static=""
[ "$(uname)" = Darwin ] || static=-static

mkdir -p "$folder/project/Sources/Shop" "$folder/project/Tests/ShopTests" "$folder/home"
cd "$folder/project"
cat > Package.swift <<'SWIFT'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Shop",
    targets: [.target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"])]
)
SWIFT
export HOME="$folder/home"
"$program" setup --yes --author "Jane Doe" --company "Example Ltd." >/dev/null
"$program" template install >/dev/null
"$program" gen Profile rviper_controller >/dev/null

# A C program with the text of every file in it.
count=0
{
    echo '#include <fcntl.h>'
    echo '#include <sys/stat.h>'
    echo '#include <unistd.h>'
    echo 'static void file(const char *path, const char *text, unsigned long size) {'
    echo '    int f = open(path, O_WRONLY | O_CREAT | O_EXCL, 0666);'
    echo '    write(f, text, size);'
    echo '    close(f);'
    echo '}'
    echo 'int main(void) {'
    find Sources/Shop/Profile Tests/ShopTests/Profile -type d | sort | sed 's/.*/    mkdir("&", 0777);/'
    find Sources/Shop/Profile Tests/ShopTests/Profile -type f | sort | while read -r file; do
        echo "    static const char f$((count += 1))[] = {$(od -An -v -tx1 "$file" | sed -E 's/ +([0-9a-f]{2})/0x\1,/g')};"
        echo "    file(\"$file\", f$count, sizeof f$count);"
    done
    echo '    return 0;'
    echo '}'
} > "$folder/write-files.c"
files="$(find Sources/Shop/Profile Tests/ShopTests/Profile -type f | wc -l)"
"$CC" -O2 -w $static -o "$folder/write-files" "$folder/write-files.c"
"$CC" -O2 -o "$folder/measure" "$repository/Benchmarks/measure.c"

# Both write the same bytes.
cp -R Sources Tests "$folder"
rm -r Sources/Shop/Profile Tests/ShopTests/Profile
"$folder/write-files"
diff -r Sources "$folder/Sources"
diff -r Tests "$folder/Tests"

echo "$files files, $(wc -c < "$program" | tr -d ' ') bytes of program, ${RUNS:-300} runs each"
"$folder/measure" "${RUNS:-300}" Sources/Shop/Profile Tests/ShopTests/Profile -- \
    "$folder/write-files" -- "$program" gen Profile rviper_controller

# A catalog of 500 templates.
cd "$folder"
spec="$repository/Templates/clean_swift/clean_swift.rambaspec"
for number in $(seq 500); do
    mkdir -p "catalog/template_$number"
    sed "s/^name: clean_swift/name: template_$number/" "$spec" > "catalog/template_$number/template_$number.rambaspec"
done
git -C catalog init --quiet
git -C catalog add --all
git -C catalog -c user.name=Bench -c user.email=bench@example.com commit --quiet --message templates
for catalog in ../catalog "file://$folder/catalog"; do
    mkdir -p list
    printf 'project_name: Shop\nproject_target: Shop\ncatalogs: ["%s"]\n' "$catalog" > list/Rambafile
    echo "500 templates of $([ "$catalog" = ../catalog ] && echo "a folder" || echo "a repository"), listed"
    "$folder/measure" "$((${RUNS:-300} / 10))" "$folder/none" -- \
        /bin/sh -c "cat $folder/catalog/*/*.rambaspec" -- "$program" template list -C list
done

# Xcode projects, in a folder in memory if the system has one.
memory="$(mktemp -d "$([ -w /dev/shm ] && echo /dev/shm || echo "${TMPDIR:-/tmp}")/generamba.XXXXXX")"
trap 'rm -rf "$folder" "$memory"' EXIT
"$CC" -O2 -o "$folder/make-project" "$repository/Benchmarks/make-project.c"
"$CC" -O2 -o "$folder/measure-edit" "$repository/Benchmarks/measure-edit.c"
for size in 1000 10000 50000 "50000 files"; do
    read -r references written <<< "$size"
    mkdir "$memory/$references"
    cd "$memory/$references"
    "$folder/make-project" . "$references" ${written:+"$written"}
    cat > Rambafile <<'YAML'
project_name: Shop
xcodeproj_path: Shop.xcodeproj
project_target: Shop
project_file_path: Shop/Modules
test_target: ShopTests
test_file_path: ShopTests/Modules
templates: [{name: rviper_controller}]
YAML
    "$program" template install >/dev/null
    project=Shop.xcodeproj/project.pbxproj
    echo "an Xcode project of $references files${written:+ on the disk}, $(wc -c < "$project" | tr -d ' ') bytes"
    most_time=0 most_memory=0
    if [ "$references" = 50000 ]; then most_time=8 most_memory=4; fi
    "$folder/measure-edit" "$((${RUNS:-300} / 10 + 1))" "$most_time" "$most_memory" "$project" \
        Shop/Modules ShopTests -- "$program" gen Profile rviper_controller
    rm -r "${memory:?}/$references"
done
