import ArgumentParser

extension NameSpecification {
    /// An option's name of several words, with underscores as in Generamba 1.5 and with hyphens. The help shows the given
    /// spelling first.
    static func words(_ name: String) -> NameSpecification {
        let other = name.contains("_") ? name.replacing("_", with: "-") : name.replacing("-", with: "_")
        return [.customLong(name), .customLong(other)]
    }
}

extension Option where Value == String? {
    /// An option whose name has several words.
    ///
    /// - Parameter value: what the help calls the option's value.
    init(_ name: String, value: String, help: String) {
        self.init(name: .words(name), help: ArgumentHelp(help, valueName: value))
    }
}

extension String {
    /// The names in a list with commas between.
    var listedNames: [String] { split(separator: ",").map(\.trimmed).filter { !$0.isEmpty } }
}
