import SourceText

/// Records the origin of each stretch of the output while it is written.
struct SourceMapRecorder {
    private(set) var origins: SourceMap
    private var current = SourceMap.Source(file: 0, place: 0..<0, isCopy: false)
    /// The numbers of the partials' files, by partial name.
    private var files: [String: Int] = [:]
    /// The whole tags, by file number and the offset of the tag's name.
    private var tags: [Int: [Int: Range<Int>]] = [:]

    init(_ document: Document) {
        origins = SourceMap(document.source)
        tags[0] = document.mustacheTags
    }

    /// Records that the output from an offset on comes from a node.
    mutating func begin(_ node: Int, of page: Page, at start: Int) {
        let file = file(of: page)
        let node = page.document.nodes[node]
        let isCopy = node.kind == .text
        let place = isCopy ? node.place : tag(at: node.place, in: page.document, file)
        current = SourceMap.Source(file: file, place: place, isCopy: isCopy)
        origins.begin(current, at: start)
    }

    /// Returns the origin of text copied from a place in the current node's document.
    func copy(of place: Range<Int>) -> SourceMap.Source {
        SourceMap.Source(file: current.file, place: place, isCopy: true)
    }

    /// Records that the output from an offset on starts with an indentation and continues with the current node or, for
    /// a copy, with the text at another offset.
    mutating func indent(by sources: [SourceMap.Source], at start: Int, before rest: Int) {
        var start = start
        for source in sources {
            origins.begin(source, at: start)
            start += source.place.count
        }
        if current.isCopy { current = copy(of: rest..<max(rest, current.place.upperBound)) }
        origins.begin(current, at: start)
    }

    private mutating func file(of page: Page) -> Int {
        guard let name = page.partial else { return 0 }
        if let file = files[name] { return file }
        let file = origins.add(page.document.source)
        files[name] = file
        tags[file] = page.document.mustacheTags
        return file
    }

    /// Returns the whole tag with its name or content at a place.
    private mutating func tag(at place: Range<Int>, in document: Document, _ file: Int) -> Range<Int> {
        if let tag = tags[file]?[place.lowerBound] { return tag }
        guard document.isLiquid else { return place }
        let bytes = document.source.bytes
        let tag = LiquidScanner(bytes: bytes, range: bytes.indices).token(around: place)
        tags[file, default: [:]][place.lowerBound] = tag
        return tag
    }
}

extension Document {
    /// The Mustache tags, by the offsets of their names.
    fileprivate var mustacheTags: [Int: Range<Int>] {
        guard !isLiquid else { return [:] }
        var scanner = MustacheScanner(bytes: source.bytes, range: source.bytes.indices)
        var tags: [Int: Range<Int>] = [:]
        var position = 0
        while let start = scanner.opening(from: position), case .tag(let tag) = scanner.tag(at: start) {
            if tag.kind == .delimiters { scanner.setDelimiters(tag) }
            tags[tag.name.lowerBound] = tag.range
            position = tag.range.upperBound
        }
        return tags
    }
}

extension LiquidScanner {
    /// Returns the output or tag that contains a place, or the place itself if there is none.
    fileprivate func token(around place: Range<Int>) -> Range<Int> {
        let before = range.prefix(max(0, place.lowerBound - 1 - range.lowerBound))
        let start = before.last { bytes[$0] == UInt8(ascii: "{") && "{%".utf8.contains(bytes[$0 + 1]) }
        guard let start, case let token = token(at: start).range, token.contains(place.lowerBound)
        else { return place }
        return token
    }
}
