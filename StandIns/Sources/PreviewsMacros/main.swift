// A compiler plug-in that expands `@Entry`, and each other macro to nothing. The compiler still checks the macro's
// arguments.
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

/// The string behind a mark in a message, without escapes for anything but the usual characters.
func text(behind mark: String, in message: String) -> String? {
    guard let start = message.firstRange(of: mark)?.upperBound else { return nil }
    var (result, isEscaped) = ("", false)
    for character in message[start...] {
        if isEscaped {
            result.append(["n": "\n", "t": "\t", "r": "\r"][character] ?? character)
            isEscaped = false
        } else if character == "\\" {
            isEscaped = true
        } else if character == "\"" {
            return result
        } else {
            result.append(character)
        }
    }
    return nil
}

/// What `@Entry` makes of a property: `var name: Type = value`.
func entry(_ declaration: String, isAccessor: Bool, owner: String) -> String {
    guard let start = declaration.firstRange(of: "var ")?.upperBound else { return "" }
    let rest = declaration[start...]
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if isAccessor { return "get { self[__Key_\(name).self] }\nset { self[__Key_\(name).self] = newValue }" }
    var (depth, last): (Int, Character) = (0, " ")
    let annotation = rest.dropFirst(name.count).prefix { character in
        defer { last = character }
        if "([{<".contains(character) { depth += 1 }
        if ")]}>".contains(character), last != "-" { depth -= 1 }
        return character != "=" || depth > 0
    }
    let value = rest[annotation.endIndex...].dropFirst()
    var type = annotation.drop { $0 == ":" || $0.isWhitespace }
    while type.last?.isWhitespace == true { type.removeLast() }
    if owner == "FocusedValues" {
        return "private struct __Key_\(name): FocusedValueKey { typealias Value = \(type.dropLast()) }"
    }
    let key = owner == "Transaction" ? "TransactionKey" : "EnvironmentKey"
    let result = value.isEmpty ? "nil" : String(value)
    let property =
        type.isEmpty
        ? "static let defaultValue = \(result)" : "static var defaultValue: \(type) { \(result) }"
    return "private struct __Key_\(name): \(key) {\n\(property)\n}"
}

/// The expansion that a message asks for, as a string of JSON has it.
func expansion(_ message: String) -> String {
    guard message.contains(#""typeName":"EntryMacro""#),
        let declaration = message.firstRange(of: #""declSyntax""#)
            .flatMap({ text(behind: #""source":""#, in: String(message[$0.upperBound...])) })
    else { return "" }
    let owner = ["FocusedValues", "Transaction"].first { message.contains("extension \($0) ") } ?? ""
    return entry(declaration, isAccessor: message.contains(#""macroRole":"accessor""#), owner: owner).map {
        ["\n": "\\n", "\t": "\\t", "\r": "\\r", "\"": "\\\"", "\\": "\\\\"][$0] ?? String($0)
    }.joined()
}

while let header = bytes(8) {
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard let message = bytes(length) else { break }
    // The name of the request comes first: {"getCapability":…
    let name = message.dropFirst(2).prefix { $0 != UInt8(ascii: "\"") }
    switch String(decoding: name, as: UTF8.self) {
    case "getCapability": answer(#"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
    default:
        let source = expansion(String(decoding: message, as: UTF8.self))
        answer(#"{"expandMacroResult":{"expandedSource":""# + source + #"","diagnostics":[]}}"#)
    }
}
