import SourceText
import SwiftText

/// A Package.swift in which `platforms:` can be edited: it calls `Package` exactly once, and its platforms, if it has
/// any, are a list of literals.
struct PackageManifest {
    /// An argument of the call, from its label to its last token.
    fileprivate struct Argument {
        let label: String
        let tokens: ArraySlice<SwiftToken>
        /// The comma after it.
        let comma: SwiftToken?

        var start: SwiftToken { tokens[tokens.startIndex] }
        var end: Int { tokens[tokens.endIndex - 1].range.upperBound }
    }

    /// An entry of `platforms:`, such as `.iOS(.v13)`.
    struct Entry: Equatable {
        let platform: String
        /// The version: `.v13` or `"13.0"`.
        let version: Range<Int>
        let text: String
        fileprivate let argument: Argument?

        static func == (a: Self, b: Self) -> Bool { (a.platform, a.text) == (b.platform, b.text) }
    }

    private let bytes: [UInt8]
    private let tools: ToolsVersion
    private let arguments: [Argument]
    /// The entries of `platforms:`; nil if there is no such argument.
    let platforms: [Entry]?
    /// The opening bracket of the list of platforms.
    private let list: SwiftToken?

    /// The labels of the arguments of `Package`, in the order that Swift requires.
    private static let labels = [
        "name", "defaultLocalization", "platforms", "pkgConfig", "providers", "products", "traits",
        "dependencies", "targets", "swiftLanguageVersions", "swiftLanguageModes", "cLanguageStandard",
        "cxxLanguageStandard",
    ]

    /// Parses a manifest. Nil if it cannot be edited safely, because it builds its package in another way.
    init?(_ bytes: [UInt8]) {
        guard let tools = ToolsVersion(manifest: bytes) else { return nil }
        let tokens = SwiftToken.all(in: bytes)
        let calls = tokens.indices.dropLast().filter {
            tokens[$0].isWord("Package") && tokens[$0 + 1].isSign("(")
        }
        guard calls.count == 1, let call = calls.first,
            // The name stands for nothing but the label of the argument.
            !zip(tokens, tokens.dropFirst()).contains(where: { $0.isWord("platforms") && !$1.isSign(":") }),
            tokens.last?.isWord("platforms") == false,
            let arguments = Self.arguments(of: tokens[(call + 2)...])
        else { return nil }
        let places = arguments.map { Self.labels.firstIndex(of: $0.label) ?? -1 }
        guard places.first == 0, !places.contains(-1), zip(places, places.dropFirst()).allSatisfy(<) else {
            return nil
        }
        (self.bytes, self.tools, self.arguments) = (bytes, tools, arguments)
        guard let platforms = arguments.first(where: { $0.label == "platforms" }) else {
            (self.platforms, list) = (nil, nil)
            return
        }
        guard let entries = Self.entries(of: platforms.tokens.dropFirst(2), in: bytes) else { return nil }
        (self.platforms, list) = (entries, platforms.tokens.dropFirst(2).first)
    }

    /// Splits the arguments after an opening parenthesis. Nil if one has no label or depends on a condition.
    private static func arguments(of tokens: ArraySlice<SwiftToken>) -> [Argument]? {
        var arguments: [Argument] = []
        for part in Self.parts(of: tokens, until: ")") ?? [] {
            guard part.tokens.count > 2, let label = part.tokens.first, label.isName,
                part.tokens[part.tokens.startIndex + 1].isSign(":")
            else { return nil }
            arguments.append(Argument(label: label.bare, tokens: part.tokens, comma: part.comma))
        }
        return arguments.isEmpty ? nil : arguments
    }

    /// Splits a list at its commas, up to its closing bracket. Nil if that is missing, or if there is a directive.
    private static func parts(
        of tokens: ArraySlice<SwiftToken>, until end: String
    ) -> [(tokens: ArraySlice<SwiftToken>, comma: SwiftToken?)]? {
        var parts: [(tokens: ArraySlice<SwiftToken>, comma: SwiftToken?)] = []
        var (depth, start) = (0, tokens.startIndex)
        for index in tokens.indices {
            let token = tokens[index]
            if token.isSign("#") { return nil }
            if depth == 0, token.isSign(",") || token.isSign(end) {
                let part = tokens[start..<index]
                let isComma = token.isSign(",")
                if part.isEmpty, isComma { return nil }
                if !part.isEmpty { parts.append((part, isComma ? token : nil)) }
                if !isComma { return parts }
                start = index + 1
            }
            if token.isSign(in: ["(", "[", "{"]) { depth += 1 }
            if token.isSign(in: [")", "]", "}"]) { depth -= 1 }
        }
        return nil
    }

    /// Returns the entries of a list of platforms; nil if it is not a list, or if an entry is not a literal.
    private static func entries(of tokens: ArraySlice<SwiftToken>, in bytes: [UInt8]) -> [Entry]? {
        guard tokens.first?.isSign("[") == true, tokens.last?.isSign("]") == true,
            let parts = parts(of: tokens.dropFirst(), until: "]")
        else { return nil }
        var entries: [Entry] = []
        for (part, comma) in parts {
            let part = Array(part)
            guard part.count > 4, part[0].isSign("."), part[1].isName, part[2].isSign("("),
                part[part.count - 1].isSign(")")
            else { return nil }
            let version = part[3].range.lowerBound..<part[part.count - 2].range.upperBound
            let text = String(decoding: bytes[version], as: UTF8.self)
            guard text.hasPrefix(".v") || text.hasPrefix("\"") else { return nil }
            let argument = Argument(label: "", tokens: part[...], comma: comma)
            entries.append(Entry(platform: part[1].bare, version: version, text: text, argument: argument))
        }
        return entries
    }

    /// Returns the manifest with these versions in `platforms:`. Adds missing platforms and raises the versions of
    /// existing ones. Nil if the result would differ from that.
    ///
    /// - Parameter declared: the platforms that the package has according to the toolchain.
    package func adding(_ versions: [PlatformVersion], declared: [SwiftPackage.SupportedPlatform]) -> [UInt8]?
    {
        let names = (platforms ?? []).map { $0.platform.lowercased() }
        guard names.sorted() == declared.map(\.platformName).sorted(), Set(names).count == names.count else {
            return nil
        }
        let raised = versions.filter { names.contains($0.platform.rawValue.lowercased()) }
        let added = versions.filter { !raised.contains($0) }
        var edits = raised.compactMap { version in
            platforms?.first { $0.platform == version.platform.rawValue }.map {
                TextEdit(range: $0.version, bytes: Array(version.argument(tools: tools).utf8))
            }
        }
        if !added.isEmpty {
            let entries = added.map { $0.entry(tools: tools) }
            edits += platforms == nil ? argument(of: entries) : appended(entries)
        }
        edits.sort { $0.range.lowerBound < $1.range.lowerBound }
        let result = bytes.applying(edits)
        return confirms(result, versions) ? result : nil
    }

    /// Whether an edited manifest has exactly the intended platforms and is otherwise unchanged.
    private func confirms(_ result: [UInt8], _ versions: [PlatformVersion]) -> Bool {
        guard let edited = PackageManifest(result), let entries = edited.platforms else { return false }
        let wanted = Dictionary(
            versions.map { ($0.platform.rawValue, $0.argument(tools: tools)) },
            uniquingKeysWith: { first, _ in first })
        let kept = (platforms ?? []).filter { wanted[$0.platform] == nil }
        let others = { (manifest: PackageManifest) in
            manifest.arguments.filter { $0.label != "platforms" }.map { argument in
                argument.tokens.map { manifest.bytes[$0.range] }
            }
        }
        return entries.count == kept.count + wanted.count
            && entries.filter { wanted[$0.platform] == nil } == kept
            && entries.allSatisfy { wanted[$0.platform] == nil || wanted[$0.platform] == $0.text }
            && others(self) == others(edited)
    }

    /// The edits that add `platforms:` after the name or the default localization.
    private func argument(of entries: [String]) -> [TextEdit] {
        guard let index = arguments.lastIndex(where: { ["name", "defaultLocalization"].contains($0.label) })
        else { return [] }
        let next = index + 1 < arguments.count ? arguments[index + 1].start : nil
        let lines = next.map(\.beginsLine) ?? arguments[index].start.beginsLine
        let model = lines ? next ?? arguments[index].start : nil
        return insertion(
            of: "platforms: [\(entries.joined(separator: ", "))]", behind: arguments[index], like: model)
    }

    /// The edits that add entries to the list of platforms.
    private func appended(_ entries: [String]) -> [TextEdit] {
        let text = entries.joined(separator: ", ")
        guard let last = platforms?.last?.argument else {
            return [list].compactMap(\.self).map { edit(text, at: $0.range.upperBound) }
        }
        return insertion(of: text, behind: last, like: last.start.beginsLine ? last.start : nil)
    }

    private func edit(_ text: String, at place: Int) -> TextEdit {
        TextEdit(range: place..<place, bytes: Array(text.utf8))
    }

    /// The edits that insert an item into a list, after another one.
    ///
    /// - Parameter model: an item on a line of its own, whose indentation the new item copies; nil to stay on the same
    ///   line.
    private func insertion(of text: String, behind item: Argument, like model: SwiftToken?) -> [TextEdit] {
        let end = item.comma?.range.upperBound ?? item.end
        guard let model else { return [edit(item.comma == nil ? ", \(text)" : " \(text),", at: end)] }
        let line = bytes[..<model.range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let indentation = String(
            decoding: bytes[line..<model.range.lowerBound].prefix(while: \.isBlank), as: UTF8.self)
        let lineEnd = self.lineEnd(after: end)
        let isWindows = lineEnd < bytes.count && bytes[lineEnd] == UInt8(ascii: "\r")
        let newLine = "\(isWindows ? "\r" : "")\n\(indentation)\(text)"
        if item.comma != nil { return [edit("\(newLine),", at: lineEnd)] }
        return end == lineEnd
            ? [edit(",\(newLine)", at: end)] : [edit(",", at: end), edit(newLine, at: lineEnd)]
    }

    /// The end of the line, including a comment at its end. If more code follows on the line, returns the place itself.
    private func lineEnd(after place: Int) -> Int {
        let newline = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        let end = newline > place && bytes[newline - 1] == UInt8(ascii: "\r") ? newline - 1 : newline
        let rest = bytes[place..<end].drop(while: \.isBlank)
        return rest.isEmpty || rest.starts(with: "//".utf8) ? end : place
    }
}
