/// The lines of a file that a person edits.
struct EditedText {
    var lines: [String]
    /// Whether lines end with a carriage return and a line feed.
    var hasCarriageReturns: Bool

    init(_ bytes: [UInt8]) {
        hasCarriageReturns = bytes.contains(13)
        lines = bytes.filter { $0 != 13 }.split(separator: 10, omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        if lines.last == "" { lines.removeLast() }
    }

    var bytes: [UInt8] {
        lines.flatMap { Array($0.utf8) + (hasCarriageReturns ? [13, 10] : [10]) }
    }

    /// The lines and comments that a person wrote. They have this word in them.
    var own: [String] {
        lines.map(\.withoutIndentation).filter { $0.contains(Self.word) }.map { line in
            line.firstRange(of: "// \(Self.word)").map { String(line[$0.lowerBound...]) } ?? line
        }
    }

    static let word = "own"

    var hasMarkers: Bool { lines.contains { $0.hasPrefix("<<<<<<< ") } }

    /// Changes the form and nothing else.
    mutating func format(_ random: inout Seeded) {
        let imports = lines.prefix { $0.hasPrefix("import ") }
        if random.next(below: 2) == 0 { lines.replaceSubrange(0..<imports.count, with: imports.sorted()) }
        let (width, hasOwnLine) = (1 + random.next(below: 4), random.next(below: 3) == 0)
        let blank = random.next(below: 3)
        lines = lines.flatMap { line -> [String] in
            if line.isEmpty { return Array(repeating: "", count: blank) }
            let text = line.withoutIndentation
            let indentation = String(repeating: " ", count: (line.count - text.count) / 4 * width)
            guard hasOwnLine, text.hasSuffix(" {"), !text.hasPrefix("//") else { return [indentation + text] }
            return [indentation + text.dropLast(2), indentation + "{"]
        }
    }

    /// Resolves conflicts as a person does who keeps all that people wrote: with both sides, or with the first one.
    mutating func resolve(_ random: inout Seeded) {
        var (kept, isIn, keepsBoth): ([String], Bool, Bool) = ([], false, true)
        for line in lines {
            if line.hasPrefix("<<<<<<< ") {
                keepsBoth = random.next(below: 2) == 0
            } else if line == "=======" {
                isIn = true
            } else if line.hasPrefix(">>>>>>> ") {
                isIn = false
            } else if !isIn || keepsBoth || line.contains(Self.word) {
                kept.append(line)
            }
        }
        lines = kept
    }
}

extension String {
    fileprivate var withoutIndentation: String { String(drop { $0 == " " || $0 == "\t" }) }
}
