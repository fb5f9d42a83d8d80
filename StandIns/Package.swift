// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

let package = Package(
    name: "StandIns",
    platforms: [.macOS(.v13)],
    products: [
        .library(name: "UIKit", targets: ["UIKit"])
    ],
    targets: [
        // macOS has the runtime that targets and actions need.
        .target(name: "UIKit", swiftSettings: [.define("OBJECTIVE_C", .when(platforms: [.macOS]))]),
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
