extension [UInt8] {
    /// Returns the first occurrence of a text in a part of this one.
    package func firstRange(of word: [UInt8], from start: Int = 0, to end: Int? = nil) -> Range<Int>? {
        let end = end ?? count
        guard let first = word.first else { return start <= end ? start..<start : nil }
        guard word.count <= end - start else { return nil }
        if word.count > 32 { return firstRange(ofLong: word, from: start, to: end) }
        return withUnsafeBytes { bytes in
            var index = start
            while let found = bytes.firstOffset(of: first, from: index, to: end - word.count + 1) {
                if word.indices.allSatisfy({ bytes[found + $0] == word[$0] }) {
                    return found..<found + word.count
                }
                index = found + 1
            }
            return nil
        }
    }

    /// Returns the first occurrence of a long text in linear time, with the algorithm of Knuth, Morris and Pratt.
    private func firstRange(ofLong word: [UInt8], from start: Int, to end: Int) -> Range<Int>? {
        /// For each prefix of the word, the length of its longest proper suffix that is also a prefix of the word.
        var borders = [0]
        /// Returns how much of the word matches after the byte, given how much matched before it.
        func matched(_ before: Int, _ byte: UInt8) -> Int {
            var length = before
            while length > 0, byte != word[length] { length = borders[length - 1] }
            return byte == word[length] ? length + 1 : length
        }
        for byte in word.dropFirst() { borders.append(matched(borders[borders.count - 1], byte)) }
        var length = 0
        for index in start..<end {
            length = matched(length, self[index])
            if length == word.count { return index + 1 - length..<index + 1 }
        }
        return nil
    }
}
