import SourceText
import SwiftText

/// Finds the length at which lines were broken when modules were generated, so that a template can break them again for
/// names of another length.
enum LineWidth {
    /// The usual lengths.
    private static let usual = [100, 120, 110, 80, 90, 140, 160]

    /// Returns the texts of all modules without these line breaks, and the length; nil if nothing shows that there is one,
    /// namely a line that one module has broken and another one has not.
    static func unbroken(_ texts: [[String?]]) -> (length: Int, texts: [[String?]])? {
        for length in usual {
            var all = texts
            var isExact = true
            for (module, files) in texts.enumerated() {
                for (file, text) in files.enumerated() where isExact {
                    let whole = text.flatMap { joined($0, length) }
                    isExact = text == nil || whole != nil
                    all[module][file] = whole
                }
            }
            if isExact, all != texts { return (length, all) }
        }
        return nil
    }

    /// Returns a text with one line for each line that is broken; nil if breaking that would not give the text.
    private static func joined(_ text: String, _ length: Int) -> String? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var result: [String] = []
        var index = 0
        while index < lines.count {
            let (line, count) = Self.line(lines[index...], length)
            result.append(line)
            index += count
        }
        let joined = result.joined(separator: "\n")
        return Self.broken(joined, length) == text ? joined : nil
    }

    /// Returns the first line and how many lines it was broken into.
    private static func line(_ lines: ArraySlice<String>, _ length: Int) -> (String, count: Int) {
        guard let first = lines.first, let second = lines.dropFirst().first else { return (lines.first ?? "", 1) }
        let indentation = first.indentation
        guard second.indentation == indentation + 2 || second.trimmed.hasPrefix("else") else { return (first, 1) }
        let deeper = lines.dropFirst().prefix { $0.indentation > indentation && !$0.isEmpty }
        guard deeper.count < mostLines else { return (first, 1) }
        for count in [deeper.count + 2, deeper.count + 1] where count <= lines.count && count > 1 {
            let group = lines.prefix(count)
            let joined = group.dropFirst().reduce(first) { $0.continued(with: $1.trimmed) }
            guard joined.count > length, broken(joined, length) == group.joined(separator: "\n") else { continue }
            return (joined, count)
        }
        return (first, 1)
    }

    /// A line that is broken into more is no line of code that people read.
    private static let mostLines = 60

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
        return (isClosing && hasSuffix(",") ? String(dropLast()) : self) + (isOpen || isClosing ? "" : " ") + next
    }
}
