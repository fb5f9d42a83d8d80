extension Filter {
    /// The filters that Mustache has, too: Liquid 4.0.0 knows none of their names.
    static let spellings: [String: Filter] = Dictionary(
        uniqueKeysWithValues: WordFilter.allCases.map { ($0.rawValue, spelling($0)) })

    private static func spelling(_ filter: WordFilter) -> Filter {
        Filter(0...0) { input throws(FilterProblem) in
            let text = input.text
            guard text.count <= WordFilter.limit else { throw FilterProblem("takes a text of up to 1 MiB") }
            return .string(filter.spelling(of: String(decoding: text, as: UTF8.self)))
        }
    }
}
