/// Where the first password of a URL is, as in `https://user:password@host/…`; nil when there is none. One that holds a
/// space or a quote is found, too.
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
