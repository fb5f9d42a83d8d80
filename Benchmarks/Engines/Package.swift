// swift-tools-version: 6.1
import PackageDescription

// A separate package, so that building the product does not fetch these engines.
let package = Package(
    name: "engines",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "generamba", path: "../.."),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
        .package(url: "https://github.com/stencilproject/Stencil", exact: "0.15.1"),
    ],
    targets: [
        .executableTarget(
            name: "engines",
            dependencies: [
                .product(name: "TemplateEngine", package: "generamba"),
                .product(name: "Mustache", package: "swift-mustache"),
                .product(name: "Stencil", package: "Stencil"),
            ],
            path: "Sources/Engines"
        )
    ],
    swiftLanguageModes: [.v6]
)
