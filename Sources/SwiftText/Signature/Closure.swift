import SourceText

/// The parts of a closure's type.
struct Closure {
    private(set) var attributes: Set<String> = []
    private(set) var isOptional = false
    let parameters: [TypeSyntax]
    /// Whether it returns nothing.
    let isWithoutResult: Bool

    /// Whether it can be kept after the call of a function that takes it.
    var isEscaping: Bool { isOptional || attributes.contains("escaping") }

    /// Finds the parts of a closure, which may be an optional and in parentheses. Nil for another type.
    init?(_ type: TypeSyntax) {
        var rest = type.tokens
        while true {
            attributes.formUnion(rest.dropAttributes())
            guard rest.first?.isSign("(") == true, let end = rest.closingParenthesis else { return nil }
            if let arrow = rest[(end + 1)...].firstIndex(where: { $0.isSign("->") }) {
                parameters = rest[(rest.startIndex + 1)..<end].listItems.compactMap {
                    TypeSyntax(parsing: $0.withoutLabel.spaced, .tuple)
                }
                isWithoutResult = rest[(arrow + 1)...].areVoid
                return
            }
            let suffix = rest[(end + 1)...]
            guard suffix.allSatisfy(\.isOptionalSign) else { return nil }
            isOptional = isOptional || !suffix.isEmpty
            rest = rest[(rest.startIndex + 1)..<end]
        }
    }
}

extension TypeSyntax {
    /// Parses a type without a place in a file. Nil if it is not one.
    init?(parsing text: String, _ place: SignatureParser.TypePlace = .anywhere) {
        guard var parser = try? SignatureParser(SourceFile(path: "", text: text).whole),
            let type = try? parser.readType(place), parser.isAtEnd
        else { return nil }
        self = type
    }
}

extension ArraySlice<SwiftToken> {
    /// Removes the attributes at the beginning, and returns their names.
    fileprivate mutating func dropAttributes() -> [String] {
        var names: [String] = []
        while first?.isSign("@") == true, let name = dropFirst().first {
            names.append(name.bare)
            self = dropFirst(2)
            if attributesWithArguments.contains(name.text), first?.isSign("(") == true,
                let end = closingParenthesis
            {
                self = self[(end + 1)...]
            }
        }
        return names
    }

    /// The parts between the commas outside of brackets.
    fileprivate var listItems: [ArraySlice<SwiftToken>] {
        var (items, depth, start): ([ArraySlice<SwiftToken>], Int, Int) = ([], 0, startIndex)
        for index in indices {
            if self[index].isSign(in: ["(", "[", "<"]) { depth += 1 }
            if self[index].isSign(in: [")", "]", ">"]) { depth -= 1 }
            guard depth == 0, self[index].isSign(",") else { continue }
            items.append(self[start..<index])
            start = index + 1
        }
        return start < endIndex ? items + [self[start...]] : items
    }

    /// The tokens after the label and name of a closure's argument.
    fileprivate var withoutLabel: ArraySlice<SwiftToken> {
        let names = prefix(while: \.isName).count
        return dropFirst(names).first?.isSign(":") == true ? dropFirst(names + 1) : self
    }

    /// The index of the parenthesis that closes the first one.
    fileprivate var closingParenthesis: Int? {
        var depth = 0
        return indices.first { index in
            if self[index].isSign("(") { depth += 1 }
            if self[index].isSign(")") { depth -= 1 }
            return depth == 0
        }
    }
}
