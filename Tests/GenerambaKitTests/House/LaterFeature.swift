import Foundation

/// A piece of syntax or API that came after Swift 6.1, the oldest version that builds this repository.
struct LaterFeature: Sendable {
    let name: String
    /// The version of Swift that has it first.
    let version: String
    /// A regular expression over code as `SwiftCode` has it.
    ///
    /// If it has a group, only what the group matches counts: the rest passes over what looks alike and is older.
    let pattern: String

    init(_ name: String, _ version: String, _ pattern: String) {
        self.name = name
        self.version = version
        self.pattern = pattern
    }

    var title: String { "\(name) (Swift \(version))" }

    /// What can stand in any Swift file.
    static let inCode = syntax + types + attributes + concurrency + library + testing
    static let all = inCode + inManifests
}

/// Looks for later features in the text of files.
///
/// It sees names and punctuation, no types. It cannot tell `bytes` of `Span` from a property of our own, an `Issue`'s
/// `severity` from a diagnostic's, or what only type checking reveals: inferred isolation, a new conformance of an old
/// type, a closure whose type an older compiler cannot find.
/// What `#if compiler(>=6.2)` hides from older compilers it refuses as well: nothing here needs that.
struct LaterFeatureScan {
    private let inCode: [(feature: LaterFeature, expression: NSRegularExpression)]
    private let inManifests: [(feature: LaterFeature, expression: NSRegularExpression)]

    init() throws {
        func compiled(_ features: [LaterFeature]) throws -> [(LaterFeature, NSRegularExpression)] {
            try features.map {
                ($0, try NSRegularExpression(pattern: $0.pattern, options: .anchorsMatchLines))
            }
        }
        inCode = try compiled(LaterFeature.inCode)
        inManifests = try compiled(LaterFeature.inManifests)
    }

    /// The findings in a file, as `path:line: feature`. Those of manifests are looked for in a `Package.swift` only.
    func findings(in source: String, path: String) -> [String] {
        var all = findings(of: inCode, in: SwiftCode(source).text)
        if path.split(separator: "/").last == "Package.swift" {
            all += findings(of: inManifests, in: SwiftCode(source, keepsTexts: true).text)
        }
        return all.sorted { $0.line < $1.line }.map { "\(path):\($0.line): \($0.title)" }
    }

    private func findings(
        of features: [(feature: LaterFeature, expression: NSRegularExpression)], in code: String
    ) -> [(line: Int, title: String)] {
        let text = code as NSString
        let whole = NSRange(location: 0, length: text.length)
        return features.flatMap { feature, expression in
            expression.matches(in: code, range: whole).compactMap { match in
                let range = match.numberOfRanges > 1 ? match.range(at: 1) : match.range
                guard range.location != NSNotFound else { return nil }
                let before = text.substring(to: range.location)
                return (before.utf8.count { $0 == UInt8(ascii: "\n") } + 1, feature.title)
            }
        }
    }
}
