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
        .executableTarget(name: "embed-files"),
        .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed-files"]),
        .target(name: "CFiles"),
        .target(name: "Platform", swiftSettings: instrumented),
        .target(name: "SourceText", swiftSettings: instrumented),
        .target(name: "TemplateEngine", dependencies: ["SourceText"], swiftSettings: instrumented),
        .target(name: "SwiftText", dependencies: ["SourceText"], swiftSettings: instrumented),
        .target(name: "XcodeProject", dependencies: ["SourceText"], swiftSettings: instrumented),
        .target(
            name: "GenerambaKit",
            dependencies: [
                "CFiles", "CLibYAML", "Platform", "SourceText", "SwiftText", "TemplateEngine", "XcodeProject",
            ],
            swiftSettings: instrumented, plugins: ["EmbedFiles"]),
        .executableTarget(
            name: "fuzz",
            dependencies: [
                "CLibFuzzer", "GenerambaKit", "SourceText", "SwiftText", "TemplateEngine", "XcodeProject",
            ],
            path: "Sources/Fuzz",
            swiftSettings: instrumented,
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]),
    ],
    swiftLanguageModes: [.v6]
)
