// swift-tools-version: 6.0
import CompilerPluginSupport
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

// macOS has the real ones.
#if os(Linux)
    package.products += [
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
    ]
    package.targets += [
        .target(name: "Combine"),
        .macro(name: "PreviewsMacros"),
        .target(name: "SwiftUI", dependencies: ["Combine", "PreviewsMacros", "UIKit"]),
        .testTarget(name: "CombineTests", dependencies: ["Combine"]),
        .testTarget(name: "SwiftUITests", dependencies: ["Combine", "SwiftUI", "UIKit"]),
    ]
#endif
