import SourceText
import TemplateEngine

extension Template.File {
    /// Returns warnings about unknown names in the file's condition, because a misspelt name would never be true.
    ///
    /// - Parameters:
    ///   - scope: the values that the condition can use. If no parameters are declared, any name may be one, and there
    ///     are no warnings.
    ///   - isThorough: whether to check the parts after the dots for names other than `custom_parameters`, too.
    package func unknownNames(in scope: Value.Object, of module: Module, isThorough: Bool = false)
        -> Diagnostics
    {
        var found = Diagnostics()
        guard let condition, !module.values.parameters.isOpen else { return found }
        for name in condition.names.sorted() {
            let parts = name.split(separator: ".").map(String.init)
            let depth = isThorough ? parts.count : parts.first == "custom_parameters" ? 2 : 1
            guard let known = scope.namesBesideUnknown(of: parts.prefix(depth)) else { continue }
            let hint = didYouMean(name, in: known)
            found.addWarning("unknown name '\(name)'", at: entry.condition?.textRange, hint: hint)
        }
        return found
    }
}

extension Value.Object {
    /// Returns the known names next to the first missing part of a dotted name, or nil if no part is missing.
    fileprivate func namesBesideUnknown(of parts: ArraySlice<String>) -> [String]? {
        guard let first = parts.first else { return nil }
        guard let value = value(of: first) else {
            return Self.properties.contains(first) ? nil : fields.keys.sorted()
        }
        guard case .object(let object) = value, !object.isOpen else { return nil }
        return object.namesBesideUnknown(of: parts.dropFirst()).map { names in names.map { "\(first).\($0)" }
        }
    }

    /// The properties that Liquid gives to values.
    private static let properties: Set = ["size", "first", "last"]
}
