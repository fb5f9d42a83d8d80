extension [UInt8] {
    /// Whether a word stands anywhere in the text.
    func mention(_ word: StaticString) -> Bool { firstOffset(of: word) != nil }

    /// The offset of the first such word from the start on; nil where there is none.
    func firstOffset(of word: StaticString, from start: Int = 0) -> Int? {
        word.withUTF8Buffer { word in
            withUnsafeBytes { text in
                var start = start
                while let found = text.firstOffset(of: word[0], from: start, to: text.count) {
                    if text[found...].starts(with: word) { return found }
                    start = found + 1
                }
                return nil
            }
        }
    }
}
