import Foundation

/// Syntax or an API that is newer than Swift 6.1, the oldest version that builds this repository.
struct LaterFeature: Sendable {
    let name: String
    /// The first version of Swift that has it.
    let version: String
    /// A regular expression for code as `SwiftCode` returns it.
    ///
    /// If it has a group, only matches of the group count. The rest then skips similar but older code.
    let pattern: String

    init(_ name: String, _ version: String, _ pattern: String) {
        self.name = name
        self.version = version
        self.pattern = pattern
    }

    var title: String { "\(name) (Swift \(version))" }

    /// The features that any Swift file can use.
    static let inCode = syntax + types + attributes + concurrency + library + testing
    static let all = inCode + inManifests
}

/// Searches the text of files for later features.
///
/// It sees names and punctuation, but no types. So it cannot tell `bytes` of `Span` from a property of our own, or an
/// `Issue`'s `severity` from a diagnostic's. Nor does it find anything that only type checking reveals: inferred
/// isolation, a new conformance of an old type, a closure type that an older compiler cannot infer.
/// It also rejects code that `#if compiler(>=6.2)` hides from older compilers, because nothing here needs that.
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

    /// The findings in a file, as `path:line: feature`. Looks for features of manifests only in a `Package.swift`.
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
