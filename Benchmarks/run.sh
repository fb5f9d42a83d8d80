#!/usr/bin/env bash
# Measures, in one run and alternately, the release program generating a module (with a warm cache) and the
# smallest static C program that writes the same files; then listing a catalog of 500 templates, a folder and a
# repository, and `cat` of their rambaspecs; then checking ten combinations, and only compiling their code; then adding a
# module to large Xcode projects, and reading and writing their project files. The largest project is measured without and
# with the files themselves. Prints the times and their ratios. Fails if the largest project takes too much time or memory.
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
"$folder/measure" "${RUNS:-300}" "C program, static" "generamba gen" Sources/Shop/Profile Tests/ShopTests/Profile \
    .generamba -- \
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
    "$folder/measure" "$((${RUNS:-300} / 10))" "sh and cat" "generamba template list" "$folder/none" -- \
        /bin/sh -c "cat $folder/catalog/*/*.rambaspec" -- "$program" template list -C list
done

# Two templates, each in five combinations. The check compiles code and tests, and runs the tests.
mkdir -p check_1/Code check_1/Tests
cat > check_1/check_1.rambaspec <<'YAML'
name: check_1
parameters: [{name: sorted, summary: whether the items are sorted, type: bool, default: false}]
code_files:
- {name: Item.swift, path: Code/Item.swift.liquid}
- {name: Presenter.swift, path: Code/Presenter.swift.liquid}
test_files: [{name: PresenterTests.swift, path: Tests/PresenterTests.swift.liquid}]
YAML
cat > check_1/Code/Item.swift.liquid <<'SWIFT'
import Foundation

public struct {{ prefix }}{{ module_info.name }}Item: Codable, Hashable, Sendable {
    public var id: UUID
    public var title: String
}
SWIFT
cat > check_1/Code/Presenter.swift.liquid <<'SWIFT'
import Foundation

public final class {{ prefix }}{{ module_info.name }}Presenter {
    public private(set) var items: [{{ prefix }}{{ module_info.name }}Item] = []

    public init() {}

    public func show(_ titles: [String]) {
        items = titles.map { {{ prefix }}{{ module_info.name }}Item(id: UUID(), title: $0.capitalized) }
        {% if custom_parameters.sorted %}items.sort { $0.title < $1.title }{% endif %}
    }
}
SWIFT
cat > check_1/Tests/PresenterTests.swift.liquid <<'SWIFT'
import XCTest
@testable import {{ module_info.product_module_name }}

final class {{ prefix }}{{ module_info.name }}PresenterTests: XCTestCase {
    func testTitles() {
        let presenter = {{ prefix }}{{ module_info.name }}Presenter()
        presenter.show(["apple", "pear"])
        XCTAssertEqual(presenter.items.map(\.title), ["Apple", "Pear"])
    }
}
SWIFT
mkdir check_2
cp -R check_1/Code check_1/Tests check_2
sed 's/check_1/check_2/' check_1/check_1.rambaspec > check_2/check_2.rambaspec
"$program" template check check_? --keep kept >/dev/null
cat > compile.sh <<'SH'
set -e
for combination in kept/*/*; do
    find "$combination/Sources" -name '*.swift' -exec swiftc -swift-version 6 -enable-testing -module-name Shop \
        -emit-module -emit-module-path compiled.swiftmodule -emit-library -o compiled {} +
done
SH
echo "$(find kept/* -mindepth 1 -maxdepth 1 | wc -l | tr -d ' ') combinations of templates, checked"
"$folder/measure" "$((${RUNS:-300} / 100 + 1))" "swiftc, the code only" "generamba template check" "$folder/none" -- \
    /bin/sh compile.sh -- "$program" template check check_1 check_2

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
    # Each target gets the required template once, so it is not a part of adding a module.
    most_time=0 most_memory=0
    if [ "$references" = 50000 ]; then most_time=8 most_memory=4; fi
    "$folder/measure-edit" "$((${RUNS:-300} / 10 + 1))" "$most_time" "$most_memory" "$project" \
        Shop/Modules ShopTests .generamba -- "$program" gen Profile rviper_controller --no-with-required
    rm -r "${memory:?}/$references"
done
