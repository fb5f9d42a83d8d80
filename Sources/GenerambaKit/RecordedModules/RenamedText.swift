import SourceText
import SwiftText

/// How a generated text changes with the name of its module or with its target, applied to what people made of it.
struct RenamedText {
    /// The text under the old name.
    private let old: SourceWords
    /// The text under the new name.
    private let new: [UInt8]
    /// What each word of the old text becomes; nil where both texts do not have the same words.
    private let words: [ArraySlice<UInt8>]?
    /// The names that the module declares, and what they become.
    private let names: [String: String]
    private let isSwift: Bool
    /// Whether words that stand for such names are found in any line, as in a storyboard.
    private let isMarkup: Bool

    /// - Parameters:
    ///   - old: the text that the template makes under the old name.
    ///   - new: the text that it makes under the new one.
    ///   - change: what becomes of the names in words.
    ///   - names: the names that the module declares, and what they become.
    ///   - name: the name of the file.
    init(
        from old: [UInt8], to new: [UInt8], _ change: NameChange, names: [String: String], in name: String
    ) {
        let (first, second) = (SourceWords(old), SourceWords(new))
        (self.old, self.new, self.names) = (first, new, names)
        isSwift = name.hasSuffix(".swift")
        isMarkup = [".storyboard", ".xib"].contains(where: name.hasSuffix)
        let isSame =
            first.ranges.count == second.ranges.count
            && first.ranges.indices.allSatisfy { change.turns(first[$0], into: second[$0]) }
        words = isSame ? second.ranges.indices.map { second[$0] } : nil
    }

    /// What became of a file.
    struct Result {
        let bytes: [UInt8]
        var hasConflicts = false
    }

    /// Merges the change of the name into a file that was made from the old text.
    ///
    /// - Parameters:
    ///   - ours: the file as it is.
    ///   - label: the name of the new text in conflict markers.
    func merged(into ours: [UInt8], label: String) -> Result {
        guard ours != old.bytes else { return Result(bytes: new) }
        let (base, changed) = (applied(to: old.bytes), applied(to: ours))
        guard base != new else { return Result(bytes: changed) }
        let merge = ThreeWayMerge(base: base, ours: changed, theirs: new, labels: ("edited", label))
        // What differs only in its layout is no reason for a conflict.
        if merge.conflicts > 0, SourceWords.areEqual(base, new) { return Result(bytes: changed) }
        return Result(bytes: merge.bytes, hasConflicts: merge.conflicts > 0)
    }

    /// Returns a text with the new names. Lines of the generated text become those under the new name. In other lines,
    /// only the names that the module declares do.
    func applied(to text: [UInt8]) -> [UInt8] {
        let now = SourceWords(text)
        var edits: [TextEdit] = []
        func replace(_ words: Range<Int>, with places: Range<Int>) {
            guard let known = self.words else { return }
            for (index, place) in zip(words, places) where now[index] != known[place] {
                edits.append(TextEdit(range: now.ranges[index], bytes: Array(known[place])))
            }
        }
        var foreign: [Range<Int>] = []
        for part in parts(of: now) {
            if self.words != nil, now.equal(part.words, old, part.old) {
                replace(part.words, with: part.old)
            } else if !part.words.isEmpty {
                foreign.append(
                    now.ranges[part.words.lowerBound]
                        .lowerBound..<now.ranges[part.words.upperBound - 1].upperBound)
            }
        }
        edits += nameEdits(in: now, foreign)
        return text.applying(edits.sorted { $0.range.lowerBound < $1.range.lowerBound })
    }

    /// Splits a text into lines that the old text has as well, apart from white space, and what is between them. Each part
    /// has the words of both texts.
    private func parts(of now: SourceWords) -> [(words: Range<Int>, old: Range<Int>)] {
        let pairs = LineDifference(old.linesWithoutBlanks, now.linesWithoutBlanks).pairs
        var parts: [(words: Range<Int>, old: Range<Int>)] = []
        var (before, after) = (0, 0)
        func take(_ oldEnd: Int, _ end: Int) {
            if before < oldEnd || after < end { parts.append((after..<end, before..<oldEnd)) }
            (before, after) = (oldEnd, end)
        }
        for pair in pairs {
            take(old.lines[pair.old].lowerBound, now.lines[pair.new].lowerBound)
            take(old.lines[pair.old].upperBound, now.lines[pair.new].upperBound)
        }
        take(old.ranges.count, now.ranges.count)
        return parts
    }

    /// The edits that give what the module declares its new names in some ranges.
    private func nameEdits(in now: SourceWords, _ ranges: [Range<Int>]) -> [TextEdit] {
        guard !ranges.isEmpty, !names.isEmpty else { return [] }
        func isWanted(_ place: Range<Int>) -> Bool {
            let next = ranges.indices.partitioningIndex { ranges[$0].upperBound > place.lowerBound }
            return next < ranges.count && ranges[next].contains(place.lowerBound)
        }
        let places =
            isSwift
            ? SwiftName.all(in: now.bytes).map { ($0.text, $0.range) }
            : isMarkup ? now.ranges.map { (String(decoding: now.bytes[$0], as: UTF8.self), $0) } : []
        return places.compactMap { name, range in
            guard let new = names[name], isWanted(range) else { return nil }
            return TextEdit(range: range, bytes: Array(new.utf8))
        }
    }
}

extension SourceWords {
    /// The lines without white space.
    fileprivate var linesWithoutBlanks: [ArraySlice<UInt8>] {
        Lines(bytes).all.map { line in line.filter { !$0.isWhitespace }[...] }
    }
}
