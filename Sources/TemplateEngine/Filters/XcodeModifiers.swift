/// The modifiers of text macros in Xcode's file templates, as Apple's page "Customize text macros" describes them.
extension String {
    /// Characters that an identifier cannot have become `_`.
    var identifier: String {
        var isFirst = true
        return String(
            map { character in
                defer { isFirst = false }
                let isLegal = character.isLetter || character == "_" || !isFirst && character.isNumber
                return isLegal ? character : "_"
            })
    }

    /// Characters that a domain's name cannot have become `-`.
    var rfc1034Identifier: String {
        String(map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
    }

    var escapedForXML: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;").replacing("'", with: "&apos;")
    }

    var lastPathComponent: String { split(separator: "/").last.map(String.init) ?? self }

    var deletingLastPathComponent: String {
        lastIndex(of: "/").map { String(self[..<$0]) } ?? ""
    }

    /// What follows the last dot of the last component; empty if there is none.
    var pathExtension: String {
        let name = lastPathComponent
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
        return String(name[name.index(after: dot)...])
    }

    var deletingPathExtension: String {
        let end = pathExtension
        return end.isEmpty ? self : String(dropLast(end.count + 1))
    }

    var deletingTrailingDot: String { hasSuffix(".") ? String(dropLast()) : self }
}
