import SwiftText

/// Finds the causes of the compiler's errors about a case.
struct ErrorCauses {
    /// An error or a warning, and where it is.
    struct Place {
        let message: CompilerMessage
        /// The path of its file in the case; nil if the compiler names none.
        let path: String?

        var complaint: Complaint { Complaint(message.text) }
    }

    /// The code and the tests of the case by their paths.
    let code: [String: SourceNames]
    let tests: [String: SourceNames]
    /// The name of the generated module.
    let module: String
    let prefix: String
    /// Returns the file of the template that declares a name in another combination.
    let elsewhere: (String) -> String?
    /// The Objective-C files of the case by the names that they declare.
    let objectiveC: [String: String]
    /// Whether stand-ins take the place of Apple's modules.
    let usesStandIns: Bool
    private var causes: [ErrorCause] = []
    private var missingModules: [(name: String, kind: ErrorCause.Kind)] = []
    /// The first thing that is missing in each file, by the paths of the files.
    private var missing: [String: ErrorCause.Kind] = [:]
    /// Why attributes in a file are unknown, which may be macros that declare members, by the paths of the files.
    private var attributes: [String: ErrorCause.Kind] = [:]
    /// Why names on a line are unknown, by the line's path and number.
    private var lines: [String: ErrorCause.Kind] = [:]
    /// Why the code does not compile, before the tests are looked at.
    private var codeCause: ErrorCause.Kind?
    /// The names of everything in the code.
    private let declared: Set<String>
    /// The stand-in modules by the names of the types and functions that they declare at the top level of a file.
    private static let standIns: [String: [String]] = {
        let keywords: Set = ["class", "struct", "enum", "actor", "protocol", "typealias", "func", "macro"]
        var found: [String: [String]] = [:]
        for standIn in StandInModule.all where !standIn.isPlugIn {
            let module = standIn.name == "_AppleFoundation" ? "Foundation" : standIn.name
            for name in standIn.publicNames(after: keywords) { found[name, default: []].append(module) }
        }
        return found
    }()

    init(
        code: [String: SourceNames], tests: [String: SourceNames], module: String, prefix: String,
        objectiveC: [String: String], usesStandIns: Bool, elsewhere: @escaping (String) -> String?
    ) {
        (self.code, self.tests, self.module, self.prefix) = (code, tests, module, prefix)
        (self.objectiveC, self.usesStandIns, self.elsewhere) = (objectiveC, usesStandIns, elsewhere)
        declared = code.values.reduce(into: []) { $0.formUnion($1.declared) }
    }

    /// Assigns each error and warning to a cause.
    ///
    /// - Returns: those in the code, then those in tests. Causes that others may follow from come before errors of their
    ///   own, which are in the order of the messages.
    mutating func sort(_ messages: [Place]) -> [ErrorCause] {
        let parts = [false, true].map { isTest in
            messages.filter { place in (place.path.map { tests[$0] != nil } ?? false) == isTest }
        }
        sortPart(parts[0])
        codeCause = causes.first { $0.first.severity == .error }?.kind
        let count = causes.count
        sortPart(parts[1])
        for index in causes.indices.dropFirst(count) { causes[index].isInTests = true }
        return [causes.prefix(count), causes.dropFirst(count)].flatMap { part in
            part.filter(\.kind.comesFirst)
                + messages.compactMap { place in
                    part.first { !$0.kind.comesFirst && $0.first == place.message }
                }
        }
    }

    /// Assigns the messages about the code, or about the tests: first those about modules, then those about types, from
    /// which others follow.
    private mutating func sortPart(_ messages: [Place]) {
        for message in messages {
            guard case .module(let name) = message.complaint else { continue }
            let kind = kind(ofModule: name, message.path)
            missingModules.append((name, kind))
            add(message, kind)
        }
        for message in messages {
            if case .name(let name) = message.complaint, name.isTypeName {
                add(message, kind(of: name, message.path), name)
            }
        }
        for message in messages {
            switch message.complaint {
            case .name(let name) where !name.isTypeName: add(message, kind(of: name, message.path))
            case .unimported(let name, let module):
                add(message, .missingImport(module: module, file: message.path ?? ""), name)
            case .member(let member, let type): add(message, kind(ofMember: member, type, message.path))
            default: break
            }
        }
        for message in messages {
            switch message.complaint {
            case .consequence:
                add(message, cause(beside: message) ?? missingThing(message) ?? missingOverload(message))
            case .other:
                let macro =
                    Complaint.isAboutMember(message.message.text) ? attributes[message.path ?? ""] : nil
                add(message, cause(beside: message) ?? macro ?? missingOverload(message))
            default: break
            }
        }
    }

    /// Returns what is missing in the file of a message or in the files with the types that it names; nil if nothing is.
    /// A message without a name may follow from anything.
    private func missingThing(_ place: Place) -> ErrorCause.Kind? {
        let quoted = place.message.text.split(separator: "'").enumerated().filter { $0.offset % 2 == 1 }
        return missingThing(in: place.path) ?? quoted.lazy.compactMap { missingThing(with: String($1)) }.first
            ?? (quoted.isEmpty ? causes.first { $0.kind.comesFirst }?.kind : nil)
    }

    /// Returns what is missing in a file; nil if nothing is.
    private func missingThing(in path: String?) -> ErrorCause.Kind? {
        missingModule(in: path) ?? path.flatMap { missing[$0] }
    }

    /// Returns what is missing in the file that declares a type; nil if nothing is.
    private func missingThing(with type: String) -> ErrorCause.Kind? {
        code.keys.sorted().lazy.filter { code[$0]?.declared.contains(type) == true }
            .compactMap { missingThing(in: $0) }.first
    }

    /// Returns the cause of an error about a name on the same line. Nil for a warning.
    private func cause(beside place: Place) -> ErrorCause.Kind? {
        place.message.severity == .error ? lines["\(place.path ?? ""):\(place.message.line)"] : nil
    }

    /// Returns the cause of an error about a function, initializer or superclass of a stand-in; nil for another error.
    private func missingOverload(_ place: Place) -> ErrorCause.Kind? {
        let message = place.message
        guard usesStandIns, message.severity == .error, let path = place.path, let source = names(in: path)
        else { return nil }
        let line = "\(path):\(message.line)"
        if message.text.contains("does not override any") { return unknownName(line, source.imports) }
        guard Complaint.isAboutCall(message.text),
            let name = source.callee(line: message.line, column: message.column), !declared.contains(name),
            let module = StandInModule.all.first(where: { module in
                let isImported =
                    source.imports.contains(module.name)
                    || ImportedModules.brings(module.name, source.imports)
                return isImported && module.declares(name)
            })
        else { return nil }
        return .unknownCall(name, module: module.name, line: line)
    }

    /// - Parameter known: the cause; nil if the message is one of its own.
    private mutating func add(_ place: Place, _ known: ErrorCause.Kind?, _ name: String? = nil) {
        let kind = known ?? .other(causes.count)
        if let path = place.path {
            if place.complaint.isAboutName { lines["\(path):\(place.message.line)"] = kind }
            if kind.comesFirst, missing[path] == nil { missing[path] = kind }
            if place.message.text.hasPrefix("unknown attribute '"), attributes[path] == nil {
                attributes[path] = kind
            }
        }
        if let index = causes.firstIndex(where: { $0.kind == kind }) {
            causes[index].add(name, isError: place.message.severity == .error)
        } else {
            causes.append(ErrorCause(kind: kind, first: place.message, names: name.map { [$0] } ?? []))
        }
    }

    private func names(in path: String?) -> SourceNames? { path.flatMap { code[$0] ?? tests[$0] } }

    private func kind(ofModule name: String, _ path: String?) -> ErrorCause.Kind {
        if names(in: path)?.testableImports.contains(name) == true { return .wrongTestedModule(name) }
        guard SDKTypeNames.frameworks.contains(name) else { return .missingModule(name) }
        return usesStandIns ? .appleModule(name) : .absentModule(name)
    }

    /// Returns the first module that a file imports although it is missing. The compiler names it in one file only.
    private func missingModule(in path: String?) -> ErrorCause.Kind? {
        let imports = names(in: path)?.imports ?? []
        return missingModules.first { imports.contains($0.name) }?.kind
    }

    /// Returns why a name is unknown in a file; nil if nothing is known about it.
    private func kind(of name: String, _ path: String?) -> ErrorCause.Kind? {
        if let kind = kind(ofTested: [name], path) { return kind }
        if declared.contains(name) { return missingThing(in: path) }
        if declared.contains(prefix + name) { return .unprefixed(name, as: prefix + name) }
        let imports = names(in: path)?.imports ?? []
        // Apple's names in older modules begin with two capitals; others may be those of a missing library.
        let isApples = name.prefix(2).allSatisfy(\.isUppercase)
        if !isApples, let module = missingModule(in: path) { return module }
        let standIn = Self.standIns[name]?.first
        if let module = standIn ?? ImportedModules.module(of: name) {
            let isImported = imports.contains(module) || ImportedModules.brings(module, imports)
            if !isImported { return .missingImport(module: module, file: path ?? "") }
            if standIn == nil, usesStandIns {
                return missingModule(in: path) ?? .missingStandIn(name, module: module)
            }
        }
        if let file = objectiveC[name] { return .objectiveC(name, declaredIn: file) }
        return missingModule(in: path) ?? leftOut(name)
            ?? (name.isTypeName ? .unknownType(name) : missingThing(in: path) ?? unknownName(name, imports))
    }

    /// Returns the cause of an unknown function or property in a file that imports a stand-in with classes or views, which
    /// it may inherit it from.
    private func unknownName(_ name: String, _ imports: Set<String>) -> ErrorCause.Kind? {
        guard usesStandIns, let module = ["UIKit", "SwiftUI"].first(where: imports.contains) else {
            return nil
        }
        return .unknownName(name, module: module)
    }

    private func kind(ofMember member: String, _ fullType: String, _ path: String?) -> ErrorCause.Kind? {
        let type = fullType.split(separator: ".").first.map(String.init) ?? fullType
        if let kind = kind(ofTested: [type, member], path) ?? leftOut(member) { return kind }
        if let module = missingModule(in: path) { return module }
        let isApples = Self.standIns[type] != nil || ImportedModules.module(of: type) != nil
        guard isApples, usesStandIns, !declared.contains(type)
        else { return missingThing(in: path) ?? missingThing(with: type) }
        return .missingMember(member, of: fullType)
    }

    /// Returns why a test file does not know names that the code declares; nil for other names and files.
    private func kind(ofTested names: Set<String>, _ path: String?) -> ErrorCause.Kind? {
        guard let path, let test = tests[path], declared.isSuperset(of: names) else { return nil }
        if test.testableImports.contains(module) { return codeCause }
        if case .wrongTestedModule(let name) = missing[path] { return .wrongTestedModule(name) }
        return .untestedModule(file: path, isPlain: test.imports.contains(module))
    }

    /// Returns where another combination declares a name that this one does not declare.
    private func leftOut(_ name: String) -> ErrorCause.Kind? {
        guard !declared.contains(name), !tests.values.contains(where: { $0.declared.contains(name) })
        else { return nil }
        return elsewhere(name).map { .leftOut(name, declaredIn: $0) }
    }
}

extension String {
    /// Whether the name begins with a capital, as those of types do.
    fileprivate var isTypeName: Bool { first?.isUppercase == true }
}
