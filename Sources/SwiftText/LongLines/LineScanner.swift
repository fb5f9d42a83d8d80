/// A line of Swift code, with the signs at which it can be broken, outside strings and comments.
struct LineScanner {
    /// The state at the start of a line.
    enum State: Equatable {
        case code
        /// In a comment, with its nesting depth.
        case comment(Int)
        /// In a multiline string, with its number of `#`.
        case text(hashes: Int)
    }

    /// A bracket, a comma, ` = ` or another operator surrounded by spaces.
    struct Mark {
        enum Kind { case open, close, comma, equals, other }

        let kind: Kind
        let byte: UInt8
        let offset: Int
        /// For a bracket, the number of its partner's mark.
        var partner: Int?
    }

    let bytes: [UInt8]
    /// The range of the line, without its line break.
    let range: Range<Int>
    private(set) var marks: [Mark] = []
    /// Whether the line consists of code only, without parts of multiline strings or comments.
    private(set) var isCode: Bool
    /// The state at the start of the next line.
    private(set) var state: State
    private var index: Int
    /// The numbers of the open brackets' marks.
    private var open: [Int] = []

    init(_ bytes: [UInt8], _ range: Range<Int>, _ state: State) {
        self.bytes = bytes
        let hasReturn = bytes[range].last == UInt8(ascii: "\r")
        self.range = range.lowerBound..<range.upperBound - (hasReturn ? 1 : 0)
        self.state = state
        isCode = state == .code
        index = range.lowerBound
        scan()
    }

    func has(_ text: StaticString, at offset: Int) -> Bool {
        offset >= range.lowerBound && offset + text.utf8CodeUnitCount <= range.upperBound
            && (0..<text.utf8CodeUnitCount).allSatisfy { text.utf8Start[$0] == bytes[offset + $0] }
    }
}

extension LineScanner {
    private mutating func scan() {
        while index < range.upperBound {
            switch state {
            case .comment(let depth): scanComment(depth)
            case .text(let hashes): scanText(hashes)
            case .code: scanCode()
            }
        }
    }

    private mutating func scanComment(_ depth: Int) {
        let step = has("*/", at: index) ? -1 : has("/*", at: index) ? 1 : 0
        state = depth + step > 0 ? .comment(depth + step) : .code
        index += step == 0 ? 1 : 2
    }

    private mutating func scanText(_ hashes: Int) {
        if has("\"\"\"", at: index), countHashes(at: index + 3) >= hashes {
            index += 3 + hashes
            state = .code
        } else {
            index += hashes == 0 && bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
    }

    private func countHashes(at start: Int) -> Int {
        guard start < range.upperBound else { return 0 }
        return bytes[start..<range.upperBound].prefix { $0 == UInt8(ascii: "#") }.count
    }

    private mutating func scanCode() {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "/") where has("//", at: index):
            isCode = false
            index = range.upperBound
        case UInt8(ascii: "/") where has("/*", at: index):
            isCode = false
            state = .comment(1)
            index += 2
        case UInt8(ascii: "\""), UInt8(ascii: "#"): beginText()
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): begin(byte)
        case UInt8(ascii: "<") where index > range.lowerBound && bytes[index - 1].isWordPart: begin(byte)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): end(byte)
        case UInt8(ascii: ">") where !has("->", at: index - 1): end(byte)
        case UInt8(ascii: ","): add(.comma, byte)
        case UInt8(ascii: " "): scanOperator()
        default: index += 1
        }
    }

    /// Skips a string, or the start of a multiline string.
    private mutating func beginText() {
        let hashes = countHashes(at: index)
        let quote = index + hashes
        guard has("\"", at: quote) else {
            index += hashes
            return
        }
        if has("\"\"\"", at: quote) {
            isCode = false
            state = .text(hashes: hashes)
            index = quote + 3
        } else {
            index = quote + 1
            guard !passText(hashes, depth: 0) else { return }
            isCode = false
            index = range.upperBound
        }
    }

    /// Skips the rest of a string after its opening quote. Returns false if the string does not end on the line.
    private mutating func passText(_ hashes: Int, depth: Int) -> Bool {
        guard depth < 20 else { return false }
        while index < range.upperBound {
            let isQuote = has("\"", at: index)
            let isSign = isQuote || has("\\", at: index)
            index += 1
            guard isSign, countHashes(at: index) >= hashes else { continue }
            index += hashes
            if isQuote { return true }
            let isInterpolation = has("(", at: index)
            index += 1
            if isInterpolation, !passInterpolation(depth: depth + 1) { return false }
        }
        return false
    }

    /// Skips an interpolation after `\(`. Returns false if it does not end on the line.
    private mutating func passInterpolation(depth: Int) -> Bool {
        var brackets = 1
        while brackets > 0, index < range.upperBound {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "\""), !passText(0, depth: depth) { return false }
            if byte == UInt8(ascii: "(") { brackets += 1 }
            if byte == UInt8(ascii: ")") { brackets -= 1 }
        }
        return brackets == 0
    }
}

extension LineScanner {
    private mutating func add(_ kind: Mark.Kind, _ byte: UInt8, partner: Int? = nil) {
        marks.append(Mark(kind: kind, byte: byte, offset: index, partner: partner))
        index += 1
    }

    private mutating func begin(_ byte: UInt8) {
        open.append(marks.count)
        add(.open, byte)
    }

    /// Pairs a bracket with the innermost open one of its kind. A `<` still open in between was not a bracket.
    private mutating func end(_ byte: UInt8) {
        let (less, greater) = (UInt8(ascii: "<"), UInt8(ascii: ">"))
        if byte != greater {
            while let last = open.last, marks[last].byte == less { open.removeLast() }
        }
        guard let last = open.last, Self.ends[marks[last].byte] == byte else {
            if byte == greater { index += 1 } else { add(.close, byte) }
            return
        }
        open.removeLast()
        marks[last].partner = marks.count
        add(.close, byte, partner: last)
    }

    /// Skips a space, and an operator between it and another space.
    private mutating func scanOperator() {
        let sign = bytes[(index + 1)..<range.upperBound].prefix { Self.operators.contains($0) }
        guard !sign.isEmpty, has(" ", at: sign.endIndex), !has("->", at: index + 1), !has("//", at: index + 1)
        else {
            index += 1
            return
        }
        index += 1
        add(sign.elementsEqual("=".utf8) ? .equals : .other, bytes[index])
        index = sign.endIndex
    }

    private static let ends = Dictionary(uniqueKeysWithValues: zip("([{<".utf8, ")]}>".utf8))
    private static let operators = Set("+-*/%=<>!&|^~?:".utf8)
}
