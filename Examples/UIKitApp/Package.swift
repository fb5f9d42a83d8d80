// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "UIKitApp",
    platforms: [.iOS(.v16)],
    products: [.library(name: "UIKitApp", targets: ["UIKitApp"])],
    targets: [
        .target(name: "UIKitApp"),
        .testTarget(name: "UIKitAppTests", dependencies: ["UIKitApp"]),
    ]
)
