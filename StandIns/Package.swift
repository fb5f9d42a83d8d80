// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "StandIns",
    products: [
        .library(name: "UIKit", targets: ["UIKit"])
    ],
    targets: [
        .target(name: "UIKit"),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit"]),
    ]
)
