/// Returns the range of the first password in a URL, as in `https://user:password@host/…`, or nil. Also finds passwords
/// that contain spaces or quotes.
package func password(in text: ArraySlice<UInt8>) -> Range<Int>? {
    var rest = text
    while let start = rest.firstRange(of: "://".utf8)?.upperBound {
        rest = rest[start...]
        let host = rest.prefix { $0 != UInt8(ascii: "/") }
        if let at = host.lastIndex(of: UInt8(ascii: "@")),
            let colon = host[..<at].firstIndex(of: UInt8(ascii: ":"))
        {
            return colon + 1..<at
        }
    }
    return nil
}
