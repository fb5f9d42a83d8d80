// swift-tools-version: 6.1
import PackageDescription

// A separate package, so that building the product does not fetch swift-syntax. It links to the kit's sources and has
// the same package name, which makes `package` declarations visible.
let package = Package(
    name: "mutants",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
    ],
    targets: [
        .systemLibrary(
            name: "CLibYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .executableTarget(name: "embed-files", dependencies: ["SourceText"]),
        .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed-files"]),
        .target(name: "CFiles"),
        .target(name: "Platform"),
        .target(name: "SourceText", exclude: ["Decisions.md"]),
        .target(name: "TemplateEngine", dependencies: ["SourceText"], exclude: ["Decisions.md"]),
        .target(
            name: "SwiftText", dependencies: ["SourceText"], exclude: ["Decisions.md", "Tables"],
            plugins: ["EmbedFiles"]),
        .target(
            name: "XcodeProject", dependencies: ["SourceText"], exclude: ["Decisions.md", "Tables"],
            plugins: ["EmbedFiles"]),
        .target(
            name: "SystemAccess", dependencies: ["CFiles", "Platform", "SourceText"],
            exclude: ["Decisions.md", "Tables"], plugins: ["EmbedFiles"]),
        .target(name: "YAML", dependencies: ["CLibYAML", "SourceText"]),
        .target(
            name: "GenerambaKit",
            dependencies: [
                "SourceText", "SwiftText", "SystemAccess", "TemplateEngine", "XcodeProject", "YAML",
            ], exclude: ["Decisions.md"],
            plugins: ["EmbedFiles"]
        ),
        .target(
            name: "TemplateInspection",
            dependencies: ["GenerambaKit", "SourceText", "SwiftText", "SystemAccess", "TemplateEngine"],
            exclude: ["Decisions.md"],
            plugins: ["EmbedFiles"]
        ),
        .target(
            name: "Mutation",
            dependencies: [
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]),
        .executableTarget(
            name: "mutants",
            dependencies: [
                "GenerambaKit", "Mutation", "SourceText", "SwiftText", "SystemAccess", "TemplateEngine",
                "TemplateInspection",
            ],
            path: "Sources/Mutants"),
        .testTarget(name: "MutationTests", dependencies: ["Mutation"]),
        .testTarget(
            name: "MutantsTests",
            dependencies: [
                "GenerambaKit", "Mutation", "SourceText", "SwiftText", "SystemAccess", "TemplateInspection",
                "mutants",
            ]),
    ],
    swiftLanguageModes: [.v6]
)
