extension Filter {
    /// The filters that Mustache has, too: Liquid 4.0.0 knows none of their names.
    static let spellings: [String: Filter] = Dictionary(
        uniqueKeysWithValues: WordFilter.allCases.map { ($0.rawValue, spelling($0)) })

    private static func spelling(_ filter: WordFilter) -> Filter {
        Filter(0...0) { input throws(FilterProblem) in
            let text = filter.spelling(of: String(decoding: input.text, as: UTF8.self))
            try input.check(text.utf8.count)
            return .string(text)
        }
    }
}
