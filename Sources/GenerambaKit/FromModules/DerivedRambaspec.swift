import SourceText
import YAML

/// The rambaspec of a template that is made from modules.
struct DerivedRambaspec {
    let head: NewTemplate
    let lineLength: Int?
    let parameters: [DerivedParameter]
    let codeFiles: [String]
    let testFiles: [String]

    var text: String {
        head.head + (testFiles.isEmpty ? "" : "convert_tests: false\n")
            + (lineLength.map { "line_length: \($0)\n" } ?? "") + list("parameters", parameters.map(\.entry))
            + list("code_files", codeFiles) + list("test_files", testFiles)
    }

    private func list(_ key: String, _ entries: [String]) -> String {
        entries.isEmpty ? "" : "\n\(key):\n" + entries.map { "- \($0)\n" }.joined()
    }
}

extension DerivedParameter {
    /// The parameter in the rambaspec. Its default is the value of the first module.
    fileprivate var entry: String {
        let known = values.compactMap(\.self).distinct(by: \.self)
        var fields = [("name", name)]
        if kind != .string { fields.append(("type", kind.rawValue)) }
        fields.append(("summary", summary))
        if let first = values.first ?? nil, first != "false" { fields.append(("default", first)) }
        let others = known.filter { $0 != values.first ?? nil }
        let examples =
            kind == .string && !others.isEmpty
            ? ", examples: [\(others.map { yaml($0) }.joined(separator: ", "))]" : ""
        let texts = fields.map { "\($0): \([.bool, .int].contains(kind) && $0 == "default" ? $1 : yaml($1))" }
        return "{\(texts.joined(separator: ", "))\(examples)}"
    }
}

extension MergedFile {
    /// The file's entry in the rambaspec.
    ///
    /// - Parameter source: the path of its source.
    func entry(at source: String, _ table: ParameterTable, _ facts: ProjectFacts, _ modules: [ExampleModule])
        -> String
    {
        let folders = path.dropLast().map { $0.tags + "/" }.joined()
        let name = path.last ?? []
        let hasPrefix = modules.contains { !$0.prefix.isEmpty } || facts.prefix != nil
        let start: [Token] = hasPrefix ? [.tag("prefix")] : []
        var rest = name.starts(with: start) ? name.dropFirst(start.count) : []
        if case .name(let filters, _)? = rest.first, filters.contains([]) {
            rest = rest.dropFirst()
        } else {
            rest = []
        }
        var fields = [
            ("name", folders + (rest.isEmpty ? name.sketch.replacing("\u{2}", with: "") : Array(rest).tags))
        ]
        if rest.isEmpty { fields.append(("custom_name", name.tags)) }
        fields.append(("path", source))
        if let (name, isInverted) = self.modules.count < modules.count
            ? table.condition(self.modules, of: ModuleSet(modules.indices)) : nil
        {
            fields.append(("when", isInverted ? "\(name) == false" : name))
        }
        let isResource = !isTest && !["swift", "h", "m", "mm", "c", "md"].contains(ending)
        let resource = isResource ? ", is_resource: true" : ""
        return "{\(fields.map { "\($0): \(yaml($1))" }.joined(separator: ", "))\(resource)}"
    }

    private var ending: String { path.last?.sketch.split(separator: ".").last.map(String.init) ?? "" }
}

extension [Token] {
    /// A name with tags.
    fileprivate var tags: String {
        map { token in
            switch token {
            case .text(let text): text
            case .tag(let tag): "{{ \(tag) }}"
            case .name(let filters, _):
                "{{ \((["module_info.name"] + (filters.first ?? []).map(\.rawValue)).joined(separator: " | ")) }}"
            }
        }.joined()
    }
}

/// The names of sources, of which no two are the same on any disk.
struct SourceNames {
    private var taken: Set<String> = []

    /// Returns the path of the source for a file: `Code/View/View.swift.mustache` for `View/CartView.swift`.
    mutating func name(for file: MergedFile, isCopied: Bool) -> String {
        let names = file.path.enumerated().map { index, name in
            let text = name.filter { $0 != .tag("prefix") }.sketch.replacing(
                "\u{2}", with: index == file.path.count - 1 ? "" : "NAME")
            return text.hasPrefix(".") && text != ".." ? "Name\(text)" : text
        }.filter { $0 != ".." && !$0.isEmpty }
        let path = ([file.isTest ? "Tests" : "Code"] + names).joined(separator: "/")
        let ending = isCopied ? "" : ".mustache"
        let all =
            [path] + (2...).prefix(taken.count + 1).map { path.replacing(/(?=\.[^.\/]*$)/, with: "\($0)") }
        let free = all.first { !taken.contains($0.lowercased()) } ?? path
        taken.insert(free.lowercased())
        return free + ending
    }
}
