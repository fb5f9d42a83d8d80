import SourceText
import SystemAccess
import XcodeProject

extension Change {
    /// The change as a unified diff that `git apply` and `patch -p1` accept; empty if nothing differs. For an existing
    /// file, the diff of overwriting it.
    package var unifiedDiff: String {
        guard let new = after?.bytes, before != after else { return "" }
        let old = before?.bytes
        let head =
            "diff --git a/\(path) b/\(path)\n"
            + (old == nil ? "new file mode \(isExecutable ? "100755" : "100644")\n" : "")
        guard !path.isBinary(new), old.map(path.isBinary) != true else {
            return head + "Binary files \(old == nil ? "/dev/null" : "a/\(path)") and b/\(path) differ\n"
        }
        guard !new.isEmpty || old != nil else { return head }
        // A tab ends a name that contains a space.
        let end = path.text.contains(" ") ? "\t\n" : "\n"
        let names = "--- \(old == nil ? "/dev/null\n" : "a/\(path)\(end)")+++ b/\(path)\(end)"
        guard let old, !old.isEmpty else { return head + names + Self.hunk(adding: Lines(new).all) }
        return head + names + Script(old: Lines(old).all, new: Lines(new).all).hunks
    }

    /// The hunk that adds all lines of a file, which needs no comparison.
    private static func hunk(adding lines: [ArraySlice<UInt8>]) -> String {
        var text = Array("@@ -0,0 +1\(lines.count == 1 ? "" : ",\(lines.count)") @@\n".utf8)
        for line in lines {
            text.append(UInt8(ascii: "+"))
            text += line
        }
        if lines.last?.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n".utf8 }
        return String(decoding: text, as: UTF8.self)
    }
}

extension RelativePath {
    /// Whether bytes at this path are not text: not UTF-8, with a NUL character, or of a type that is not text, such as PDF.
    func isBinary(_ bytes: [UInt8]) -> Bool {
        let name = isUpdatedVersion ? String(name.dropLast(Self.updated.count)) : name
        return bytes.isBinary || ProjectPath(name).isBinary
    }
}

extension [UInt8] {
    /// Whether they are not text: not UTF-8, or with a NUL character.
    package var isBinary: Bool { contains(0) || self[...].firstOffsetOfInvalidUTF8 != nil }
}

/// The steps from one text to another, line by line.
private struct Script {
    /// A kept, removed or inserted line, with the number of lines before it in both texts.
    struct Step {
        let mark: Character
        let line: ArraySlice<UInt8>
        let old: Int
        let new: Int

        var text: String {
            let text = String(decoding: line, as: UTF8.self)
            return "\(mark)\(text)"
                + (line.last == UInt8(ascii: "\n") ? "" : "\n\\ No newline at end of file\n")
        }
    }

    private var steps: [Step] = []

    init(old: [ArraySlice<UInt8>], new: [ArraySlice<UInt8>]) {
        let difference = LineDifference(old, new)
        let (removed, inserted) = (difference.removed, difference.inserted)
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            let mark: Character = removed.contains(i) ? "-" : inserted.contains(j) ? "+" : " "
            steps.append(Step(mark: mark, line: mark == "+" ? new[j] : old[i], old: i, new: j))
            if mark != "+" { i += 1 }
            if mark != "-" { j += 1 }
        }
    }

    /// The hunks: changed lines with three lines of context. Adjacent hunks are merged.
    var hunks: String {
        var ranges: [Range<Int>] = []
        for index in steps.indices where steps[index].mark != " " {
            let around = max(0, index - 3)..<min(steps.count, index + 4)
            if let last = ranges.last, last.upperBound >= around.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<around.upperBound
            } else {
                ranges.append(around)
            }
        }
        return ranges.map { Self.hunk(steps[$0]) }.joined()
    }

    private static func hunk(_ steps: ArraySlice<Step>) -> String {
        let first = steps[steps.startIndex]
        // If a side has no lines, its number is that of the preceding line (POSIX, diff -u).
        func range(after index: Int, without mark: Character) -> String {
            let count = steps.count { $0.mark != mark }
            let start = count == 0 ? index : index + 1
            return count == 1 ? "\(start)" : "\(start),\(count)"
        }
        let head =
            "@@ -\(range(after: first.old, without: "+")) +\(range(after: first.new, without: "-")) @@\n"
        return head + steps.map { $0.text }.joined()
    }
}
