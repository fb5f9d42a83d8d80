import ArgumentParser

extension NameSpecification {
    /// The names of an option that has several words: with underscores, as in Generamba 1.5, and with hyphens. The help
    /// shows the given spelling first; completion offers only that one.
    static func words(_ name: String) -> NameSpecification {
        guard CompletionShell.requesting == nil else { return .customLong(name) }
        let other = name.contains("_") ? name.replacing("_", with: "-") : name.replacing("-", with: "_")
        return [.customLong(name), .customLong(other)]
    }
}

extension Option where Value == String? {
    /// An option that has a name of several words.
    ///
    /// - Parameter value: the placeholder for the value in the help.
    init(_ name: String, value: String, help: String, completion: CompletionKind? = nil) {
        self.init(name: .words(name), help: ArgumentHelp(help, valueName: value), completion: completion)
    }
}

extension ParsableArguments {
    /// The names of the command's own options, which take precedence over parameters of the same name.
    static var optionNames: [String] {
        let lines = helpMessage(columns: 1000).split(whereSeparator: \.isNewline).map(\.trimmed)
        let words = lines.filter { $0.hasPrefix("-") }.flatMap { $0.split(separator: " ") }
        return words.filter { $0.hasPrefix("--") && !$0.contains("<") }
            .map { String($0.last == "," ? $0.dropLast() : $0) }
    }
}

extension String {
    /// The names in a comma-separated list.
    var listedNames: [String] { split(separator: ",").map(\.trimmed).filter { !$0.isEmpty } }
}
