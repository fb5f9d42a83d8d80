/// Examples of all that a template may see: no value is missing, and each list has an item.
extension Module {
    /// An example of a module, without parameters.
    init(example now: (seconds: Int, day: Day)) {
        self.init(draft: "Profile", now: now)
        prefix = "XY"
        author = "Jane Doe"
        company = "Example Ltd."
        projectName = "Shop"
        productModuleName = "Shop"
        projectTargets = ["Shop"]
        testTargets = ["ShopTests"]
    }
}

extension TemplateValues {
    /// Examples of declared parameters.
    ///
    /// - Throws: `Diagnostics` of a function that cannot be read, which none is.
    init(examplesOf parameters: [Parameter]) throws {
        let pairs = try parameters.map { ($0.name.value, try $0.example) }
        self.init(
            parameters: Value.Object(Dictionary(pairs) { first, _ in first }), imports: ["Foundation"],
            conditionalImports: ["FoundationNetworking"])
    }

    /// Examples of the custom parameters that documents ask for, where none is declared.
    init(askedFor documents: [Document]) {
        var fields: [String: Value] = [:]
        for name in documents.flatMap(\.names) {
            let parts = name.split(separator: ".").map(String.init)
            guard parts.count > 1, parts[0] == "custom_parameters" else { continue }
            if parts.count > 2 {
                fields[parts[1]] = .null
            } else if fields[parts[1]] == nil {
                fields[parts[1]] = .string("a")
            }
        }
        self.init(
            parameters: Value.Object(fields, isOpen: true), imports: ["Foundation"],
            conditionalImports: ["FoundationNetworking"])
    }
}

extension Parameter {
    /// A value that has all that values of its type can have.
    fileprivate var example: Value {
        get throws { kind == .list ? .list([try example(of: itemKind)]) : try example(of: kind) }
    }

    private func example(of kind: Kind) throws -> Value {
        switch kind {
        case .string: .string("a")
        case .bool: .bool(true)
        case .int: .integer(1)
        case .choice: .string(choices.first ?? "a")
        case .list: .list([.null])
        case .function: try Self.function()
        }
    }

    private static func function() throws -> Value {
        let text = "load(of id: Int) async throws(LoadError) -> Int"
        let function = try FunctionSignature(SourceFile(path: "", text: text).whole)
        return Answer.function(function).value(.placeholders)
    }
}
