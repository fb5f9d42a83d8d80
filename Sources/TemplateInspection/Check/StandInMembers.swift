import SwiftText

/// The members of types in the stand-ins.
enum StandInMembers {
    /// The names of a type's members, including those of the types that it inherits from.
    static func all(of type: String) -> Set<String> {
        var (rest, seen, names) = ([type], Set<String>(), Set<String>())
        while let next = rest.popLast() {
            guard seen.insert(next).inserted, let found = types[next] else { continue }
            names.formUnion(found.members)
            rest += found.inherited
        }
        return names
    }

    private static let types: [String: (members: Set<String>, inherited: [String])] = {
        var types: [String: (members: Set<String>, inherited: [String])] = [:]
        for file in StandInModule.all.filter({ !$0.isPlugIn }).flatMap(\.files) {
            for found in members(in: SwiftToken.all(in: file.bytes)) {
                types[found.type, default: ([], [])].members.insert(found.name)
            }
            for type in DeclaredType.all(in: [file.bytes]) {
                types[type.name, default: ([], [])].inherited += type.inherited
            }
        }
        return types
    }()

    /// Returns the names that are declared directly in the braces of a type or an extension.
    private static func members(in tokens: [SwiftToken]) -> [(type: String, name: String)] {
        var found: [(type: String, name: String)] = []
        // The types whose braces are open; nil for other braces.
        var open: [String?] = []
        var header: String?
        for (token, next) in zip(tokens, tokens.dropFirst()) {
            if token.isWord(in: headers), next.isName, !next.isWord(in: members) {
                header = next.bare
            } else if token.isSign("{") {
                open.append(header)
                header = nil
            } else if token.isSign("}") {
                _ = open.popLast()
            } else if token.isWord(in: members), next.isName, let type = open.last ?? nil {
                found.append((type, next.bare))
            }
        }
        return found
    }

    private static let headers: Set = ["class", "struct", "enum", "actor", "protocol", "extension"]
    private static let members: Set = ["func", "var", "let", "case"]
}
