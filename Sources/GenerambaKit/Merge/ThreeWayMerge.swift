/// The merge of two texts that were both made from a third one, as `git merge-file` does it: a change of one side wins
/// over a text that the other side left alone, equal changes are taken once, and different changes of the same or of
/// adjacent lines are a conflict.
package struct ThreeWayMerge: Sendable {
    /// The merged text, with markers around conflicts.
    package private(set) var bytes: [UInt8] = []
    /// The number of conflicts.
    package private(set) var conflicts = 0
    private let labels: (ours: String, theirs: String)
    private let showsBase: Bool
    /// Whether added lines end with a carriage return and a line feed.
    private let hasCarriageReturns: Bool

    /// Merges texts. Line breaks do not matter in comparisons; what is added has those of `ours`.
    ///
    /// - Parameters:
    ///   - ours: the text whose form the result keeps.
    ///   - labels: the names of both in the markers.
    ///   - showsBase: whether conflicts have the lines that both come from as well, as in git's style `diff3`.
    package init(
        base: [UInt8], ours: [UInt8], theirs: [UInt8], labels: (ours: String, theirs: String),
        showsBase: Bool = false
    ) {
        (self.labels, self.showsBase) = (labels, showsBase)
        let own = Lines(ours).all
        hasCarriageReturns = 2 * own.count { $0.suffix(2) == [13, 10] } > own.count
        let (base, theirs) = (Lines(base).all, Lines(theirs).all)
        for hunk in Self.hunks(base, own, theirs) { add(hunk) }
    }

    /// Lines that are the same in all texts, or that at least one side changed.
    private struct Hunk {
        var base: ArraySlice<ArraySlice<UInt8>>
        var ours: ArraySlice<ArraySlice<UInt8>>
        var theirs: ArraySlice<ArraySlice<UInt8>>
    }

    private static func hunks(
        _ base: [ArraySlice<UInt8>], _ ours: [ArraySlice<UInt8>], _ theirs: [ArraySlice<UInt8>]
    ) -> [Hunk] {
        func partners(_ other: [ArraySlice<UInt8>]) -> [Int: Int] {
            let difference = LineDifference(base.map(\.withoutBreak), other.map(\.withoutBreak))
            return Dictionary(uniqueKeysWithValues: difference.pairs.map { ($0.old, $0.new) })
        }
        let (inOurs, inTheirs) = (partners(ours), partners(theirs))
        var hunks: [Hunk] = []
        var (b, o, t) = (0, 0, 0)
        func take(_ base2: Int, _ ours2: Int, _ theirs2: Int) {
            if b < base2 || o < ours2 || t < theirs2 {
                hunks.append(Hunk(base: base[b..<base2], ours: ours[o..<ours2], theirs: theirs[t..<theirs2]))
            }
            (b, o, t) = (base2, ours2, theirs2)
        }
        for index in base.indices {
            guard let own = inOurs[index], let other = inTheirs[index] else { continue }
            take(index, own, other)
            take(index + 1, own + 1, other + 1)
        }
        take(base.count, ours.count, theirs.count)
        return hunks
    }

    private mutating func add(_ hunk: Hunk) {
        let (base, ours, theirs) = (
            hunk.base.map(\.withoutBreak), hunk.ours.map(\.withoutBreak), hunk.theirs.map(\.withoutBreak)
        )
        if theirs == base || theirs == ours {
            add(hunk.ours)
        } else if ours == base {
            add(hunk.theirs)
        } else {
            showsBase ? addConflict(hunk.ours, hunk.theirs, base: hunk.base) : addConflict(hunk, ours, theirs)
        }
    }

    /// Adds the lines of both sides. Lines that both have in common are outside of the markers: those at the beginning
    /// and at the end, and longer runs in between.
    private mutating func addConflict(
        _ hunk: Hunk, _ ours: [ArraySlice<UInt8>], _ theirs: [ArraySlice<UInt8>]
    ) {
        let (own, other) = (Array(hunk.ours), Array(hunk.theirs))
        var (o, t) = (0, 0)
        for run in LineDifference(ours, theirs).runs {
            let isEdge = run.old == 0 && run.new == 0
            let isEnd = run.old + run.count == own.count && run.new + run.count == other.count
            guard isEdge || isEnd || run.count > Self.mostLinesBetween else { continue }
            addConflict(own[o..<run.old], other[t..<run.new])
            add(own[run.old..<run.old + run.count])
            (o, t) = (run.old + run.count, run.new + run.count)
        }
        addConflict(own[o...], other[t...])
    }

    /// As in git, conflicts that are so close to each other are one.
    private static let mostLinesBetween = 3

    private mutating func addConflict(
        _ ours: ArraySlice<ArraySlice<UInt8>>, _ theirs: ArraySlice<ArraySlice<UInt8>>,
        base: ArraySlice<ArraySlice<UInt8>>? = nil
    ) {
        if ours.isEmpty, theirs.isEmpty { return }
        conflicts += 1
        add(marker: ConflictMarkers.start + labels.ours)
        add(ours)
        if let base {
            add(marker: ConflictMarkers.base + "recorded")
            add(base)
        }
        add(marker: ConflictMarkers.middle)
        add(theirs)
        add(marker: ConflictMarkers.end + labels.theirs)
    }

    private mutating func add(marker: String) { add(Array("\(marker)\n".utf8)[...]) }

    private mutating func add(_ lines: ArraySlice<ArraySlice<UInt8>>) { for line in lines { add(line) } }

    private mutating func add(_ line: ArraySlice<UInt8>) {
        // Only the last line may be without a line break.
        if let end = bytes.last, end != UInt8(ascii: "\n") { bytes += lineBreak }
        let text = line.withoutBreak
        let end = line[text.endIndex...]
        bytes += text
        bytes += hasCarriageReturns && !end.isEmpty ? lineBreak[...] : end
    }

    private var lineBreak: [UInt8] { hasCarriageReturns ? [13, 10] : [10] }
}

extension ArraySlice<UInt8> {
    /// The line without its line break.
    fileprivate var withoutBreak: ArraySlice<UInt8> {
        guard last == UInt8(ascii: "\n") else { return self }
        let line = dropLast()
        return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }
}
