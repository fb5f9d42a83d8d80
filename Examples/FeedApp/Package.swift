// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "FeedApp",
    platforms: [.iOS(.v16)],
    products: [.library(name: "FeedApp", targets: ["FeedApp"])],
    targets: [
        .target(name: "FeedApp"),
        .testTarget(name: "FeedAppTests", dependencies: ["FeedApp"]),
    ]
)
