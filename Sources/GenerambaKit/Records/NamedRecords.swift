import SourceText

extension [ModuleRecord] {
    /// Finds modules on the command line among all recorded ones.
    ///
    /// - Parameter words: the names of modules; empty for all.
    /// - Throws: `Diagnostics` for words that name no module, or several.
    package func modules(_ words: [String]) throws -> [ModuleRecord] {
        try words.isEmpty ? self : words.mapCollecting { try module($0) }.distinct(by: \.path)
    }

    /// Finds the module that a word names: `Pay`, or `Pay.clean_swift`, perhaps with the target in front, as in
    /// `Shop/Pay.clean_swift`.
    private func module(_ word: String) throws -> ModuleRecord {
        let found = filter { $0.names.contains(word) }
        let exact = found.filter { $0.prefixedName == word }
        if found.count == 1 || exact.count == 1 { return exact.first ?? found[0] }
        guard found.isEmpty else {
            throw Diagnostics.error(
                "there are several modules '\(word)'",
                hint: "name one of them: \(quoted(found.map(shortestName)))")
        }
        let known = map(\.prefixedName).distinct(by: \.self)
        throw Diagnostics.error(
            "no module '\(word)' is recorded",
            hint: didYouMean(word, in: known)
                ?? (known.isEmpty
                    ? "'generamba gen' records the modules that it generates"
                    : "the modules are \(quoted(known))"))
    }

    /// Returns the shortest name of a module that no other one has.
    package func shortestName(of record: ModuleRecord) -> String {
        record.names.first { name in count { $0.names.contains(name) } == 1 } ?? record.path.text
    }
}

extension ModuleRecord {
    /// The names by which users call the module, the shortest first.
    fileprivate var names: [String] {
        let full = "\(prefixedName).\(templateName)"
        return [prefixedName, name, full, "\(codeTarget)/\(prefixedName)", "\(codeTarget)/\(full)"]
            .distinct(by: \.self)
    }
}
