import Testing

@testable import Architecture

/// A change of a small module that breaks a rule, or nearly does.
struct RuleCase: Sendable, CustomTestStringConvertible {
    let rule: String
    let isViolation: Bool
    let style: ModuleStyle
    /// The name of the file that is changed, or the path of a new one.
    let file: String
    /// The text that is replaced; nil for a new file.
    let old: String?
    let new: String
    /// A text on the line with the finding, perhaps behind another file's name; nil for the new text's first line.
    let place: String?

    var testDescription: String { "\(rule): \(file): \(new)" }

    /// The files with the change.
    func files() throws -> [String: String] {
        var files = try #require(SmallModules.files[style])
        let path = files.keys.first { $0.hasSuffix("/\(file)") } ?? "Sources/Shop/Feed/\(file)"
        if let old {
            let text = try #require(files[path], "no file \(file)")
            let range = try #require(text.firstRange(of: old), "\(file) has no '\(old)'")
            files[path] = text.replacingCharacters(in: range, with: new)
        } else {
            files[file.contains("/") ? file : path] = new
        }
        return files
    }

    /// The file with the finding.
    var reported: String {
        let parts = place?.split(separator: ".swift: ") ?? []
        return parts.count == 2 ? "\(parts[0]).swift" : String(file.split(separator: "/").last ?? "")
    }

    /// The line of the finding.
    func line() throws -> Int {
        let text = try #require(files().first { $0.key.hasSuffix("/\(reported)") }?.value)
        let mark =
            place.map { String($0.split(separator: ".swift: ").last ?? "") }
            ?? String(new.split(separator: "\n").first ?? "")
        let line = text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
            $0.contains(mark)
        }
        return try #require(line, "no line with '\(mark)'") + 1
    }

    /// Returns a change that breaks a rule.
    static func breaks(
        _ rule: String, _ style: ModuleStyle, _ file: String, _ old: String?, _ new: String,
        at place: String? = nil
    ) -> RuleCase {
        RuleCase(rule: rule, isViolation: true, style: style, file: file, old: old, new: new, place: place)
    }

    /// Returns a change that breaks nothing.
    static func keeps(
        _ rule: String, _ style: ModuleStyle, _ file: String, _ old: String?, _ new: String
    ) -> RuleCase {
        RuleCase(rule: rule, isViolation: false, style: style, file: file, old: old, new: new, place: nil)
    }

    static let all = references + states + layers + names + words + places
}

extension String {
    fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
        self[..<range.lowerBound] + text + self[range.upperBound...]
    }
}
