// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "CheckoutApp",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "CheckoutApp", targets: ["CheckoutApp"])],
    targets: [
        .target(name: "CheckoutApp"),
        .testTarget(name: "CheckoutAppTests", dependencies: ["CheckoutApp"]),
    ]
)
