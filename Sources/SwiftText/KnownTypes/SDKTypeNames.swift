/// The types of Swift, Foundation, XCTest, UIKit, SwiftUI and Combine that modules may use.
package enum SDKTypeNames {
    /// Whether one of the types has a name.
    package static func has(_ name: String) -> Bool { names(beginningWith: name).contains(name) }

    /// Returns the type names with a prefix, sorted.
    package static func names(beginningWith start: String) -> [String] {
        let start = Array(start.utf8)
        var names: [String] = []
        AppleTypes.visit { _, name, isUsual in
            if isUsual, name.starts(with: start) { names.append(String(decoding: name, as: UTF8.self)) }
        }
        return names.sorted()
    }
}
