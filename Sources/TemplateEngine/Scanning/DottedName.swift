extension UnsafeRawBufferPointer {
    /// Whether a range consists of parts separated by single dots, with only bytes that a name may contain.
    func isDottedName(_ range: Range<Int>, _ isPart: (UInt8) -> Bool) -> Bool {
        var start = range.lowerBound
        while true {
            var end = start
            while end < range.upperBound, isPart(self[end]) { end += 1 }
            guard end > start else { return false }
            guard end < range.upperBound else { return true }
            guard self[end] == UInt8(ascii: ".") else { return false }
            start = end + 1
        }
    }
}
