import Foundation

/// Does what hints about signatures say, as a reader would who knows nothing but the message.
struct HintFollower {
    /// What is underlined.
    let part: Range<String.Index>
    let text: String

    init?(_ text: String, column: Int, length: Int) {
        guard let start = text.index(text.startIndex, offsetBy: column, limitedBy: text.endIndex) else {
            return nil
        }
        let end = text.index(start, offsetBy: max(1, length), limitedBy: text.endIndex) ?? text.endIndex
        (self.text, part) = (text, start..<end)
    }

    private var underlined: String { String(text[part]) }

    private func with(_ other: String) -> String { text.replacing(at: part, with: other) }

    private var name: Substring { text.prefix { $0 != "(" && $0 != "<" } }

    /// Returns the text that a hint leads to; nil if it cannot be followed.
    func following(_ hint: String, of message: String) -> String? {
        if hint == "rename the argument", let match = message.firstMatch(of: /the name '(.+)'/) {
            return renamingArgument(String(match.1))
        }
        if hint.hasPrefix("remove it"), let match = message.firstMatch(of: /the argument '(.+)'/),
            let argument = arguments.first(where: { $0.argument.hasSuffix(match.1.drop { $0 != ":" }) })
        {
            return without(argument.range)
        }
        if let simple = Self.substitutes.first(where: { hint.hasPrefix($0.key) })?.value {
            return with(simple)
        }
        if hint.hasSuffix("without '<…>'") || hint.hasPrefix("write an array") {
            return withoutGenerics(hint)
        }
        if let match = hint.firstMatch(of: /^write '(.+?)' instead of '(.+?)'/) {
            return with(underlined.replacing(String(match.2), with: String(match.1), maxReplacements: 1))
        }
        if let match = hint.firstMatch(of: /^write '(.+)', without '(.+)'$/) {
            return text.replacing(match.2, with: "", maxReplacements: 1)
        }
        if hint == "write '?'" { return with("?") }
        if let match = hint.firstMatch(of: /^write '([^']+)'/) { return writing(String(match.1)) }
        if let match = hint.firstMatch(of: /^write another name .*like '(.+)'$/) {
            return renaming(String(match.1))
        }
        if let match = hint.firstMatch(of: /^remove '(.+)'/) {
            let whole = underlined.replacing("\(match.1) ", with: "", maxReplacements: 1)
            return with(
                whole == underlined ? underlined.replacing(match.1, with: "", maxReplacements: 1) : whole)
        }
        return removing(hint) ?? ordering(hint)
    }

    private static let substitutes = [
        "use an array": "[Int]", "use a type": "Int", "use a type that is, like 'String'": "String",
        "write the name of a type": "Person", "return one value": "Int", "return a value": "Int",
        "take values, not": "Int", "name a type that conforms to 'Error'": "any Error",
        "use another type": "Int",
    ]

    private func writing(_ other: String) -> String {
        let isFunction = other.hasPrefix(name + "(") || other.hasPrefix("`\(name)`(")
        if isFunction { return other }
        // An argument, of which only the type may be underlined.
        let label = other.prefix { $0 != ":" }
        let isArgument = !label.contains("(") && !label.contains("[") && label.count < other.count
        guard isArgument, underlined.firstMatch(of: /^[\w` ]+:\s/) == nil else { return with(other) }
        return renaming(other) ?? with(other)
    }

    /// Replaces the argument whose label or type is the same.
    private func renaming(_ other: String) -> String? {
        let arguments = self.arguments
        let label = other.prefix { $0 != " " && $0 != ":" }
        let type = other.split(separator: ":", maxSplits: 1).last?.trimmingPrefix(" ") ?? ""
        let same = arguments.filter {
            $0.argument.hasPrefix("\(label) ") || $0.argument.hasPrefix("\(label):")
                || $0.range.contains(part.lowerBound)
        }
        guard let found = same.first(where: { $0.argument.hasSuffix(type) }) ?? same.first else { return nil }
        return text.replacing(at: found.range, with: other)
    }

    private func renamingArgument(_ name: String) -> String? {
        for (argument, range) in arguments {
            let parts = argument.split(separator: ":", maxSplits: 1)
            guard parts.count == 2,
                parts[0].split(separator: " ").last?.lowercased().contains(name.lowercased()) == true
            else { continue }
            return text.replacing(at: range, with: "other\(name.capitalized):\(parts[1])")
        }
        return nil
    }

    private func removing(_ hint: String) -> String? {
        if hint.hasSuffix("return the value") { return withoutArgument }
        if hint == "take a value and return the changed one" {
            return with(underlined.replacing("inout ", with: ""))
        }
        if ["rename the function", "choose another name"].contains(hint)
            || hint.hasPrefix("it generates the same")
        {
            return renamed
        }
        if hint.hasPrefix("rename one of them") { return withoutArgument ?? renamed }
        guard hint.hasPrefix("remove it") else { return nil }
        // The end of a long line is not underlined.
        let isFunction = part == text.startIndex..<text.endIndex || underlined.hasPrefix("\(name)(")
        if hint.contains("without waiting") || isFunction {
            return "\(name)\(parameters)"
        }
        if hint.contains("has no result") { return text.replacing(" -> \(underlined)", with: "") }
        return withoutArgument ?? with("")
    }

    private var renamed: String { "\(name.filter { $0 != "`" })Again\(text.dropFirst(name.count))" }

    private func ordering(_ hint: String) -> String? {
        guard let match = hint.firstMatch(of: /^write it before '(.+)'/) else { return nil }
        let word = "nonisolated(nonsending) "
        return text.replacing(word, with: "").replacing(match.1, with: word + match.1, maxReplacements: 1)
    }

    private func withoutGenerics(_ hint: String) -> String? {
        guard let list = text.firstMatch(of: /<.*?>\(/) else { return nil }
        var rest = text.replacing(at: list.range, with: "(").replacing(/\ where .*$/, with: "")
        for words in hint.matches(of: /'(any [^']+)' instead of '([^']+)'/) {
            guard let name = try? Regex("\\b\(words.2)\\b") else { return nil }
            rest = rest.replacing(name.wordBoundaryKind(.simple), with: words.1)
        }
        return rest.replacing("repeat each T", with: "[any Sendable]")
    }

    // MARK: Arguments

    /// The arguments with their places.
    private var arguments: [(argument: Substring, range: Range<String.Index>)] {
        guard let open = text.firstIndex(of: "(") else {
            return [(text[...], text.startIndex..<text.endIndex)]
        }
        let isList = text[..<open].contains(":")
        var (depth, start) = (isList ? 1 : 0, isList ? text.startIndex : open)
        var all: [(Substring, Range<String.Index>)] = []
        for index in text.indices where index >= start {
            let isArrow =
                text[index] == ">" && index > text.startIndex && text[text.index(before: index)] == "-"
            if "([<".contains(text[index]) {
                depth += 1
                if depth == 1 { start = text.index(after: index) }
            }
            if ")]>".contains(text[index]), !isArrow { depth -= 1 }
            guard depth == 0 || depth == 1 && text[index] == "," else { continue }
            all.append((text[start..<index], start..<index))
            start = text.index(after: index)
            if start < text.endIndex, text[start] == " " { start = text.index(after: start) }
            if depth == 0 { return all }
        }
        return all + [(text[start...], start..<text.endIndex)]
    }

    private var parameters: String { "(\(arguments.map(\.argument).joined(separator: ", ")))" }

    /// The text without the argument that is underlined; nil if none is.
    private var withoutArgument: String? { without(part) }

    /// The text without the argument at a place; nil if there is none.
    private func without(_ part: Range<String.Index>) -> String? {
        let all = arguments
        let others = all.filter { !$0.range.contains(part.lowerBound) }
        guard let first = all.first, let last = all.last, others.count < all.count else { return nil }
        return text.replacing(
            at: first.range.lowerBound..<last.range.upperBound,
            with: others.map(\.argument).joined(separator: ", "))
    }
}

extension String {
    /// The text with another one at a place.
    fileprivate func replacing(at range: Range<Index>, with other: String) -> String {
        self[..<range.lowerBound] + other + self[range.upperBound...]
    }
}
