import SourceText

/// The module, the template and the template's parameters on the command line of `gen`, or the templates and their
/// parameters on that of `template check`.
package struct ModuleArguments: Sendable {
    /// The module and the template.
    package private(set) var arguments: [String] = []
    package private(set) var parameters: [GivenParameter] = []
    /// Unknown options, in their order.
    package private(set) var unknown: [String] = []
    /// Parameters without a value, in their order.
    package private(set) var incomplete: [Parameter] = []
    /// The template whose parameters the arguments were parsed with; nil if there are no parameters.
    package var template: ResolvedTemplate?

    /// - Parameter declared: the template's parameters; nil while the template is unknown. In that case every option
    ///   counts as a parameter and takes the next argument as its value.
    package init(_ words: [String], declared: [Parameter]?) {
        var rest = words[...]
        let declared = declared.map { Dictionary($0.map { ($0.key, $0) }) { first, _ in first } }
        while let word = rest.popFirst() {
            guard word != "--" else {
                arguments += rest
                return
            }
            if word.hasPrefix("-"), word.count > 1 {
                take(word, before: &rest, declared)
            } else {
                arguments.append(word)
            }
        }
    }

    private mutating func take(
        _ word: String, before rest: inout ArraySlice<String>, _ declared: [String: Parameter]?
    ) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        let (option, value) = (parts[0], parts.count > 1 ? parts[1] : nil)
        guard let declared else { return give(option, value ?? rest.popValue() ?? "") }
        let key = option.hasPrefix("--") ? Parameter.key(of: option.dropFirst(2)) : ""
        if let parameter = declared[key] {
            if let value = value ?? (parameter.isFlag ? rest.popBool() ?? "true" : rest.popValue()) {
                give(option, value)
            } else {
                incomplete.append(parameter)
            }
        } else if value == nil, key.hasPrefix("no_"), let flag = declared[String(key.dropFirst(3))],
            flag.isFlag
        {
            give("--\(flag.name.value)", "false", as: option)
        } else {
            unknown.append(option)
            if value == nil { _ = rest.popValue() }
        }
    }

    private mutating func give(_ option: String, _ value: String, as written: String? = nil) {
        let text = SourceFile(path: written ?? option, text: value).whole
        parameters.append(GivenParameter(name: String(option.drop { $0 == "-" }), text: text))
    }
}

extension ArraySlice<String> {
    /// Takes the next argument as an option's value, unless it looks like an option itself.
    fileprivate mutating func popValue() -> String? {
        guard let next = first else { return nil }
        let isNumber = next.hasPrefix("-") && next.dropFirst().first?.isWholeNumber == true
        return next.hasPrefix("-") && next.count > 1 && !isNumber ? nil : popFirst()
    }

    /// Takes the next argument if it is `true` or `false`.
    fileprivate mutating func popBool() -> String? { first == "true" || first == "false" ? popFirst() : nil }
}
