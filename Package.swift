// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "generamba",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "generamba", targets: ["generamba"]),
        .library(name: "TemplateEngine", targets: ["SourceText", "TemplateEngine"]),
        .library(name: "SwiftText", targets: ["SourceText", "SwiftText"]),
        .library(name: "GenerambaKit", targets: ["GenerambaKit", "SourceText", "TemplateEngine"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")
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
        .target(name: "CArguments"),
        .executableTarget(
            name: "generamba",
            dependencies: [
                "CArguments",
                "GenerambaKit",
                "Platform",
                "SourceText",
                "SwiftText",
                "TemplateEngine",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .testTarget(
            name: "GenerambaKitTests",
            dependencies: ["GenerambaKit", "SourceText", "SwiftText", "TemplateEngine", "generamba"],
            exclude: ["Updates/Cases"]),
        .testTarget(name: "XcodeProjectTests", dependencies: ["SourceText", "XcodeProject"]),
    ],
    swiftLanguageModes: [.v6]
)
