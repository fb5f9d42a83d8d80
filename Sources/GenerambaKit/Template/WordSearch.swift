extension [UInt8] {
    /// Whether a word stands anywhere in the text.
    func mention(_ word: StaticString) -> Bool {
        word.withUTF8Buffer { word in
            withUnsafeBytes { text in
                var start = 0
                while let found = text.firstOffset(of: word[0], from: start, to: text.count) {
                    if text[found...].starts(with: word) { return true }
                    start = found + 1
                }
                return false
            }
        }
    }
}
