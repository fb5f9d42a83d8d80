import SourceText

extension SourceFile {
    /// Xcode's placeholders, such as `<#Code#>`. Code with them does not compile.
    package var placeholders: [SourceRange] {
        var found: [SourceRange] = []
        var start = 0
        while let opening = bytes.firstRange(of: Array("<#".utf8), from: start) {
            start = opening.upperBound
            let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
            guard let closing = line.firstRange(of: Array("#>".utf8)) else { continue }
            found.append(range(opening.lowerBound..<closing.upperBound))
            start = closing.upperBound
        }
        return found
    }
}

extension Plan {
    /// What to do about the placeholders in the files that it writes; nil if there are none.
    package var placeholders: String? {
        let all = changes.filter { [.create, .overwrite].contains($0.action) }.flatMap { change in
            SourceFile(path: change.path.text, bytes: change.after?.bytes ?? []).placeholders
        }
        return all.first.map { first in
            let count =
                all.count == 1 ? "the placeholder" : "\(all.count) placeholders, the first of which is"
            return "fill in \(count) '\(first.text)' in \(first.file.path):\(first.line)"
        }
    }
}
