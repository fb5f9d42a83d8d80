extension [UInt8] {
    /// Whether a word occurs anywhere in the text.
    func mention(_ word: String) -> Bool {
        var word = word
        return word.withUTF8 { firstOffset(of: $0, from: 0) } != nil
    }

    /// Returns the offset of the word's first occurrence at or after the start, or nil.
    package func firstOffset(of word: StaticString, from start: Int = 0) -> Int? {
        word.withUTF8Buffer { firstOffset(of: $0, from: start) }
    }

    private func firstOffset(of word: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        withUnsafeBytes { text in
            var start = start
            while let found = text.firstOffset(of: word[0], from: start, to: text.count) {
                // The second letter decides most of the time.
                let isLikely = word.count == 1 || found + 1 < text.count && text[found + 1] == word[1]
                if isLikely, text[found...].starts(with: word) { return found }
                start = found + 1
            }
            return nil
        }
    }
}
