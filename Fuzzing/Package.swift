// swift-tools-version: 6.0
import PackageDescription

// This package links to the kit's sources, so they can be built with the options that libFuzzer needs, and the fuzz
// targets can use all of their declarations.
let instrumented: [SwiftSetting] = [
    .unsafeFlags(["-sanitize=fuzzer,address", "-enable-testing"])
]

let package = Package(
    name: "fuzzing",
    platforms: [.macOS(.v13)],
    targets: [
        .systemLibrary(
            name: "CLibYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .systemLibrary(name: "CLibFuzzer"),
        .executableTarget(
            name: "embed-files", dependencies: ["SourceText"],
            linkerSettings: [.unsafeFlags(["-sanitize=address", "-use-ld=lld"])]),
        .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed-files"]),
        .target(name: "CFiles"),
        .target(name: "Platform", swiftSettings: instrumented),
        .target(name: "SourceText", exclude: ["Decisions.md"], swiftSettings: instrumented),
        .target(
            name: "TemplateEngine", dependencies: ["SourceText"], exclude: ["Decisions.md"],
            swiftSettings: instrumented),
        .target(
            name: "SwiftText", dependencies: ["SourceText"], exclude: ["Decisions.md", "Tables"],
            swiftSettings: instrumented, plugins: ["EmbedFiles"]),
        .target(
            name: "XcodeProject", dependencies: ["SourceText"], exclude: ["Decisions.md", "Tables"],
            swiftSettings: instrumented, plugins: ["EmbedFiles"]),
        .target(
            name: "SystemAccess", dependencies: ["CFiles", "Platform", "SourceText"],
            exclude: ["Decisions.md", "Tables"], swiftSettings: instrumented, plugins: ["EmbedFiles"]),
        .target(name: "YAML", dependencies: ["CLibYAML", "SourceText"], swiftSettings: instrumented),
        .target(
            name: "GenerambaKit",
            dependencies: [
                "SourceText", "SwiftText", "SystemAccess", "TemplateEngine", "XcodeProject", "YAML",
            ], exclude: ["Decisions.md"],
            swiftSettings: instrumented, plugins: ["EmbedFiles"]),
        .target(
            name: "TemplateInspection",
            dependencies: ["GenerambaKit", "SourceText", "SwiftText", "SystemAccess", "TemplateEngine"],
            exclude: ["Decisions.md"],
            swiftSettings: instrumented, plugins: ["EmbedFiles"]),
        .executableTarget(
            name: "fuzz",
            dependencies: [
                "CLibFuzzer", "GenerambaKit", "SourceText", "SwiftText", "SystemAccess", "TemplateEngine",
                "TemplateInspection", "XcodeProject", "YAML",
            ],
            path: "Sources/Fuzz",
            swiftSettings: instrumented,
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]),
    ],
    swiftLanguageModes: [.v6]
)
