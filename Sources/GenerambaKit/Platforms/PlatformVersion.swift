/// A platform whose versions decide which APIs code may use.
package enum ApplePlatform: String, Sendable, CaseIterable {
    /// Named as in a Package.swift. `swift package dump-package` writes the names in lower case.
    case iOS, macOS

    /// The platform that `swift package dump-package` names.
    package init?(dumped name: String) {
        guard let platform = Self.allCases.first(where: { $0.rawValue.lowercased() == name })
        else { return nil }
        self = platform
    }
}

/// A version of a platform.
package struct PlatformVersion: Sendable, Hashable {
    package let platform: ApplePlatform
    let major: Int
    let minor: Int

    package init(_ platform: ApplePlatform, _ major: Int, _ minor: Int = 0) {
        (self.platform, self.major, self.minor) = (platform, major, minor)
    }

    /// Parses a version such as `13.0`.
    package init?(_ platform: ApplePlatform, text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard 1...3 ~= parts.count, !parts.contains(nil), let major = parts[0] else { return nil }
        self.init(platform, major, parts.count > 1 ? parts[1] ?? 0 : 0)
    }

    /// Parses a platform with its version, such as `iOS 16`.
    package init?(_ text: String) {
        let words = text.split(separator: " ")
        guard words.count == 2, let platform = ApplePlatform(dumped: words[0].lowercased())
        else { return nil }
        self.init(platform, text: words[1])
    }

    /// The platform with its version, for messages, without a minor version of zero.
    package var description: String { "\(platform.rawValue) \(major)" + (minor == 0 ? "" : ".\(minor)") }

    /// Whether it is earlier than another version of the same platform.
    package func isBefore(_ other: PlatformVersion) -> Bool { (major, minor) < (other.major, other.minor) }

    /// Returns the entry for `platforms:`, such as `.iOS(.v13)`.
    ///
    /// - Parameter tools: the tools version of the manifest. For an older one, the version must be written as a text.
    package func entry(tools: ToolsVersion) -> String { ".\(platform.rawValue)(\(argument(tools: tools)))" }

    /// Returns the version as written in an entry of `platforms:`: `.v13` or `"16.4"`.
    package func argument(tools: ToolsVersion) -> String {
        guard let first = Self.firstTools.first(where: { $0.version == self })?.tools, !(tools < first) else {
            return "\"\(major).\(minor)\""
        }
        return minor == 0 ? ".v\(major)" : ".v\(major)_\(minor)"
    }

    /// The tools versions that introduced these platform versions; see SupportedPlatforms.swift in SwiftPM.
    private static let firstTools: [(version: PlatformVersion, tools: ToolsVersion)] = [
        (PlatformVersion(.iOS, 12), ToolsVersion(5, 0)), (PlatformVersion(.iOS, 13), ToolsVersion(5, 1)),
        (PlatformVersion(.iOS, 14), ToolsVersion(5, 3)), (PlatformVersion(.iOS, 15), ToolsVersion(5, 5)),
        (PlatformVersion(.iOS, 16), ToolsVersion(5, 7)), (PlatformVersion(.iOS, 17), ToolsVersion(5, 9)),
        (PlatformVersion(.iOS, 18), ToolsVersion(6, 0)),
        (PlatformVersion(.macOS, 10, 15), ToolsVersion(5, 1)),
        (PlatformVersion(.macOS, 11), ToolsVersion(5, 3)),
        (PlatformVersion(.macOS, 12), ToolsVersion(5, 5)), (PlatformVersion(.macOS, 13), ToolsVersion(5, 7)),
        (PlatformVersion(.macOS, 14), ToolsVersion(5, 9)), (PlatformVersion(.macOS, 15), ToolsVersion(6, 0)),
    ]
}

/// The `swift-tools-version` of a manifest.
package struct ToolsVersion: Sendable, Comparable {
    let major: Int
    let minor: Int

    package init(_ major: Int, _ minor: Int) { (self.major, self.minor) = (major, minor) }

    /// Reads the first line of a manifest: `// swift-tools-version: 6.0`.
    package init?(manifest: [UInt8]) {
        let line = String(decoding: manifest.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        guard let word = line.firstRange(of: "swift-tools-version") else { return nil }
        self.init(line[word.upperBound...].drop { $0 == ":" || $0 == " " })
    }

    /// Reads the numbers at the beginning of a text, such as `6.0.0`.
    init?(_ version: some StringProtocol) {
        let parts = version.prefix { $0.isNumber || $0 == "." }.split(separator: ".").map { Int($0) }
        guard let major = parts.first ?? nil else { return nil }
        self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
    }

    package static func < (a: Self, b: Self) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
}
