// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "generamba-plugin",
    products: [.plugin(name: "generamba", targets: ["GenerambaPlugin"])],
    targets: [
        .plugin(
            name: "GenerambaPlugin",
            capability: .command(
                intent: .custom(verb: "generamba", description: "Generate modules from templates."),
                permissions: [
                    .writeToPackageDirectory(reason: "Generamba writes the files of modules.")
                ]),
            dependencies: ["generamba"]),
        .binaryTarget(name: "generamba", path: "generamba.artifactbundle.zip"),
    ]
)
