/// What a text was made of: for each stretch of it the place that it comes from.
package struct SourceMap: Sendable, Hashable {
    /// The texts that it was made of, at least one: the first one names the others.
    private var files: [SourceFile]
    /// In the order of the text; each ends where the next one begins.
    private var stretches: [Stretch] = []

    /// Where a stretch of the text comes from.
    package struct Source: Hashable {
        private let number: UInt32
        private let lower: UInt32
        private let upper: UInt32
        /// Whether the stretch is a copy of the place, byte for byte; else the place as a whole made it.
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

    /// A stretch in 20 bytes: a text may have millions of them.
    private struct Stretch: Hashable {
        let start: UInt32
        let source: Source

        /// The place of what stands at an offset, a byte or the whole place.
        func place(at offset: Int) -> Range<Int> {
            guard source.isCopy else { return source.place }
            let byte = source.place.lowerBound + max(0, offset - Int(start))
            return (byte..<byte + 1).clamped(to: source.place)
        }
    }

    /// The origins of a text that is made of a file, and perhaps others.
    package init(_ file: SourceFile) { files = [file] }

    /// The origins of a text that a place made as a whole, or of a copy of that place.
    package init(_ range: SourceRange, isCopy: Bool = false) {
        files = [range.file]
        begin(Source(file: 0, place: range.offsets, isCopy: isCopy), at: 0)
    }

    /// Adds a file and returns its number.
    package mutating func add(_ file: SourceFile) -> Int {
        files.append(file)
        return files.count - 1
    }

    /// Notes where the text comes from that follows an offset; what was noted of it before is forgotten.
    package mutating func begin(_ source: Source, at start: Int) {
        while let last = stretches.last, last.start >= start { stretches.removeLast() }
        stretches.append(Stretch(start: UInt32(truncatingIfNeeded: start), source: source))
    }
}

extension SourceMap {
    /// Where a range of the text comes from. What comes from several files, or from places that do not follow
    /// one another, has the origin of the stretch that it begins in.
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

    /// The last stretch that begins at an offset or before.
    private func stretch(at offset: Int) -> Stretch? {
        let next = stretches.indices.partitioningIndex { stretches[$0].start > offset }
        return next > 0 ? stretches[next - 1] : nil
    }
}

extension SourceMap {
    /// The origins of the text after edits, which are in its order and do not overlap. What an edit puts in comes from
    /// where that comes from which follows.
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

    /// What made the text that begins at an offset, as far as one stretch goes.
    private func source(from offset: Int) -> Source {
        guard let stretch = stretch(at: offset) else { return Source(file: 0, place: 0..<0, isCopy: false) }
        let (source, lower) = (stretch.source, stretch.place(at: offset).lowerBound)
        return Source(file: source.file, place: lower..<source.place.upperBound, isCopy: source.isCopy)
    }
}

extension SourceRange {
    /// The place in what was written by hand: of a text that was made out of others, where it comes from.
    package var origin: SourceRange { file.origins?.origin(of: offsets).origin ?? self }
}
