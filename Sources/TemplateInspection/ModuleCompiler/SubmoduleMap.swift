import SwiftText

/// The submodules that Objective-C headers make of Apple's modules, so that `import UIKit.UIView` compiles. The compiler
/// finds them in module maps only. Importing one brings the whole Swift module of the same name.
enum SubmoduleMap {
    /// Returns the text of the module map beside a stand-in: with its own submodules, and those of the modules that it
    /// has companions for.
    static func text(of module: StandInModule) -> String {
        let types = module.publicNames(after: ["class", "struct", "enum", "protocol"])
        let headers = types.union(others[module.name] ?? [])
        let own = headerModules.contains(module.name) ? [(module.name, headers)] : []
        let foundation = ("Foundation", SDKTypeNames.foundationHeaders)
        let companions = module.companions.keys.contains("Foundation") ? [foundation] : []
        return (companions + own).map { name, headers in
            let submodules = headers.sorted().map { "  module \($0) {}\n" }
            return "module \(name) {\n\(submodules.joined())}\n"
        }
        .joined()
    }

    /// The stand-ins of modules that have headers.
    private static let headerModules = [
        "CoreData", "CoreLocation", "MapKit", "QuartzCore", "SafariServices", "UIKit", "UserNotifications",
        "WebKit",
    ]

    /// Most headers have the name of a type. These have not.
    private static let others = [
        "UIKit": ["UIGestureRecognizerSubclass", "UIGeometry", "UIInterface", "UIKitDefines", "NSText"],
        "QuartzCore": ["CABase", "CoreAnimation"],
        "CoreData": ["CoreDataDefines", "CoreDataErrors"],
    ]
}
