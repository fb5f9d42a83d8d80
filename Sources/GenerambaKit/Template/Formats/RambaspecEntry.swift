import SourceText
import TemplateEngine

extension Manifest.Entry {
    static let keys = ["name", "path", "custom_name", "is_resource", "when", "for_each"]

    /// Reads `{name: …, path: …}`; nil with an error noted.
    init?(_ node: YAMLNode, _ found: inout Diagnostics) {
        let fields = YAMLFields(
            node, known: Self.keys, of: "a file", hint: "write '- {name: NAME, path: SOURCE}'",
            diagnostics: &found)
        guard let fields else { return nil }
        let path = fields.text("path", &found).flatMap { Self.source($0, &found) }
        guard let name = fields.requiredText("name", of: "the file", &found) else { return nil }
        self.init(
            name: name, path: path, customName: fields.text("custom_name", &found),
            condition: fields.text("when", &found), forEach: fields.text("for_each", &found),
            isResource: fields.flag("is_resource", &found) ?? false)
    }

    /// A path inside of the template; `..` is refused wherever it stands. Nil with an error noted.
    private static func source(_ text: Located<String>, _ found: inout Diagnostics) -> Located<RelativePath>?
    {
        do throws(PathProblem) {
            guard !pathNames(text.value).contains("..") else { throw .leaves }
            return Located(try RelativePath(untrusted: text.value), text.range)
        } catch {
            found.addError(
                "the path '\(text.value)' \(error.reason)", at: text.range,
                hint: "name a file in the template's folder")
            return nil
        }
    }
}

extension Manifest.Entry {
    /// What the entry is made for: the items of the list that it names, none where the list was not given; or once.
    ///
    /// - Throws: `Diagnostics` when there is no such list.
    func items(in scope: @autoclosure () -> Value.Object) throws -> [Value?] {
        guard let forEach else { return [nil] }
        let scope = scope()
        guard case .list(let items) = try scope.value(of: forEach) else {
            throw Diagnostics.error(
                "'\(forEach.value)' is no list", at: forEach.range,
                hint: "known lists: \(quoted(scope.lists))")
        }
        return items
    }
}

extension Value.Object {
    /// The value of a dotted name.
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

    /// The dotted names of its lists.
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
