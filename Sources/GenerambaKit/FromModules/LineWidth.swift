import SwiftText
import TemplateEngine

/// Finds the length at which lines were broken when modules were formatted, so that a template can break them again for
/// names of another length.
struct LineWidth {
    let length: Int
    /// The texts of the files of each module with the lines as they were before.
    private(set) var texts: [[String?]]
    /// How many lines were broken.
    private(set) var count = 0

    /// The usual lengths, the most common ones first.
    private static let usual = [100, 120, 110, 80, 90, 140, 160]
    /// As many lines that are broken as this program breaks them are not an accident.
    private static let fewest = 3

    /// Finds the length that explains the most line breaks; nil if none does.
    static func find(_ texts: [[String?]], of names: [String]) -> LineWidth? {
        let lines = zip(texts, names).map { texts, name in
            Set(
                texts.compactMap(\.self).flatMap { $0.split(whereSeparator: \.isNewline) }.map {
                    sketch(String($0), name)
                })
        }
        let all = usual.compactMap { LineWidth(texts, names, lines, $0) }
        return all.max { $0.count < $1.count || $0.count == $1.count && $0.order > $1.order }
    }

    private var order: Int { Self.usual.firstIndex(of: length) ?? 0 }

    /// Nil if breaking the lines at a length would not give the texts.
    private init?(_ texts: [[String?]], _ names: [String], _ lines: [Set<String>], _ length: Int) {
        (self.length, self.texts) = (length, texts)
        for (module, files) in texts.enumerated() {
            let others = lines.enumerated().filter { $0.offset != module }.reduce(into: Set()) {
                $0.formUnion($1.element)
            }
            for (file, text) in files.enumerated() {
                guard let text else { continue }
                guard let (whole, count) = Self.joined(text, names[module], others, length) else {
                    return nil
                }
                self.texts[module][file] = whole
                self.count += count
            }
        }
        guard count >= Self.fewest else { return nil }
    }

    /// Returns a text with one line for each line that is broken; nil if breaking that would not give the text.
    private static func joined(
        _ text: String, _ name: String, _ others: Set<String>, _ length: Int
    ) -> (text: String, count: Int)? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var result: [String] = []
        var (index, breaks) = (0, 0)
        while index < lines.count {
            let (line, count) = Self.line(lines[index...], name, others, length)
            breaks += count > 1 ? 1 : 0
            result.append(line)
            index += count
        }
        let joined = result.joined(separator: "\n")
        return Self.broken(joined, length) == text ? (joined, breaks) : nil
    }

    /// Returns the first line and how many lines it was broken into.
    private static func line(
        _ lines: ArraySlice<String>, _ name: String, _ others: Set<String>, _ length: Int
    ) -> (String, count: Int) {
        guard let first = lines.first, let second = lines.dropFirst().first else {
            return (lines.first ?? "", 1)
        }
        let indentation = first.indentation
        guard second.indentation == indentation + 2 || second.trimmed.hasPrefix("else") else {
            return (first, 1)
        }
        let deeper = lines.dropFirst().prefix { $0.indentation > indentation && !$0.isEmpty }
        guard deeper.count < mostLines else { return (first, 1) }
        for count in [deeper.count + 2, deeper.count + 1] where count <= lines.count && count > 1 {
            let group = lines.prefix(count)
            let joined = group.dropFirst().reduce(first) { $0.continued(with: $1.trimmed) }
            let sketch = sketch(joined, name)
            // Other lines are the same whatever the name, and people like blocks and lists of several lines.
            guard joined.count > length, sketch != joined, first.hasSuffix("(") || others.contains(sketch),
                broken(joined, length) == group.joined(separator: "\n")
            else { continue }
            return (joined, count)
        }
        return (first, 1)
    }

    /// A line that is broken into more is not a line of code that people read.
    private static let mostLines = 60

    /// A line without the module's name.
    private static func sketch(_ line: String, _ name: String) -> String {
        line.replacing(name, with: "\u{2}").replacing(TextFilter.lowerCamel.spelling(of: name), with: "\u{2}")
    }

    private static func broken(_ text: String, _ length: Int) -> String {
        let bytes = Array(text.utf8)
        return String(decoding: bytes.applying(LongLines.edits(of: bytes, length: length)), as: UTF8.self)
    }
}

extension String {
    fileprivate var indentation: Int { prefix { $0 == " " }.count }

    /// Returns a line with the next one behind it, as it was before a line break at a bracket.
    fileprivate func continued(with next: String) -> String {
        let isOpen = ["(", "["].contains { hasSuffix($0) }
        let isClosing = [")", "]"].contains { next.hasPrefix($0) }
        return (isClosing && hasSuffix(",") ? String(dropLast()) : self) + (isOpen || isClosing ? "" : " ")
            + next
    }
}
