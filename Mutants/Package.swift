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
        .executableTarget(name: "embed-files"),
        .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed-files"]),
        .target(name: "CFiles"),
        .target(name: "Platform"),
        .target(name: "SourceText"),
        .target(name: "TemplateEngine", dependencies: ["SourceText"]),
        .target(name: "SwiftText", dependencies: ["SourceText"]),
        .target(name: "XcodeProject", dependencies: ["SourceText"]),
        .target(
            name: "GenerambaKit",
            dependencies: [
                "CFiles", "CLibYAML", "Platform", "SourceText", "SwiftText", "TemplateEngine", "XcodeProject",
            ],
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
            dependencies: ["GenerambaKit", "Mutation", "SourceText", "SwiftText", "TemplateEngine"],
            path: "Sources/Mutants"),
        .testTarget(name: "MutationTests", dependencies: ["Mutation"]),
        .testTarget(
            name: "MutantsTests",
            dependencies: ["GenerambaKit", "Mutation", "SourceText", "SwiftText", "mutants"]),
    ],
    swiftLanguageModes: [.v6]
)
