import TemplateEngine

/// The names that a template can use, with their dots.
struct KnownNames {
    private let scope: Value.Object

    init(_ linted: LintedTemplate) {
        scope = linted.module.scope(fileName: "View.swift", fileBasename: "View.swift", item: .null)
    }

    func contains(_ name: String) -> Bool {
        var value: Value? = .object(scope)
        for part in name.split(separator: ".", omittingEmptySubsequences: false) {
            guard case .object(let object)? = value else { return false }
            value = object.fields[String(part)]
        }
        return value != nil
    }

    /// Whether the value of a name is a list.
    func isList(_ name: String) -> Bool { if case .list? = scope.fields[name] { true } else { false } }
}
