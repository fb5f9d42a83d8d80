struct Delimiters: Sendable, Equatable {
    let opening: [UInt8]
    let closing: [UInt8]

    static let standard = Delimiters(opening: Array("{{".utf8), closing: Array("}}".utf8))

    func tag(_ content: String) -> String {
        String(decoding: opening, as: UTF8.self) + content + String(decoding: closing, as: UTF8.self)
    }

    func section(_ name: String, isInverted: Bool = false) -> String {
        tag("\(isInverted ? "^" : "#")\(name)") + "…" + tag("/\(name)")
    }
}

extension Delimiters {
    /// Reads the text between the `=` signs of a set-delimiter tag. Nil if it is not two words of limited length.
    init?(_ content: ArraySlice<UInt8>) {
        let words = content.split(whereSeparator: \.isWhitespace)
        guard words.count == 2, words.allSatisfy({ $0.count <= 100 }) else { return nil }
        guard !content.contains(UInt8(ascii: "=")) else { return nil }
        self.init(opening: Array(words[0]), closing: Array(words[1]))
    }
}
