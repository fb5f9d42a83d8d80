import SourceText
import SwiftText

/// Finds the causes of the compiler's errors about a case.
struct ErrorCauses {
    /// An error, with the path of its file in the case, nil if the compiler names none, and the code in its line.
    typealias Place = (message: CompilerMessage, path: String?, line: [SwiftToken])

    /// The code and the tests of the case by their paths.
    let code: [String: SourceNames]
    let tests: [String: SourceNames]
    /// The name of the generated module.
    let module: String
    /// The names from which the code is generated.
    private let names: [String]
    /// Returns the file of the template that declares a name in another combination.
    let elsewhere: (String) -> String?
    /// The Objective-C files of the case by the names that they declare.
    let objectiveC: [String: String]
    private let prefix: String
    private var causes: [ErrorCause] = []
    /// The modules that are missing, in the order of the errors.
    private var missingModules: [(name: String, kind: ErrorCause.Kind)] = []
    /// The names that nothing declares, or that a missing module may declare, and why they are missing.
    private var missingNames: [String: ErrorCause.Kind] = [:]
    /// The first of the types that nothing declares, by the files that use them.
    private var unknownTypes: [String: String] = [:]
    /// The names of everything in the code.
    private let declared: Set<String>

    init(
        code: [String: SourceNames], tests: [String: SourceNames], module: String, names: [String],
        prefix: String, elsewhere: @escaping (String) -> String?, objectiveC: [String: String]
    ) {
        (self.code, self.tests, self.module, self.names, self.prefix) = (code, tests, module, names, prefix)
        (self.elsewhere, self.objectiveC) = (elsewhere, objectiveC)
        declared = code.values.reduce(into: []) { $0.formUnion($1.declared) }
    }

    /// Assigns each error and warning to a cause.
    ///
    /// - Returns: first the causes that others may follow from, then the others, in the order of the messages.
    mutating func sort(_ messages: [Place]) -> [ErrorCause] {
        let complaints = messages.map { Complaint($0.message.text) }
        let lists = zip(messages, complaints).map { message, complaint in
            if case .module = complaint { nil as String? } else { severalModules(message) }
        }
        for (message, modules) in zip(messages, lists) {
            if let modules { add(message, .severalModules(modules)) }
        }
        for (message, complaint) in zip(messages, complaints) {
            guard case .module(let name) = complaint else { continue }
            let kind = kind(ofModule: name, message.path)
            missingModules.append((name, kind))
            add(message, kind)
        }
        for (index, complaint) in complaints.enumerated() {
            guard case .name(let name) = complaint, name.isTypeName else { continue }
            let message = messages[index]
            // A type inside of another one, or a private one.
            let known = kind(of: name, message.path) ?? (declared.contains(name) ? .other(index) : nil)
            add(message, known ?? .unknownType(name), name)
            if known == nil, unknownTypes[message.path ?? ""] == nil {
                unknownTypes[message.path ?? ""] = name
            }
            if known == nil || missingModules.contains(where: { $0.kind == known }) {
                missingNames[name] = known ?? .unknownType(name)
            }
        }
        for (index, complaint) in complaints.enumerated() {
            if case .module = complaint { continue }
            if case .name(let name) = complaint, name.isTypeName { continue }
            if lists[index] != nil { continue }
            sort(messages[index], complaint, index)
        }
        foldUnknownTypes()
        return causes.filter(\.kind.comesFirst) + causes.filter { !$0.kind.comesFirst }
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
        case .inheritance:
            let words = message.line.filter(\.isName).map(\.bare)
            add(message, (hasHeirs(path) ? origin(path) : nil) ?? origin(ofHeirs: words) ?? .other(index))
        case .module, .other:
            let words = message.message.text.split(separator: "'").map(String.init)
            add(message, wrongImport(message) ?? origin(ofHeirs: words) ?? .other(index))
        }
    }

    /// Makes one cause of more than three unknown types.
    private mutating func foldUnknownTypes() {
        let unknown = causes.filter(\.kind.isUnknownType)
        guard unknown.count > 3 else { return }
        let all = ErrorCause(
            kind: .unknownTypes, first: unknown[0].first, names: unknown.flatMap(\.names),
            followers: unknown.map(\.followers).reduce(0, +))
        causes = causes.filter { !$0.kind.isUnknownType } + [all]
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
        if !declared.contains(name), let apple = appleKind(of: name, imports, path) { return apple }
        if let double = doubled(name) { return .doubledName(name, declared: double) }
        if let spelling = spelling(of: name, file) { return .misspelled(name, as: spelling) }
        if let module = missingModule(in: path) { return module }
        if let file = objectiveC[name] { return .objectiveC(name, declaredIn: file) }
        if let kind = leftOut(name) { return kind }
        guard !name.isTypeName else {
            return nearest(to: name, in: AppleAPI.standInNames(of: imports), within: name.mostMistakes)
                .map { .misspelled(name, as: $0) }
        }
        let parent = file?.inherited.values.joined().sorted().first { !AppleAPI.standIns(with: $0).isEmpty }
        return parent.map { .unknownMember(name, of: $0) }
    }

    /// Returns a name of the template that another one is a misspelling of, or nil.
    private func spelling(of name: String, _ file: SourceNames?) -> String? {
        if declared.contains(name) { return nil }
        if declared.contains(prefix + name) { return prefix + name }
        let own = declared.union(file?.declared ?? []).filter { $0.isTypeName == name.isTypeName }
        return nearest(to: name, in: own, within: name.mostMistakes)
    }

    /// Returns the kind of an error in an import of a module with a wrong name, as `@testable import My Shop`.
    private func wrongImport(_ place: Place) -> ErrorCause.Kind? {
        guard let statement = ImportStatement.all(in: place.line).first, statement.isTestable else {
            return nil
        }
        return missingModules.first { $0.name == statement.module.bare }?.kind
    }

    /// Returns the modules of an import that names several, as `import Foundation UIKit`, if the error is about it.
    private func severalModules(_ place: Place) -> String? {
        guard let statement = ImportStatement.all(in: place.line).first, !statement.isTestable else {
            return nil
        }
        let modules = place.line.drop { $0.range != statement.module.range }
        let isList = modules.enumerated().allSatisfy { $1.isName || $1.isSign(",") && $0 > 0 }
        guard modules.count > 1, isList else { return nil }
        return modules.map(\.text).joined(separator: " ").replacing(" ,", with: ",")
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
        if let module = missingModules.first(where: { $0.name == type }) { return module.kind }
        if let kind = origin(ofHeirs: [type]) { return kind }
        if let kind = leftOut(member) { return kind }
        if AppleAPI.standIns(with: type).isEmpty, AppleAPI.module(of: type) == nil {
            let spelling = spelling(of: member, names(in: path))
            return spelling.map { .misspelled(member, as: $0) } ?? missingModule(in: path)
        }
        if let name = RenamedAPI.today(member, of: type) {
            return .renamedMember(member, of: type, name: name)
        }
        return missingModule(in: path) ?? .missingMember(member, of: type)
    }

    /// Returns where another combination declares a name that this one does not declare.
    private func leftOut(_ name: String) -> ErrorCause.Kind? {
        guard !declared.contains(name), !tests.values.contains(where: { $0.declared.contains(name) }) else {
            return nil
        }
        return elsewhere(name).map { .leftOut(name, declaredIn: $0) }
    }

    /// Returns the declared name that repeats the module's name in another one.
    private func doubled(_ name: String) -> String? {
        names.filter { name.contains($0) }.flatMap { [prefix + $0 + name, $0 + name] }.first(
            where: declared.contains)
    }

    private func untestedModule(in path: String?) -> ErrorCause.Kind? {
        causes.map(\.kind).first { if case .untestedModule(path, _) = $0 { true } else { false } }
    }

    /// Returns the first module that a file imports although it is missing.
    private func missingModule(in path: String?) -> ErrorCause.Kind? {
        let imports = names(in: path)?.imports ?? []
        return missingModules.first { imports.contains($0.name) }?.kind
    }

    /// Returns what is missing in a file, so that other errors may follow; nil if nothing is.
    private func origin(_ path: String?) -> ErrorCause.Kind? {
        let type = unknownTypes[path ?? ""] ?? (hasHeirs(path) ? unknownTypes.values.min() : nil)
        return missingModule(in: path) ?? type.map { .unknownType($0) } ?? untestedModule(in: path)
    }

    /// Whether a type of the file inherits from a missing type.
    private func hasHeirs(_ path: String?) -> Bool {
        names(in: path)?.inherited.keys.contains { origin(ofHeirs: [$0]) != nil } ?? false
    }

    /// Returns why the first of several types inherits from a missing one, directly or not; nil if none does.
    private func origin(ofHeirs types: [String]) -> ErrorCause.Kind? {
        var (rest, seen) = (Array(types.reversed()), Set<String>())
        while let next = rest.popLast() {
            if let kind = missingNames[next] { return kind }
            guard seen.insert(next).inserted else { continue }
            for file in [code, tests].joined() { rest += file.value.inherited[next] ?? [] }
        }
        return nil
    }
}

extension String {
    /// Whether it is spelled like the name of a type.
    fileprivate var isTypeName: Bool { first?.isUppercase == true }

    /// How many letters a misspelling of the name may differ in. Short names are often similar by chance.
    fileprivate var mostMistakes: Int { count < 8 ? 1 : 2 }
}
