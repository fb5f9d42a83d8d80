import SourceText
import TemplateEngine

extension Manifest.Entry {
    /// Returns the items of the list in the entry's `for_each`, or no items if the list has no value. Without
    /// `for_each`, returns a single nil.
    ///
    /// - Throws: `Diagnostics` if there is no such list.
    package func items(in scope: @autoclosure () -> Value.Object) throws -> [Value?] {
        guard let forEach else { return [nil] }
        let scope = scope()
        guard case .list(let items) = try scope.value(of: forEach) else {
            throw Diagnostics.error(
                "'\(forEach.value)' is not a list", at: forEach.range,
                hint: "known lists: \(quoted(scope.lists))")
        }
        return items
    }
}

extension Value.Object {
    /// Returns the value of a dotted name.
    fileprivate func value(of name: Located<String>) throws -> Value {
        var value = Value.object(self)
        for part in name.value.split(separator: ".", omittingEmptySubsequences: false).map(String.init) {
            guard case .object(let object) = value, let next = object.fields[part] else {
                throw Diagnostics.error(
                    "unknown list '\(name.value)'", at: name.range,
                    hint: didYouMean(name.value, in: lists) ?? "known lists: \(quoted(lists))")
            }
            if next == .null { return .list([]) }
            value = next
        }
        return value
    }

    /// The dotted names of the object's lists.
    fileprivate var lists: [String] {
        fields.sorted { $0.key < $1.key }.flatMap { field -> [String] in
            switch field.value {
            case .list: [field.key]
            case .object(let object): object.lists.map { "\(field.key).\($0)" }
            default: []
            }
        }
    }
}
