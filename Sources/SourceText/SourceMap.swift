/// Records where a text comes from: maps each stretch of it to a place in a source file.
package struct SourceMap: Sendable, Hashable {
    /// The source files, at least one. The first one includes the others.
    private var files: [SourceFile]
    /// The stretches in text order. Each one ends where the next begins.
    private var stretches: [Stretch] = []

    /// The origin of a stretch.
    package struct Source: Hashable {
        private let number: UInt32
        private let lower: UInt32
        private let upper: UInt32
        /// Whether the stretch is a byte-for-byte copy of the place. If not, the place as a whole produced it.
        package let isCopy: Bool

        package init(file: Int, place: Range<Int>, isCopy: Bool) {
            number = UInt32(truncatingIfNeeded: file)
            lower = UInt32(truncatingIfNeeded: place.lowerBound)
            upper = max(lower, UInt32(truncatingIfNeeded: place.upperBound))
            self.isCopy = isCopy
        }

        /// The number of the file.
        package var file: Int { Int(number) }
        package var place: Range<Int> { Int(lower)..<Int(upper) }
    }

    /// A stretch in 20 bytes, because a text may have millions of them.
    private struct Stretch: Hashable {
        let start: UInt32
        let source: Source

        /// Returns the origin of the byte at an offset: a single byte of a copy, otherwise the whole place.
        func place(at offset: Int) -> Range<Int> {
            guard source.isCopy else { return source.place }
            let byte = source.place.lowerBound + max(0, offset - Int(start))
            return (byte..<byte + 1).clamped(to: source.place)
        }
    }

    /// Creates the map of a text that was made from a file, and perhaps from others.
    package init(_ file: SourceFile) { files = [file] }

    /// Creates the map of a text that one place produced as a whole, or of a copy of that place.
    package init(_ range: SourceRange, isCopy: Bool = false) {
        files = [range.file]
        begin(Source(file: 0, place: range.offsets, isCopy: isCopy), at: 0)
    }

    /// Adds a file and returns its number.
    package mutating func add(_ file: SourceFile) -> Int {
        files.append(file)
        return files.count - 1
    }

    /// Records the origin of the text from an offset on, replacing what was recorded for it before.
    package mutating func begin(_ source: Source, at start: Int) {
        while let last = stretches.last, last.start >= start { stretches.removeLast() }
        stretches.append(Stretch(start: UInt32(truncatingIfNeeded: start), source: source))
    }

    /// Returns the origin of a range of the text. If the range comes from several files or from places that are not
    /// adjacent, returns the origin of the stretch that contains its start.
    func origin(of offsets: Range<Int>) -> SourceRange {
        guard let first = stretch(at: offsets.lowerBound) else { return files[0].range(0..<0) }
        let start = first.place(at: offsets.lowerBound)
        if offsets.isEmpty {
            return range(first.source.isCopy ? start.lowerBound..<start.lowerBound : start, of: first)
        }
        let last = stretch(at: offsets.upperBound - 1) ?? first
        let end = last.place(at: offsets.upperBound - 1).upperBound
        let isOne = last.source.file == first.source.file && end >= start.upperBound
        return range(start.lowerBound..<(isOne ? end : first.source.place.upperBound), of: first)
    }

    private func range(_ place: Range<Int>, of stretch: Stretch) -> SourceRange {
        let file = files[stretch.source.file]
        return file.range(place.clamped(to: 0..<file.bytes.count))
    }

    /// Returns the last stretch that begins at or before an offset.
    private func stretch(at offset: Int) -> Stretch? {
        let next = stretches.indices.partitioningIndex { stretches[$0].start > offset }
        return next > 0 ? stretches[next - 1] : nil
    }

    /// Returns the map of the text after the edits, which must be in text order and must not overlap. Inserted text
    /// gets the origin of the text that follows it.
    package func applying(_ edits: [TextEdit]) -> SourceMap {
        var result = self
        result.stretches = []
        var rest = stretches[...]
        var (start, moved) = (0, 0)
        /// Copies the stretches before an offset.
        func copy(to end: Int) {
            while let first = rest.first, Int(first.start) < end {
                let begin = max(start, Int(first.start))
                result.begin(source(from: begin), at: begin + moved)
                rest = rest.dropFirst()
            }
        }
        for edit in edits {
            copy(to: edit.range.lowerBound)
            start = edit.range.upperBound
            rest = rest.drop { Int($0.start) < start }
            let next = source(from: start)
            let put = edit.range.lowerBound + moved
            let first = next.isCopy ? next.place.prefix(1) : next.place
            result.begin(Source(file: next.file, place: first, isCopy: false), at: put)
            moved += edit.bytes.count - edit.range.count
            result.begin(next, at: start + moved)
        }
        copy(to: .max)
        return result
    }

    /// Returns the origin of the text from an offset to the end of its stretch.
    private func source(from offset: Int) -> Source {
        guard let stretch = stretch(at: offset) else { return Source(file: 0, place: 0..<0, isCopy: false) }
        let (source, lower) = (stretch.source, stretch.place(at: offset).lowerBound)
        return Source(file: source.file, place: lower..<source.place.upperBound, isCopy: source.isCopy)
    }
}
