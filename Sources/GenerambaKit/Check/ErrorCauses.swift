import SourceText
import SwiftText

/// Finds the causes of the compiler's errors about a case.
struct ErrorCauses {
    /// An error or a warning, and where it is.
    struct Place {
        let message: CompilerMessage
        /// The path of its file in the case; nil if the compiler names none.
        let path: String?
        /// The code in its line.
        let line: [SwiftToken]
        let complaint: Complaint

        init(_ message: CompilerMessage, path: String?, line: [SwiftToken]) {
            (self.message, self.path, self.line) = (message, path, line)
            complaint = Complaint(message.text)
        }
    }

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
    /// The libraries that the template names.
    let dependencies: [String]
    /// Whether stand-ins take the place of Apple's modules.
    let usesStandIns: Bool
    private let prefix: String
    private var causes: [ErrorCause] = []
    /// The modules that are missing, in the order of the errors.
    private var missingModules: [(name: String, kind: ErrorCause.Kind)] = []
    /// The names that nothing declares, or that a missing module may declare, and why they are missing.
    private var missingNames: [String: ErrorCause.Kind] = [:]
    /// Why names are unknown in files that do not import their modules, by the paths of the files.
    private var unimportedNames: [String: [String: ErrorCause.Kind]] = [:]
    /// The types that are declared twice.
    private var redeclared: Set<String> = []
    /// The first of the types that nothing declares, by the files that use them.
    private var unknownTypes: [String: String] = [:]
    /// Why the code does not compile, before the tests are looked at.
    private var codeCause: ErrorCause.Kind?
    /// All names that are unknown, by the files that use them.
    private var unknownNames: [String: Set<String>] = [:]
    /// The errors about names and members, which others may follow from.
    private var namings: [Naming] = []
    /// The names of everything in the code.
    private let declared: Set<String>

    init(
        code: [String: SourceNames], tests: [String: SourceNames], module: String, names: [String],
        prefix: String, elsewhere: @escaping (String) -> String?, objectiveC: [String: String],
        dependencies: [String], usesStandIns: Bool
    ) {
        (self.dependencies, self.usesStandIns) = (dependencies, usesStandIns)
        (self.code, self.tests, self.module, self.names, self.prefix) = (code, tests, module, names, prefix)
        (self.elsewhere, self.objectiveC) = (elsewhere, objectiveC)
        declared = code.values.reduce(into: []) { $0.formUnion($1.declared) }
    }

    /// Assigns each error and warning to a cause.
    ///
    /// - Returns: those in the code, then those in tests. Causes that others may follow from come before errors of their
    ///   own, which are in the order of the messages.
    mutating func sort(_ messages: [Place]) -> [ErrorCause] {
        let isTest = messages.map { message in message.path.map { tests[$0] != nil } ?? false }
        sortPart(zip(messages, isTest).filter { !$1 }.map(\.0))
        codeCause = causes.first { $0.first.severity == .error }?.kind
        let count = causes.count
        sortPart(zip(messages, isTest).filter(\.1).map(\.0))
        for index in causes.indices.dropFirst(count) { causes[index].isInTests = true }
        return [causes.prefix(count), causes.dropFirst(count)].flatMap { part in
            part.filter(\.kind.comesFirst)
                + messages.compactMap { place in
                    part.first { !$0.kind.comesFirst && $0.first == place.message }
                }
        }
    }

    /// Assigns the messages about the code, or about the tests.
    private mutating func sortPart(_ messages: [Place]) {
        for message in messages {
            guard case .name(let name) = message.complaint, let path = message.path else { continue }
            unknownNames[path, default: []].insert(name)
        }
        var rest: [Place] = []
        var types: [(Place, String)] = []
        for message in messages {
            switch message.complaint {
            case .module(let name):
                let kind = kind(ofModule: name, message.path)
                missingModules.append((name, kind))
                add(message, kind)
            case .redeclaration(let name):
                add(message, .redeclared(name))
                redeclared.insert(name)
            case .name(let name) where name.isTypeName: types.append((message, name))
            case _: rest.append(message)
            }
        }
        for (message, name) in types { sortType(message, name) }
        for message in rest where message.complaint.isAboutName { sort(message) }
        for message in rest where !message.complaint.isAboutName { sort(message) }
    }

    /// Assigns a message about an unknown type.
    private mutating func sortType(_ message: Place, _ name: String) {
        // A type inside of another one, or a private one.
        let known = kind(of: name, message.path) ?? (declared.contains(name) ? .other(causes.count) : nil)
        add(message, known ?? .unknownType(name), name)
        if known == nil, unknownTypes[message.path ?? ""] == nil {
            unknownTypes[message.path ?? ""] = name
        }
        if case .missingImport = known {
            unimportedNames[message.path ?? "", default: [:]][name] = known
        } else if known == nil || missingModules.contains(where: { $0.kind == known }) {
            missingNames[name] = known ?? .unknownType(name)
        }
    }

    /// Assigns a message that may follow from a name that is missing.
    private mutating func sort(_ message: Place) {
        let path = message.path
        let own = ErrorCause.Kind.other(causes.count)
        switch message.complaint {
        case .name(let name):
            add(message, heirsOrigin(path) ?? kind(of: name, path) ?? own)
        case .unimported(let name, let module):
            add(message, .missingImport(module: module, file: path ?? ""), name)
        case .member(let member, let type): add(message, kind(ofMember: member, type, path) ?? own)
        case .consequence:
            add(message, cause(beside: message) ?? cause(above: message) ?? origin(path) ?? own)
        case .inheritance:
            let words = message.line.filter(\.isName).map(\.bare)
            let heirs = heirsOrigin(path) ?? origin(ofHeirs: words)
            add(message, heirs ?? overridden(message) ?? cause(beside: message) ?? own)
        case .module, .redeclaration, .other:
            let words = message.message.text.split(separator: "'").map(String.init)
            let double = words.first(where: redeclared.contains).map(ErrorCause.Kind.redeclared)
            let cause = severalModules(message) ?? wrongImport(message) ?? double ?? origin(ofHeirs: words)
            add(message, cause ?? self.cause(beside: message) ?? own)
        }
    }

    private mutating func add(_ place: Place, _ kind: ErrorCause.Kind, _ name: String? = nil) {
        if place.complaint.isAboutName, let path = place.path {
            let (line, column) = (place.message.line, place.message.column)
            namings.append(Naming(path: path, line: line, column: column, kind: kind))
        }
        if let index = causes.firstIndex(where: { $0.kind == kind }) {
            causes[index].add(name, isError: place.message.severity == .error)
        } else {
            var cause = ErrorCause(kind: kind, first: place.message, names: name.map { [$0] } ?? [])
            cause.libraries = libraries(besides: place.path)
            cause.isOwn = name.map(isOwn) ?? false
            causes.append(cause)
        }
    }
}

extension ErrorCauses {
    private func names(in path: String?) -> SourceNames? { path.flatMap { code[$0] ?? tests[$0] } }

    private func kind(ofModule name: String, _ path: String?) -> ErrorCause.Kind {
        if names(in: path)?.testableImports.contains(name) == true { return .wrongTestedModule(name) }
        guard AppleAPI.hasFramework(name) else {
            return AppleAPI.module(like: name).map { .misspelledModule(name, as: $0) } ?? .missingModule(name)
        }
        return usesStandIns ? .appleModule(name) : .absentModule(name)
    }

    /// The modules besides Apple's that the template uses, without those that a file imports.
    private func libraries(besides path: String?) -> [String] {
        let isTest = path.map { tests[$0] != nil } ?? false
        let used = code.values.map(\.imports) + (isTest ? tests.values.map(\.imports) : [])
        let named = dependencies.compactMap { $0.split(separator: " ").first.map(String.init) }
        let all = used.reduce(Set(named.filter(isSwiftIdentifier))) { $0.union($1) }
        let libraries = all.filter { name in
            !AppleAPI.isModule(name) || missingModules.contains { $0.name == name }
        }
        return libraries.subtracting(names(in: path)?.imports ?? []).subtracting([module]).sorted()
    }

    /// Whether a name is made of the generated module's.
    private func isOwn(_ name: String) -> Bool { names.contains { name.contains($0) } }

    /// Returns why a name is unknown in a file; nil if nothing is known about it.
    private func kind(of name: String, _ path: String?) -> ErrorCause.Kind? {
        let file = names(in: path)
        let imports = file?.imports ?? []
        if let path, let test = tests[path], declared.contains(name) {
            let wrong = missingModules.first { test.testableImports.contains($0.name) }
            if test.testableImports.contains(module) { return codeCause }
            return wrong?.kind ?? .untestedModule(file: path, isPlain: test.imports.contains(module))
        }
        if !declared.contains(name), let apple = appleKind(of: name, imports, path) { return apple }
        if let double = doubled(name) { return .doubledName(name, declared: double) }
        if let spelling = spelling(of: name, file) { return .misspelled(name, as: spelling) }
        if !isOwn(name), let module = missingModule(in: path) { return module }
        if let file = objectiveC[name] { return .objectiveC(name, declaredIn: file) }
        if let kind = leftOut(name) { return kind }
        guard !name.isTypeName else {
            return nearest(to: name, in: AppleAPI.standInNames(of: imports), within: name.mostMistakes)
                .map { .misspelled(name, as: $0) }
        }
        return inheritedKind(of: name, file?.inherited.keys.sorted() ?? [])
    }

    /// Returns why a member is unknown that one of the template's types may inherit from a type of the stand-ins; nil if
    /// none of them inherits from such a type.
    private func inheritedKind(of member: String, _ types: [String]) -> ErrorCause.Kind? {
        let files = [code, tests].joined().map(\.value)
        let parents = types.flatMap { type in files.flatMap { $0.inherited[type] ?? [] } }.sorted()
        guard let parent = parents.first(where: { !AppleAPI.standIns(with: $0).isEmpty }) else { return nil }
        guard usesStandIns else { return .missingExtension(member, of: parent) }
        let spelling = nearest(to: member, in: StandInMembers.all(of: parent), within: 1)
        return spelling.map { .misspelled(member, as: $0) } ?? .unknownMember(member, of: parent)
    }

    /// Returns a name of the template that another one is a misspelling of, or nil.
    private func spelling(of name: String, _ file: SourceNames?) -> String? {
        if declared.contains(name) || objectiveC[name] != nil { return nil }
        if declared.contains(prefix + name) { return prefix + name }
        let names = declared.union(file?.declared ?? []).union(objectiveC.keys)
        let own = names.filter { $0.isTypeName == name.isTypeName }
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
    private func severalModules(_ place: Place) -> ErrorCause.Kind? {
        guard let statement = ImportStatement.all(in: place.line).first, !statement.isTestable else {
            return nil
        }
        let modules = place.line.drop { $0.range != statement.module.range }
        let isList = modules.enumerated().allSatisfy { $1.isName || $1.isSign(",") && $0 > 0 }
        guard modules.count > 1, isList else { return nil }
        return .severalModules(modules.map(\.text).joined(separator: " ").replacing(" ,", with: ","))
    }

    /// Returns why a name of Apple's systems is unknown; nil if they do not have it.
    private func appleKind(of name: String, _ imports: Set<String>, _ path: String?) -> ErrorCause.Kind? {
        let file = path ?? ""
        if let module = AppleAPI.standIns(with: name).first {
            if imports.contains(module) { return nil }
            return misspelledImport(of: module, imports) ?? homonym(of: name, in: module, path)
                ?? .missingImport(module: module, file: file)
        }
        guard let module = AppleAPI.module(of: name) else { return nil }
        if imports.contains(module), missingModules.contains(where: { $0.name == module }) {
            return .appleModule(module)
        }
        // Libraries declare this name, too.
        if name == "Observable", !imports.contains(module), let other = missingModules.first {
            return other.kind
        }
        guard AppleAPI.brings(module, imports) else {
            return misspelledImport(of: module, imports) ?? .missingImport(module: module, file: file)
        }
        return usesStandIns ? .missingStandIn(name, module: module) : nil
    }

    /// Returns the misspelled import among others that brings a module of Apple's; nil if there is none.
    private func misspelledImport(of module: String, _ imports: Set<String>) -> ErrorCause.Kind? {
        missingModules.map(\.kind).first {
            guard case .misspelledModule(let name, let spelling) = $0 else { return false }
            return imports.contains(name) && AppleAPI.brings(module, [spelling])
        }
    }

    /// Returns why a name is unknown that may belong to a missing library, such as `List`: the file uses no other name of
    /// Apple's module.
    private func homonym(of name: String, in module: String, _ path: String?) -> ErrorCause.Kind? {
        let others = unknownNames[path ?? ""]?.filter { $0 != name } ?? []
        let isAlone = !others.contains { AppleAPI.standIns(with: $0).contains(module) }
        // Apple's names in older modules begin with two capitals.
        let hasPrefix = name.prefix(2).allSatisfy(\.isUppercase)
        return isAlone && !hasPrefix ? missingModule(in: path) : nil
    }

    private func kind(ofMember member: String, _ type: String, _ path: String?) -> ErrorCause.Kind? {
        if let module = missingModules.first(where: { $0.name == type }) { return module.kind }
        if let kind = origin(ofHeirs: [type]) { return kind }
        if let path, tests[path] != nil, declared.isSuperset(of: [type, member]) { return codeCause }
        if let kind = leftOut(member) { return kind }
        if AppleAPI.standIns(with: type).isEmpty, AppleAPI.module(of: type) == nil {
            let spelling = spelling(of: member, names(in: path))
            if let spelling { return .misspelled(member, as: spelling) }
            if let module = missingModule(in: path) { return module }
            guard case .misspelled(_, let name) = inheritedKind(of: member, [type]) else { return nil }
            return .misspelled(member, as: name)
        }
        if let name = RenamedAPI.today(member, of: type) {
            return .renamedMember(member, of: type, name: name)
        }
        if let module = missingModule(in: path) { return module }
        guard usesStandIns else { return .missingExtension(member, of: type) }
        let spelling = nearest(to: member, in: StandInMembers.all(of: type), within: 1)
        return spelling.map { .misspelled(member, as: $0) } ?? .missingMember(member, of: type)
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

    /// Whether a type of the file inherits from a type that nothing declares.
    private func hasHeirs(_ path: String?) -> Bool { heirsCause(path).map { !$0.isAboutFile } ?? false }

    /// Returns what is missing in a file with a type that inherits from a missing one; nil for another file.
    private func heirsOrigin(_ path: String?) -> ErrorCause.Kind? {
        heirsCause(path).map { $0.isAboutFile ? $0 : origin(path) ?? $0 }
    }

    /// Returns why a type of the file inherits from a missing one; nil if none does.
    private func heirsCause(_ path: String?) -> ErrorCause.Kind? {
        origin(ofHeirs: names(in: path)?.inherited.keys.sorted() ?? [])
    }

    /// Returns why the first of several types inherits from a missing one, directly or not; nil if none does.
    private func origin(ofHeirs types: [String]) -> ErrorCause.Kind? {
        var rest = types.reversed().map { (name: $0, path: nil as String?) }
        var seen: Set<String> = []
        while let next = rest.popLast() {
            if let kind = missingNames[next.name] ?? next.path.flatMap({ unimportedNames[$0]?[next.name] }) {
                return kind
            }
            guard seen.insert(next.name).inserted else { continue }
            for (path, file) in [code, tests].joined() {
                rest += (file.inherited[next.name] ?? []).map { ($0, path) }
            }
        }
        return nil
    }
}

/// An error about a name or a member.
private struct Naming {
    let path: String
    let line: Int
    let column: Int
    /// Why the name is unknown.
    let kind: ErrorCause.Kind
}

extension ErrorCauses {
    /// Returns the cause of an error about a name on the same line, which other errors there follow from: the last one
    /// before the place, or else the first. Nil for a warning.
    private func cause(beside place: Place) -> ErrorCause.Kind? {
        guard place.message.severity == .error else { return nil }
        let beside = namings.filter { $0.path == place.path && $0.line == place.message.line }
        let before = beside.filter { $0.column <= place.message.column }
        return (before.max { $0.column < $1.column } ?? beside.first)?.kind
    }

    /// Returns the cause of the last error about a name above, in a block that contains the place: what the statement
    /// there makes has no type, which errors below follow from.
    private func cause(above place: Place) -> ErrorCause.Kind? {
        guard let blocks = names(in: place.path)?.blocks else { return nil }
        return namings.filter { $0.path == place.path && blocks.contain(place.message.line, below: $0.line) }
            .max { $0.line < $1.line }?.kind
    }

    /// Returns the cause of an error about a superclass's member, if the place overrides this member.
    private func overridden(_ place: Place) -> ErrorCause.Kind? {
        guard let keyword = place.line.firstIndex(where: { $0.isWord(in: ["func", "var"]) }),
            let name = place.line[keyword...].dropFirst().first?.bare
        else { return nil }
        return causes.map(\.kind).first {
            switch $0 {
            case .missingMember(name, _), .missingExtension(name, _): true
            default: false
            }
        }
    }
}

extension String {
    /// Whether it is spelled like the name of a type.
    fileprivate var isTypeName: Bool { first?.isUppercase == true }

    /// How many letters a misspelling of the name may differ in. Short names are often similar by chance.
    fileprivate var mostMistakes: Int { count < 8 ? 1 : 2 }
}
