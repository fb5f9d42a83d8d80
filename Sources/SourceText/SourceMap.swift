/// What a text was made of: for each stretch of it the place that it comes from.
package struct SourceMap: Sendable, Hashable {
    /// The texts that it was made of, at least one: the first one names the others.
    private var files: [SourceFile]
    /// In the order of the text; each ends where the next one begins.
    private var stretches: [Stretch] = []

    /// Where a stretch of the text comes from.
    package struct Source {
        /// The number of the file.
        package let file: Int
        package var place: Range<Int>
        /// Whether the stretch is a copy of the place, byte for byte; else the place as a whole made it.
        package let isCopy: Bool

        package init(file: Int, place: Range<Int>, isCopy: Bool) {
            self.file = file
            self.place = place
            self.isCopy = isCopy
        }
    }

    /// A stretch in 20 bytes: a text may have millions of them.
    private struct Stretch: Hashable {
        let start: UInt32
        let file: UInt32
        let lower: UInt32
        let upper: UInt32
        let isCopy: Bool

        init(start: Int, _ source: Source) {
            self.start = UInt32(truncatingIfNeeded: start)
            file = UInt32(truncatingIfNeeded: source.file)
            lower = UInt32(truncatingIfNeeded: source.place.lowerBound)
            upper = max(lower, UInt32(truncatingIfNeeded: source.place.upperBound))
            isCopy = source.isCopy
        }

        /// The place of what stands at an offset, a byte or the whole place.
        func place(at offset: Int) -> Range<Int> {
            let whole = Int(lower)..<Int(upper)
            guard isCopy else { return whole }
            let byte = whole.lowerBound + max(0, offset - Int(start))
            return (byte..<byte + 1).clamped(to: whole)
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
        stretches.append(Stretch(start: start, source))
    }
}

extension SourceMap {
    /// Where a range of the text comes from. What comes from several files, or from places that do not follow
    /// one another, has the origin of the stretch that it begins in.
    func origin(of offsets: Range<Int>) -> SourceRange {
        guard let first = stretch(at: offsets.lowerBound) else { return files[0].range(0..<0) }
        let start = first.place(at: offsets.lowerBound)
        if offsets.isEmpty {
            return range(first.isCopy ? start.lowerBound..<start.lowerBound : start, of: first)
        }
        let last = stretch(at: offsets.upperBound - 1) ?? first
        let end = last.place(at: offsets.upperBound - 1).upperBound
        let isOne = last.file == first.file && end >= start.upperBound
        return range(start.lowerBound..<(isOne ? end : Int(first.upper)), of: first)
    }

    private func range(_ place: Range<Int>, of stretch: Stretch) -> SourceRange {
        let file = files[Int(stretch.file)]
        return file.range(place.clamped(to: 0..<file.bytes.count))
    }

    /// The last stretch that begins at an offset or before.
    private func stretch(at offset: Int) -> Stretch? {
        var (lower, upper) = (0, stretches.count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if stretches[middle].start <= offset { lower = middle + 1 } else { upper = middle }
        }
        return lower > 0 ? stretches[lower - 1] : nil
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
        let lower = stretch.isCopy ? stretch.place(at: offset).lowerBound : Int(stretch.lower)
        return Source(file: Int(stretch.file), place: lower..<Int(stretch.upper), isCopy: stretch.isCopy)
    }
}

extension SourceRange {
    /// The place in what was written by hand: of a text that was made out of others, where it comes from.
    package var origin: SourceRange { file.origins?.origin(of: offsets).origin ?? self }
}
