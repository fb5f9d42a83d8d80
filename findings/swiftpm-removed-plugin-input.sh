#!/usr/bin/env bash
# SwiftPM does not run a build-tool plug-in again when a file that the plug-in declared as an input is removed: the build
# fails because of missing inputs, and goes on failing until Package.swift changes. Only the first build after a fresh one
# is an exception, hence the second build below. So a plug-in that declares all files of a folder as inputs breaks
# incremental builds whenever somebody removes or renames one of them. Seen with Swift 6.3.1 on Linux. Exits 0 if that is
# still so.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
swift --version 2>&1 | head -n 1

mkdir -p Sources/App Sources/list Plugins/List Pages
cat > Package.swift << 'SWIFT'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "App",
    targets: [
        .executableTarget(name: "App", plugins: ["List"]),
        .executableTarget(name: "list"),
        .plugin(name: "List", capability: .buildTool(), dependencies: ["list"]),
    ])
SWIFT
cat > Plugins/List/List.swift << 'SWIFT'
import Foundation
import PackagePlugin

@main struct List: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = context.package.directoryURL.appending(path: "Pages")
        let pages = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let output = context.pluginWorkDirectoryURL.appending(path: "pages.swift")
        return [
            .buildCommand(
                displayName: "Listing pages", executable: try context.tool(named: "list").url,
                arguments: [output.path] + pages.map(\.path), inputFiles: pages, outputFiles: [output])
        ]
    }
}
SWIFT
cat > Sources/list/main.swift << 'SWIFT'
import Foundation

let arguments = CommandLine.arguments
try "let pageCount = \(arguments.count - 2)\n".write(toFile: arguments[1], atomically: true, encoding: .utf8)
SWIFT
echo 'print(pageCount)' > Sources/App/main.swift
touch Pages/one.txt Pages/two.txt

swift build > first.log 2>&1
swift build > first.log 2>&1
[ "$(.build/debug/App)" = 2 ]
rm Pages/two.txt
for attempt in 1 2; do
    if swift build > second.log 2>&1; then
        echo "attempt $attempt builds"
        exit 1
    fi
    grep -q 'because of missing inputs: .*two.txt' second.log
    echo "after a file was removed, build $attempt fails: missing inputs"
done
touch Package.swift
swift build > third.log 2>&1
[ "$(.build/debug/App)" = 1 ]
echo "after 'touch Package.swift' it builds"
