import SourceText

/// Finds the causes of the compiler's errors about a case.
struct ErrorCauses {
    /// An error, with the path of its file in the case; nil if the compiler names none.
    typealias Place = (message: CompilerMessage, path: String?)

    /// The code and the tests of the case by their paths.
    let code: [String: SourceNames]
    let tests: [String: SourceNames]
    /// The name of the generated module.
    let module: String
    /// Returns the file of the template that declares a name in another combination.
    let elsewhere: (String) -> String?
    /// The Objective-C files of the case by the names that they declare.
    let objectiveC: [String: String]
    private let prefix: String
    private var causes: [ErrorCause] = []
    /// The modules that are missing, in the order of the errors.
    private var missingModules: [(name: String, kind: ErrorCause.Kind)] = []
    /// The names that nothing declares, or that a missing module may declare.
    private var missingNames: Set<String> = []
    /// The first of the types that nothing declares, by the files that use them.
    private var unknownTypes: [String: String] = [:]
    /// The names of everything in the code.
    private let declared: Set<String>

    init(
        code: [String: SourceNames], tests: [String: SourceNames], module: String, prefix: String,
        elsewhere: @escaping (String) -> String?, objectiveC: [String: String]
    ) {
        (self.code, self.tests, self.module, self.prefix) = (code, tests, module, prefix)
        (self.elsewhere, self.objectiveC) = (elsewhere, objectiveC)
        declared = code.values.reduce(into: []) { $0.formUnion($1.declared) }
    }

    /// Assigns each error and warning to a cause.
    ///
    /// - Returns: first the causes that others may follow from, then the others, in the order of the messages.
    mutating func sort(_ messages: [Place]) -> [ErrorCause] {
        let complaints = messages.map { Complaint($0.message.text) }
        for (message, complaint) in zip(messages, complaints) {
            guard case .module(let name) = complaint else { continue }
            let kind = kind(ofModule: name, message.path)
            missingModules.append((name, kind))
            add(message, kind)
        }
        for (message, complaint) in zip(messages, complaints) {
            guard case .name(let name) = complaint, name.isTypeName else { continue }
            let known = kind(of: name, message.path)
            add(message, known ?? .unknownType(name), name)
            if known == nil, unknownTypes[message.path ?? ""] == nil {
                unknownTypes[message.path ?? ""] = name
            }
            if known == nil || missingModules.contains(where: { $0.kind == known }) {
                missingNames.insert(name)
            }
        }
        for (index, complaint) in complaints.enumerated() {
            if case .module = complaint { continue }
            if case .name(let name) = complaint, name.isTypeName { continue }
            sort(messages[index], complaint, index)
        }
        foldUnknownTypes()
        return causes.filter(\.comesFirst) + causes.filter { !$0.comesFirst }
    }

    /// Assigns a message that may follow from a name that is missing.
    private mutating func sort(_ message: Place, _ complaint: Complaint, _ index: Int) {
        let path = message.path
        switch complaint {
        case .name(let name):
            add(message, (hasHeirs(path) ? origin(path) : nil) ?? kind(of: name, path) ?? .other(index))
        case .unimported(let name, let module):
            add(message, .missingImport(module: module, file: path ?? ""), name)
        case .member(let member, let type): add(message, kind(ofMember: member, type, path) ?? .other(index))
        case .consequence: add(message, origin(path) ?? .other(index))
        case .inheritance: add(message, (hasHeirs(path) ? origin(path) : nil) ?? .other(index))
        case .module, .other: add(message, wrongImport(message) ?? .other(index))
        }
    }

    /// Makes one cause of more than three unknown types.
    private mutating func foldUnknownTypes() {
        let unknown = causes.filter(\.isUnknownType)
        guard unknown.count > 3 else { return }
        let all = ErrorCause(
            kind: .unknownTypes, first: unknown[0].first, names: unknown.flatMap(\.names),
            followers: unknown.map(\.followers).reduce(0, +))
        causes = causes.filter { !$0.isUnknownType } + [all]
    }

    private mutating func add(_ place: Place, _ kind: ErrorCause.Kind, _ name: String? = nil) {
        if let index = causes.firstIndex(where: { $0.kind == kind }) {
            causes[index].add(name, isError: place.message.severity == .error)
        } else {
            causes.append(ErrorCause(kind: kind, first: place.message, names: name.map { [$0] } ?? []))
        }
    }
}

extension ErrorCauses {
    private func names(in path: String?) -> SourceNames? { path.flatMap { code[$0] ?? tests[$0] } }

    private func kind(ofModule name: String, _ path: String?) -> ErrorCause.Kind {
        if names(in: path)?.testableImports.contains(name) == true { return .wrongTestedModule(name) }
        return AppleAPI.hasFramework(name) ? .appleModule(name) : .missingModule(name)
    }

    /// Returns why a name is unknown in a file; nil if nothing is known about it.
    private func kind(of name: String, _ path: String?) -> ErrorCause.Kind? {
        let file = names(in: path)
        let imports = file?.imports ?? []
        if let path, let test = tests[path], declared.contains(name), !test.testableImports.contains(module) {
            let wrong = missingModules.first { test.testableImports.contains($0.name) }
            return wrong?.kind ?? .untestedModule(file: path, isPlain: test.imports.contains(module))
        }
        if let apple = appleKind(of: name, imports, path) { return apple }
        if let spelling = spelling(of: name, file) { return .misspelled(name, as: spelling) }
        if let module = missingModule(in: path) { return module }
        if let file = objectiveC[name] { return .objectiveC(name, declaredIn: file) }
        if let other = elsewhere(name) { return .leftOut(name, declaredIn: other) }
        guard !name.isTypeName else {
            return nearest(to: name, in: AppleAPI.standInNames(of: imports), within: name.mostMistakes)
                .map { .misspelled(name, as: $0) }
        }
        let parent = file?.inherited.values.joined().sorted().first { !AppleAPI.standIns(with: $0).isEmpty }
        return parent.map { .unknownMember(name, of: $0) }
    }

    /// Returns a name of the template that another one is a misspelling of, or nil.
    private func spelling(of name: String, _ file: SourceNames?) -> String? {
        if declared.contains(prefix + name) { return prefix + name }
        let own = declared.union(file?.declared ?? []).filter { $0.isTypeName == name.isTypeName }
        return nearest(to: name, in: own, within: name.mostMistakes)
    }

    /// Returns the kind of an error in an import of a module with a wrong name, as `import My Shop`.
    private func wrongImport(_ place: Place) -> ErrorCause.Kind? {
        causes.first { cause in
            guard case .wrongTestedModule = cause.kind else { return false }
            return cause.first.path == place.message.path && cause.first.line == place.message.line
        }?.kind
    }

    /// Returns why a name of Apple's systems is unknown; nil if they do not have it.
    private func appleKind(of name: String, _ imports: Set<String>, _ path: String?) -> ErrorCause.Kind? {
        let file = path ?? ""
        if let module = AppleAPI.standIns(with: name).first {
            return imports.contains(module) ? nil : .missingImport(module: module, file: file)
        }
        guard let module = AppleAPI.module(of: name) else { return nil }
        if imports.contains(module), missingModules.contains(where: { $0.name == module }) {
            return .appleModule(module)
        }
        // Libraries declare this name, too.
        if name == "Observable", !imports.contains(module), let other = missingModules.first {
            return other.kind
        }
        return AppleAPI.brings(module, imports)
            ? .missingStandIn(name, module: module) : .missingImport(module: module, file: file)
    }

    private func kind(ofMember member: String, _ type: String, _ path: String?) -> ErrorCause.Kind? {
        if let path = elsewhere(member), !declared.contains(member) {
            return .leftOut(member, declaredIn: path)
        }
        if AppleAPI.standIns(with: type).isEmpty, AppleAPI.module(of: type) == nil {
            return inheritsMissing(type) ? origin(path) : nil
        }
        if let name = RenamedAPI.today(member, of: type) {
            return .renamedMember(member, of: type, name: name)
        }
        return missingModule(in: path) ?? .missingMember(member, of: type)
    }

    /// Returns the first module that a file imports although it is missing.
    private func missingModule(in path: String?) -> ErrorCause.Kind? {
        let imports = names(in: path)?.imports ?? []
        return missingModules.first { imports.contains($0.name) }?.kind
    }

    /// Returns what is missing in a file, so that other errors may follow; nil if nothing is.
    private func origin(_ path: String?) -> ErrorCause.Kind? {
        let type = unknownTypes[path ?? ""] ?? (hasHeirs(path) ? unknownTypes.values.min() : nil)
        return missingModule(in: path) ?? type.map { .unknownType($0) }
    }

    /// Whether a type of the file inherits from a missing type.
    private func hasHeirs(_ path: String?) -> Bool {
        names(in: path)?.inherited.keys.contains(where: inheritsMissing) ?? false
    }

    /// Whether a type of the case inherits from a missing one, directly or not.
    private func inheritsMissing(_ type: String) -> Bool {
        var (rest, seen) = ([type], Set<String>())
        while let next = rest.popLast() {
            if missingNames.contains(next) { return true }
            guard seen.insert(next).inserted else { continue }
            for file in [code, tests].joined() { rest += file.value.inherited[next] ?? [] }
        }
        return false
    }
}

extension String {
    /// Whether it is spelled like the name of a type.
    fileprivate var isTypeName: Bool { first?.isUppercase == true }

    /// How many letters a misspelling of the name may differ in. Short names are often similar by chance.
    fileprivate var mostMistakes: Int { count < 8 ? 1 : 2 }
}
