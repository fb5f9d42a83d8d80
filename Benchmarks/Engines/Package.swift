// swift-tools-version: 6.0
import PackageDescription

// Apart from the product's package, so that nobody who builds that one fetches these engines.
let package = Package(
    name: "engines",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
        .package(url: "https://github.com/stencilproject/Stencil", exact: "0.15.1"),
    ],
    targets: [
        // Symbolic links to the product's own sources: rendering needs no others. What is `package` there is
        // so here too.
        .target(name: "GenerambaKit"),
        .executableTarget(
            name: "engines",
            dependencies: [
                "GenerambaKit",
                .product(name: "Mustache", package: "swift-mustache"),
                .product(name: "Stencil", package: "Stencil"),
            ],
            path: "Sources/Engines"
        ),
    ],
    swiftLanguageModes: [.v6]
)
