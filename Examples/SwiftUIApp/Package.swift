// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "SwiftUIApp",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "SwiftUIApp", targets: ["SwiftUIApp"])],
    targets: [
        .target(name: "SwiftUIApp"),
        .testTarget(name: "SwiftUIAppTests", dependencies: ["SwiftUIApp"]),
    ]
)
