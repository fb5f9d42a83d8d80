import SourceText
import TemplateEngine

extension Template.File {
    /// Warnings of names in its condition that there are not: a misspelt one would never be met.
    ///
    /// - Parameters:
    ///   - scope: what the condition sees. Where the parameters are not declared, any name may be one.
    ///   - isThorough: whether to look behind the dots of other names than `custom_parameters`.
    func unknownNames(in scope: Value.Object, of module: Module, isThorough: Bool = false) -> Diagnostics {
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
    /// Where a dotted name is unknown: the dotted names beside its first part that is not there. Else nil.
    fileprivate func namesBesideUnknown(of parts: ArraySlice<String>) -> [String]? {
        guard let first = parts.first else { return nil }
        guard let value = fields[first] else {
            return Self.properties.contains(first) ? nil : fields.keys.sorted()
        }
        guard case .object(let object) = value, !object.isOpen else { return nil }
        return object.namesBesideUnknown(of: parts.dropFirst()).map { names in names.map { "\(first).\($0)" }
        }
    }

    /// What Liquid knows of every value.
    private static let properties: Set = ["size", "first", "last"]
}
