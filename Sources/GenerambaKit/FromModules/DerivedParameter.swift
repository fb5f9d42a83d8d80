import SourceText

/// A parameter of a template that is made from modules: what differs between them.
package struct DerivedParameter: Sendable, Equatable {
    package enum Kind: String, Sendable { case string, int, bool, list }

    package let kind: Kind
    /// The name that the code suggests, or the one that a person has chosen instead.
    package internal(set) var name: String
    /// The value that makes each of the modules; nil where it does not matter.
    package let values: [String?]
    /// What it stands for, in words.
    package let summary: String
    /// Where the modules differ first; nothing for modules that do not have the text.
    package internal(set) var places: [DifferencePlace] = []
}

extension DerivedParameter: CustomStringConvertible {
    /// The name with the values, for people.
    package var description: String {
        "\(name): "
            + values.map { $0.map { [.bool, .int].contains(kind) ? $0 : "'\($0)'" } ?? "-" }.joined(
                separator: ", ")
    }

    /// The option of `gen` that makes one of the modules; nil if the default does.
    package func words(of module: Int) -> String? {
        guard let value = values[module], value != values[0] ?? "false" else { return nil }
        return kind == .bool
            ? "--\(value == "true" ? "" : "no-")\(name)" : "--\(name) \(quotedForShell(value))"
    }

    /// Returns why names cannot be those of parameters; nil if they can.
    ///
    /// - Parameter known: the names that the parameters have so far.
    package static func rejectionReason(toNames names: [String], insteadOf known: [String]) -> String? {
        if names.count != known.count {
            let example = (names + known.dropFirst(names.count)).prefix(known.count).joined(separator: ",")
            return "\(counted(known.count, "name")) expected, not \(names.count): "
                + "repeat those that stay, as in '\(example)'"
        }
        if let wrong = names.first(where: { $0.firstMatch(of: /^[A-Za-z][A-Za-z0-9_-]*$/) == nil }) {
            return "'\(wrong)' cannot be the name of a parameter: use letters, digits, '_' and '-'"
        }
        return Set(names).count < names.count ? "each parameter needs a name of its own" : nil
    }
}
