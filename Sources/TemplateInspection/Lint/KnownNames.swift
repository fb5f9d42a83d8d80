import TemplateEngine

/// The names that a template can use, with their dots.
struct KnownNames {
    private let scope: Value.Object

    init(_ linted: LintedTemplate) {
        scope = linted.module.scope(fileName: "View.swift", fileBasename: "View.swift", item: .null)
    }

    func contains(_ name: String) -> Bool {
        var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...]
        var object = scope
        while let first = parts.popFirst() {
            guard let value = object.fields[first] else { return false }
            if parts.isEmpty { return true }
            guard case .object(let next) = value else { return false }
            object = next
        }
        return false
    }

    /// Whether the value of a name is a list.
    func isList(_ name: String) -> Bool {
        guard case .list? = scope.fields[name] else { return false }
        return true
    }
}
