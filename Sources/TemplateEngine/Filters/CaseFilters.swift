extension Filter {
    static func downcase(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        .string(String(decoding: input.text, as: UTF8.self).lowercased())
    }

    static func upcase(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        .string(String(decoding: input.text, as: UTF8.self).uppercased())
    }

    /// The first letter large, the others small.
    static func capitalize(_ input: FilterInput) throws(FilterProblem) -> LiquidValue {
        let text = String(decoding: input.text, as: UTF8.self)
        guard let first = text.unicodeScalars.first else { return .text([]) }
        let rest = String(text.unicodeScalars.dropFirst())
        return .string(first.properties.titlecaseMapping + rest.lowercased())
    }
}
