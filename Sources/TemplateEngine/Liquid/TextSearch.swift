extension [UInt8] {
    /// Where another text stands in this one first, from the start on.
    func firstRange(of word: [UInt8], from start: Int = 0) -> Range<Int>? {
        guard let first = word.first else { return start <= count ? start..<start : nil }
        guard word.count <= count - start else { return nil }
        if word.count > 32 { return firstRange(ofLong: word, from: start) }
        return withUnsafeBytes { bytes in
            var index = start
            while let found = bytes.firstOffset(of: first, from: index, to: bytes.count - word.count + 1) {
                if bytes[found..<found + word.count].elementsEqual(word) { return found..<found + word.count }
                index = found + 1
            }
            return nil
        }
    }

    /// The same in a time that does not grow with the product of both lengths: Knuth, Morris, Pratt.
    private func firstRange(ofLong word: [UInt8], from start: Int) -> Range<Int>? {
        let borders = word.borders
        var matched = 0
        var index = start
        while index < count {
            while matched > 0, self[index] != word[matched] { matched = borders[matched - 1] }
            if self[index] == word[matched] { matched += 1 }
            index += 1
            if matched == word.count { return index - matched..<index }
        }
        return nil
    }

    /// For each beginning of the text: how long the longest end of it is that the text begins with too.
    private var borders: [Int] {
        var borders = [Int](repeating: 0, count: count)
        var length = 0
        for index in indices.dropFirst() {
            while length > 0, self[index] != self[length] { length = borders[length - 1] }
            if self[index] == self[length] { length += 1 }
            borders[index] = length
        }
        return borders
    }
}
