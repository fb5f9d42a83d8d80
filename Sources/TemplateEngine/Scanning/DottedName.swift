extension UnsafeRawBufferPointer {
    /// Whether a range consists of parts separated by single dots, with only bytes that a name may contain.
    func isDottedName(_ range: Range<Int>, _ isPart: (UInt8) -> Bool) -> Bool {
        let dot = UInt8(ascii: ".")
        var last = dot
        for index in range {
            guard isPart(self[index]) || self[index] == dot && last != dot else { return false }
            last = self[index]
        }
        return last != dot
    }
}
