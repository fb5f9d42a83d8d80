// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

#if os(Linux)
    let layers: [Target.Dependency] = ["QuartzCore"]
    let locations: [Target.Dependency] = ["CoreLocation"]
#else
    let locations: [Target.Dependency] = []
    let layers: [Target.Dependency] = []
#endif

let package = Package(
    name: "StandIns",
    platforms: [.macOS(.v13)],
    products: [
        .library(name: "MapKit", targets: ["MapKit"]),
        .library(name: "SafariServices", targets: ["SafariServices"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "WebKit", targets: ["WebKit"]),
    ],
    targets: [
        // macOS has the runtime that targets and actions need.
        .target(
            name: "UIKit", dependencies: layers,
            swiftSettings: [.define("OBJECTIVE_C", .when(platforms: [.macOS]))]),
        .target(name: "MapKit", dependencies: locations + ["UIKit"]),
        .target(name: "SafariServices", dependencies: ["UIKit"]),
        .target(name: "WebKit", dependencies: ["UIKit"]),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit"]),
    ]
)

// macOS has the real ones.
#if os(Linux)
    package.products += [
        .library(name: "CoreData", targets: ["CoreData"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "CoreLocation", targets: ["CoreLocation"]),
        .library(name: "OSLog", targets: ["OSLog"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "UserNotifications", targets: ["UserNotifications"]),
        .library(name: "os", targets: ["os"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    ]
    package.targets += [
        .target(name: "Combine"),
        .target(name: "_AppleFoundation", dependencies: ["Combine"]),
        .target(name: "CoreData", dependencies: ["_AppleFoundation"]),
        .target(name: "CoreGraphics"),
        .target(name: "CoreLocation"),
        .target(name: "OSLog", dependencies: ["os"]),
        .target(name: "QuartzCore", dependencies: ["CoreGraphics"]),
        .target(name: "UserNotifications"),
        .target(name: "os"),
        .testTarget(name: "CoreDataTests", dependencies: ["CoreData", "_AppleFoundation"]),
        .macro(name: "PreviewsMacros"),
        .target(name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers"]),
        .target(name: "UniformTypeIdentifiers"),
        .target(
            name: "SwiftUI",
            dependencies: [
                "Combine", "CoreTransferable", "PreviewsMacros", "UIKit", "UniformTypeIdentifiers",
            ]),
        .testTarget(name: "CombineTests", dependencies: ["Combine"]),
        .testTarget(name: "SwiftUITests", dependencies: ["Combine", "SwiftUI", "UIKit"]),
    ]
#endif
