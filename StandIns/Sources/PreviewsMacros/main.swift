// A compiler plug-in that expands each macro to nothing. The compiler still checks the macro's arguments.
//
// The compiler sends messages of JSON, each behind its length in eight bytes, the lowest first, and waits for
// an answer to each.

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads the given number of bytes; nil at the end of the input.
func bytes(_ count: Int) -> [UInt8]? {
    var result: [UInt8] = []
    while result.count < count {
        var part = [UInt8](repeating: 0, count: count - result.count)
        let length = read(0, &part, part.count)
        guard length > 0 else { return nil }
        result += part[..<length]
    }
    return result
}

func answer(_ text: String) {
    let length = UInt64(text.utf8.count)
    var message = (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } + Array(text.utf8)
    while !message.isEmpty {
        let count = write(1, message, message.count)
        guard count > 0 else { return }
        message.removeFirst(count)
    }
}

while let header = bytes(8) {
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard let message = bytes(length) else { break }
    // The name of the request comes first: {"getCapability":…
    let name = message.dropFirst(2).prefix { $0 != UInt8(ascii: "\"") }
    switch String(decoding: name, as: UTF8.self) {
    case "getCapability": answer(#"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
    default: answer(#"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#)
    }
}
