#!/usr/bin/env bash
# A command plugin of SwiftPM 6.3.1 is not told of all targets of its package: 'context.package.targets' lacks those without
# a source file and other plugins, although 'swift package describe' and 'dump-package' list them. So a plugin
# that adds the first file to a new target cannot find that target.
#
# Needs Swift. Exits 0 if SwiftPM behaves as described.
set -euo pipefail
swift package --version | grep -q 6.3.1 || echo "note: this was seen with SwiftPM 6.3.1, not with $(swift package --version)"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"

mkdir -p Sources/Full Sources/Empty Sources/CSystem Tests/EmptyTests Plugins/Lister Plugins/Other
echo 'struct Full {}' > Sources/Full/Full.swift
echo 'module CSystem { header "system.h" }' > Sources/CSystem/module.modulemap
touch Sources/CSystem/system.h
cat > Package.swift << 'SWIFT'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Demo", targets: [
    .target(name: "Full"),
    .target(name: "Empty"),
    .testTarget(name: "EmptyTests", dependencies: ["Empty"]),
    .systemLibrary(name: "CSystem"),
    .plugin(name: "Lister", capability: .command(intent: .custom(verb: "list-targets", description: "Lists targets."))),
    .plugin(name: "Other", capability: .command(intent: .custom(verb: "other", description: "Does nothing."))),
])
SWIFT
for name in Lister Other; do
    cat > "Plugins/$name/$name.swift" << SWIFT
import PackagePlugin

@main struct $name: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) {
        print("plugin: " + context.package.targets.map(\\.name).sorted().joined(separator: " "))
    }
}
SWIFT
done

seen="$(swift package list-targets 2> /dev/null | sed -n 's/^plugin: //p')"
declared="$(swift package dump-package | python3 -c '
import json, sys
print(*sorted(target["name"] for target in json.load(sys.stdin)["targets"]))')"
echo "dump-package: $declared"
echo "the plugin:   $seen"
[ "$declared" = "CSystem Empty EmptyTests Full Lister Other" ] && [ "$seen" = "CSystem Full" ]
