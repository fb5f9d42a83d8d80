import SourceText

extension ContextStack {
    func hint(missing name: Int, in page: Page) -> String {
        let parts = page.document.nameTable.parts(of: name)
        let keys = page.keys(of: name)
        if parts.first == "this", deadEnd(of: keys) == nil {
            return "did you mean '\(parts.count > 1 ? dotted(parts.dropFirst()) : ".")'?"
        }
        if numbers.count > 1, let loop = LoopName(rawValue: "-\(dotted(parts))"), deadEnd(of: keys) == nil {
            return "did you mean '\(loop.rawValue)'?"
        }
        return hint(missing: parts, keys: keys)
    }

    func hint(missing parts: [String], keys: ArraySlice<Int>) -> String {
        guard let end = deadEnd(of: keys) else { return hint(missing: parts) }
        let (path, rest) = (parts.prefix(end.parts), parts.dropFirst(end.parts))
        if values.items[end.value].isOpen { return giving(rest.first ?? "") }
        guard case .object(let fields, _) = values.items[end.value] else {
            if rest.count == 1, let filter = TextFilter(other: rest.first ?? "") {
                return "write '\(dotted(path)) | \(filter.rawValue)'"
            }
            return "'\(dotted(path))' is \(values.items[end.value].kind): it has no names in it"
        }
        let known = values.names(of: fields)
        if let nearest = nearest(to: rest.first ?? "", in: known) {
            return "did you mean '\(dotted(path + [nearest] + rest.dropFirst()))'?"
        }
        guard !known.isEmpty else { return "'\(dotted(path))' is empty" }
        return "known names: \(quoted(known.map { dotted(path + [$0]) }))"
    }

    /// Returns a hint for a name with even its first part missing.
    private func hint(missing parts: [String]) -> String {
        let first = parts.first ?? ""
        if numbers.contains(where: { values.items[$0].isOpen }) { return giving(first) }
        // Those of the innermost scope come first.
        let known = numbers.reversed().flatMap(values.fields).map(\.name).distinct(by: \.self)
        if parts.count == 1, first.hasPrefix("-"), let hint = LoopName.hint(for: first) { return hint }
        if let group = group(with: parts) { return "did you mean '\(dotted([group] + parts))'?" }
        if let other = otherName(for: parts) { return "did you mean '\(other)'?" }
        if let nearest = nearest(to: first, in: known) {
            return "did you mean '\(dotted([nearest] + parts.dropFirst()))'?"
        }
        return known.isEmpty ? "no names are known here" : "known names: \(quoted(known))"
    }

    /// Returns the name of an object in which the parts are a valid name: `module` for `name`. Of several in the same
    /// scope, returns the one with the most names, which a template most likely refers to.
    func group(with parts: [String]) -> String? {
        let groups = numbers.reversed().lazy.map {
            values.fields(of: $0).filter { has(parts[...], in: $0.value) }
        }
        return groups.first { !$0.isEmpty }?
            .min { values.fields(of: $0.value).count > values.fields(of: $1.value).count }?.name
    }

    func has(_ parts: ArraySlice<String>, in number: Int) -> Bool {
        guard let first = parts.first else { return true }
        return values.fields(of: number).contains { $0.name == first && has(parts.dropFirst(), in: $0.value) }
    }

    /// Returns the name meant by one of another generator, or by one with other capitals or fewer words.
    func otherName(for parts: [String]) -> String? {
        let words = IdentifierWords(parts.joined(separator: ".")).all.map { $0.lowercased() }
        if let other = Self.others.first(where: { $0.value.contains(words.joined(separator: "_")) })?.key {
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

    /// Names of other generators, by their equivalents in Generamba.
    private static let others = [
        "developer.name": ["author", "author_name", "creator", "user", "user_name", "username", "full_name"],
        "developer.company": ["organization", "organization_name", "organisation", "company_name"],
        "module_info.name": [
            "module", "class", "class_name", "feature", "feature_name", "scene", "scene_name", "screen",
            "screen_name",
        ], "module_info.project_name": ["project"], "module_info.file_name": ["file", "filename"],
        "module_info.product_module_name": ["product", "product_name", "target", "target_name"],
        "date": ["now", "today", "current_date"], "year": ["current_year"], "prefix": ["class_prefix"],
    ]
}

private func giving(_ name: String) -> String { "set it with --custom_parameters \(name):VALUE" }

private func dotted(_ parts: some Sequence<String>) -> String { parts.joined(separator: ".") }

extension [String] {
    /// Whether the array contains all words in this order, with the same last one.
    fileprivate func contains(all words: [String]) -> Bool {
        guard last == words.last else { return false }
        var rest = words[...]
        for word in self where word == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }
}
