import SourceText

/// The parts of a closure's type.
struct Closure {
    /// The names of its attributes, and `nonisolated`.
    private(set) var attributes: Set<String> = []
    private(set) var isOptional = false
    let parameters: [TypeSyntax]
    let isAsync: Bool
    /// Whether it returns nothing.
    let isWithoutResult: Bool

    /// Whether it can be kept after the call of a function that takes it.
    var isEscaping: Bool { isOptional || attributes.contains("escaping") }

    /// Finds the parts of a closure, which may be an optional and in parentheses. Nil for another type.
    init?(_ type: TypeSyntax) {
        var rest = type.tokens
        while true {
            attributes.formUnion(rest.dropAttributes())
            guard rest.first?.isSign("(") == true, let end = rest.outerIndices.first else { return nil }
            if let arrow = rest[(end + 1)...].firstIndex(where: { $0.isSign("->") }) {
                let list = rest[(rest.startIndex + 1)..<end]
                let commas = list.outerIndices.filter { list[$0].isSign(",") }
                parameters = zip([list.startIndex - 1] + commas, commas + [end]).compactMap {
                    TypeSyntax(parsing: list[($0 + 1)..<$1].withoutLabel.spaced, .tuple)
                }
                isAsync = rest[end..<arrow].contains { $0.isWord("async") }
                isWithoutResult = rest[(arrow + 1)...].areVoid
                return
            }
            let suffix = rest[(end + 1)...]
            guard suffix.allSatisfy(\.isOptionalSign) else { return nil }
            isOptional = isOptional || !suffix.isEmpty
            rest = rest[(rest.startIndex + 1)..<end]
            // A tuple may contain closures.
            guard !rest.outerIndices.contains(where: { rest[$0].isSign(",") }) else { return nil }
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
    /// The tokens after the label and name of a closure's argument.
    fileprivate var withoutLabel: ArraySlice<SwiftToken> {
        let names = prefix(while: \.isName).count
        return dropFirst(names).first?.isSign(":") == true ? dropFirst(names + 1) : self
    }
}
