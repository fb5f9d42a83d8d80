// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "generamba",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "generamba", targets: ["generamba"]),
        .library(name: "TemplateEngine", targets: ["SourceText", "TemplateEngine"]),
        .library(name: "SwiftText", targets: ["SourceText", "SwiftText"]),
        .library(
            name: "GenerambaKit", targets: ["GenerambaKit", "SourceText", "SystemAccess", "TemplateEngine"]),
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
            name: "Architecture", dependencies: ["GenerambaKit", "SourceText", "SwiftText", "SystemAccess"],
            exclude: ["Decisions.md"]),
        .target(name: "CArguments"),
        .executableTarget(
            name: "generamba",
            dependencies: [
                "Architecture",
                "CArguments",
                "GenerambaKit",
                "Platform",
                "SourceText",
                "SwiftText",
                "SystemAccess",
                "TemplateEngine",
                "TemplateInspection",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], exclude: ["Decisions.md"]
        ),
        .testTarget(
            name: "GenerambaKitTests",
            dependencies: [
                "Architecture", "GenerambaKit", "SourceText", "SwiftText", "SystemAccess", "TemplateEngine",
                "TemplateInspection", "YAML",
                "generamba",
            ],
            exclude: ["FromModules/Modules", "Updates/Cases"]),
        .testTarget(name: "XcodeProjectTests", dependencies: ["SourceText", "XcodeProject"]),
    ],
    swiftLanguageModes: [.v6]
)
