/// The names of which all values are known: parameters that are a bool or a choice.
struct KnownChoices {
    private let values: [String: [Value]]
    private let parameters: [String: Parameter]

    /// - Parameters:
    ///   - variables: the names that win over parameters.
    ///   - forEach: the list of whose items `item` is one.
    init(_ parameters: [Parameter], variables: Set<String>, forEach: String?) {
        var known: [String: Parameter] = [:]
        var values: [String: [Value]] = [:]
        for parameter in parameters {
            let name = parameter.name.value
            let names = ["custom_parameters.\(name)"] + (variables.contains(name) ? [] : [name])
            if let all = parameter.allValues {
                for name in names {
                    known[name] = parameter
                    values[name] = all
                }
            }
            if let forEach, names.contains(forEach), parameter.itemKind == .choice {
                known["item"] = parameter
                values["item"] = parameter.choices.map { .string($0) }
            }
        }
        self.values = values
        self.parameters = known
    }

    /// The parameter that a name in a condition means.
    func parameter(_ name: String) -> Parameter? { parameters[name] }

    /// Whether some values meet all of some conditions; nil where that cannot be known.
    func canMeet(_ conditions: [Document]) -> Bool? {
        let names = Set(conditions.flatMap(\.names))
        guard !names.isEmpty, names.allSatisfy({ values[$0] != nil }),
            !conditions.contains(where: \.hasBrackets)
        else { return nil }
        // Both spellings of a parameter have one value; an item has its own.
        let groups = Dictionary(grouping: names) { $0 == "item" ? $0 : parameters[$0]?.name.value ?? $0 }
            .sorted { $0.key < $1.key }.map(\.value)
        let counts = groups.map { values[$0[0]]?.count ?? 0 }
        let combinations = counts.reduce(1) { min($0 * $1, Self.most + 1) }
        guard combinations <= Self.most else { return nil }
        for number in 0..<combinations {
            guard let isMet = areMet(conditions, with: choice(number, of: groups)) else { return nil }
            if isMet { return true }
        }
        return false
    }

    /// How many combinations of values are tried.
    private static let most = 4096

    /// The values of the names in one of all combinations.
    private func choice(_ number: Int, of groups: [[String]]) -> [String: Value] {
        var rest = number
        var result: [String: Value] = [:]
        for names in groups {
            let all = values[names[0]] ?? []
            for name in names { result[name] = all[rest % all.count] }
            rest /= all.count
        }
        return result
    }

    private func areMet(_ conditions: [Document], with values: [String: Value]) -> Bool? {
        let prefix = "custom_parameters."
        var fields = values.filter { !$0.key.hasPrefix(prefix) }
        let custom = values.filter { $0.key.hasPrefix(prefix) }.map {
            (String($0.key.dropFirst(prefix.count)), $0.value)
        }
        fields["custom_parameters"] = .object(Value.Object(Dictionary(custom) { first, _ in first }))
        let renderer = Renderer(scope: Value.Object(fields), partials: [:])
        for condition in conditions {
            guard let text = try? renderer.render(condition) else { return nil }
            if text.isEmpty { return false }
        }
        return true
    }
}

extension Parameter {
    /// All values that it can have; nil where these are not known.
    fileprivate var allValues: [Value]? {
        switch kind {
        case .bool: [.bool(true), .bool(false)]
        case .choice: choices.map { .string($0) } + (isRequired || defaultText != nil ? [] : [.null])
        case .string, .int, .list, .function: nil
        }
    }
}

extension Document {
    /// Whether a condition asks for names in brackets.
    fileprivate var hasBrackets: Bool {
        nodes.contains { source.bytes[$0.place].contains(UInt8(ascii: "[")) }
    }
}
