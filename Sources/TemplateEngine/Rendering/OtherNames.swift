import SourceText

extension ContextStack {
    /// Returns the name meant by one of another generator, or by one with other capitals or fewer words.
    func otherName(for parts: [String]) -> String? {
        let words = IdentifierWords(parts.joined(separator: ".")).all.map { $0.lowercased() }
        if let other = Self.others[words.joined(separator: "_")] {
            let known = other.split(separator: ".").map(String.init)
            if numbers.contains(where: { has(known[...], in: $0) }) { return other }
        }
        let small = parts.map { $0.lowercased() }
        if small != parts, let group = group(with: small) { return ([group] + small).joined(separator: ".") }
        guard words.count > 1 else { return nil }
        // `moduleName` is `module_info.name`, which has one more word.
        return numbers.reversed().flatMap(paths).map { (path: $0, words: IdentifierWords($0).all) }
            .filter { $0.words.contains(all: words) }
            .min { ($0.words.count, $0.path) < ($1.words.count, $1.path) }?.path
    }

    /// The names in a scope, and those in its groups of names.
    private func paths(in scope: Int) -> [String] {
        values.fields(of: scope).flatMap { field in
            [field.name] + values.fields(of: field.value).map { "\(field.name).\($0.name)" }
        }
    }

    /// Names of other generators, with their equivalents in Generamba.
    private static let others = [
        "author": "developer.name", "author_name": "developer.name", "creator": "developer.name",
        "user": "developer.name", "user_name": "developer.name", "username": "developer.name",
        "full_name": "developer.name", "organization": "developer.company",
        "organization_name": "developer.company", "organisation": "developer.company",
        "company_name": "developer.company", "module": "module_info.name", "class": "module_info.name",
        "class_name": "module_info.name", "feature": "module_info.name", "feature_name": "module_info.name",
        "scene": "module_info.name", "scene_name": "module_info.name", "screen": "module_info.name",
        "screen_name": "module_info.name", "project": "module_info.project_name",
        "product": "module_info.product_module_name", "product_name": "module_info.product_module_name",
        "target": "module_info.product_module_name", "target_name": "module_info.product_module_name",
        "file": "module_info.file_name", "filename": "module_info.file_name", "now": "date", "today": "date",
        "current_date": "date", "current_year": "year", "class_prefix": "prefix",
    ]
}

extension [String] {
    /// Whether the array contains all words in this order, with the same last one.
    fileprivate func contains(all words: [String]) -> Bool {
        guard last == words.last else { return false }
        var rest = words[...]
        for word in self where word == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }
}
