import TemplateEngine

/// The names that a template can use, with their dots.
struct KnownNames {
    private let scope: Value.Object

    init(_ linted: LintedTemplate) {
        scope = linted.module.scope(fileName: "View.swift", fileBasename: "View.swift", item: .null)
    }

    func contains(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.reduce(Value.object(scope)) { value, part in
            if case .object(let object)? = value { object.fields[String(part)] } else { nil }
        } != nil
    }

    /// Whether the value of a name is a list.
    func isList(_ name: String) -> Bool { if case .list? = scope.fields[name] { true } else { false } }
}
