import SwiftText
import TemplateEngine

extension [String] {
    /// What functions with these ids are about: each id without a first word like `show` or `load`.
    ///
    /// An id stays whole if nothing but a verb is left of it, or if two functions would be about the same thing.
    var subjects: [String] {
        let short = map { $0.withoutVerb ?? $0 }
        let counts = zip(self, short).reduce(into: [String: Int]()) { counts, names in
            let names = [names.0, names.1].map(\.sameWhateverTheCase)
            for name in Set(names) { counts[name, default: 0] += 1 }
        }
        return zip(self, short).map { id, short in
            counts[short.sameWhateverTheCase] == 1 ? short : id
        }
    }
}

extension String {
    /// The identifier without a verb that gets or shows something; nil if it does not start with one.
    fileprivate var withoutVerb: String? {
        guard let verb = IdentifierWords(self).all.first, Self.verbs.contains(verb.lowercased()) else {
            return nil
        }
        let rest = drop { $0 == "_" }.dropFirst(verb.count).drop { $0 == "_" }
        return isSwiftIdentifier(String(rest)) ? String(rest) : nil
    }

    /// The verbs that a name such as `presentContacts` would only repeat.
    private static let verbs: Set = ["show", "present", "display", "load", "fetch", "get", "obtain"]
}
