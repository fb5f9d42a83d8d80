import SourceText
import SystemAccess

/// A message of the compiler about a source file.
package struct CompilerMessage: Sendable, Hashable {
    package enum Severity: String, Sendable { case error, warning, note }

    package var severity: Severity
    package var text: String
    /// The file; nil if the message names none.
    package var path: AbsolutePath?
    /// The line, from 1.
    package var line = 1
    /// The column in bytes, from 1.
    package var column = 1
}

extension CompilerMessage {
    /// Parses the output of `swiftc -diagnostic-style llvm`. Returns each message once.
    package static func all(in output: [UInt8]) -> [CompilerMessage] {
        String(decoding: output, as: UTF8.self).split(whereSeparator: \.isNewline)
            .compactMap { CompilerMessage($0) }.outOfMacros.distinct(by: \.self)
    }

    /// Parses `PATH:LINE:COLUMN: SEVERITY: TEXT`, `<unknown>:0: SEVERITY: TEXT` or `SEVERITY: TEXT`. Nil for any other
    /// line, such as an excerpt.
    package init?(_ line: Substring) {
        for severity in [Severity.error, .warning, .note] {
            let mark = "\(severity.rawValue): "
            if line.hasPrefix(mark) {
                self.init(severity: severity, text: Self.text(line.dropFirst(mark.count)))
                return
            }
            guard let found = line.firstRange(of: ": \(mark)") else { continue }
            self.init(severity: severity, text: Self.text(line[found.upperBound...]))
            if readPlace(line[..<found.lowerBound]) { return }
        }
        return nil
    }

    /// Removes the name of the diagnostic group: `… is deprecated [#deprecation]`.
    private static func text(_ text: Substring) -> String {
        guard text.hasSuffix("]"), let group = text.ranges(of: " [#").last else { return String(text) }
        return String(text[..<group.lowerBound])
    }

    /// Parses the place before a message. Returns false if there is none.
    private mutating func readPlace(_ text: Substring) -> Bool {
        if text.hasPrefix("<unknown>") { return true }
        guard isAbsolutePath(String(text)), let (place, column) = text.numbered,
            let (file, line) = place.numbered
        else { return false }
        (path, self.line, self.column) = (AbsolutePath(String(file)), line, column)
        return true
    }
}

extension [CompilerMessage] {
    /// Whether an error is among the messages.
    package var hasErrors: Bool { contains { $0.severity == .error } }

    /// Returns the errors and warnings that meet a condition, each with the notes that explain it.
    func withNotes(where isIncluded: (CompilerMessage) -> Bool) -> [CompilerMessage] {
        var isPart = false
        return filter { message in
            if message.severity != .note { isPart = isIncluded(message) }
            return isPart
        }
    }

    /// Moves each message about the expansion of a macro to where the macro is used, which a note tells.
    fileprivate var outOfMacros: [CompilerMessage] {
        var messages: [CompilerMessage] = []
        for message in self {
            let index = messages.lastIndex { $0.severity != .note }
            guard message.severity == .note, message.text.hasPrefix("in expansion of macro '"), let index,
                messages[index].path?.name.hasPrefix("@__swiftmacro_") == true
            else {
                messages.append(message)
                continue
            }
            messages[index].path = message.path
            (messages[index].line, messages[index].column) = (message.line, message.column)
        }
        return messages
    }
}

extension Substring {
    /// The part before the last colon, and the number after it, from 1; nil if it does not end in such a number.
    var numbered: (text: Substring, number: Int)? {
        guard let colon = lastIndex(of: ":"), let number = Int(self[colon...].dropFirst()) else { return nil }
        return (self[..<colon], Swift.max(1, number))
    }
}
