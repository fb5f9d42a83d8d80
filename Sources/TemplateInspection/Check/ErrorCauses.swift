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

        var complaint: Complaint { Complaint(message.text) }
    }

    /// The code and the tests of the case by their paths.
    let code: [String: SourceNames]
    let tests: [String: SourceNames]
    /// The name of the generated module.
    let module: String
    /// The names from which the code is generated.
    let names: [String]
    let prefix: String
    /// Returns the file of the template that declares a name in another combination.
    let elsewhere: (String) -> String?
    /// The Objective-C files of the case by the names that they declare.
    let objectiveC: [String: String]
    /// The libraries that the template names.
    let dependencies: [String]
    /// Whether stand-ins take the place of Apple's modules.
    let usesStandIns: Bool
    private(set) var causes: [ErrorCause] = []
    /// The modules that are missing, in the order of the errors.
    private(set) var missingModules: [(name: String, kind: ErrorCause.Kind)] = []
    /// The names that nothing declares, or that a missing module may declare, and why they are missing.
    private(set) var missingNames: [String: ErrorCause.Kind] = [:]
    /// Why names are unknown in files that do not import their modules, by the paths of the files.
    private(set) var unimportedNames: [String: [String: ErrorCause.Kind]] = [:]
    /// The types that are declared twice.
    private(set) var redeclared: Set<String> = []
    /// The first of the types that nothing declares, by the files that use them.
    private(set) var unknownTypes: [String: String] = [:]
    /// Why the code does not compile, before the tests are looked at.
    private(set) var codeCause: ErrorCause.Kind?
    /// All names that are unknown, by the files that use them.
    private(set) var unknownNames: [String: Set<String>] = [:]
    /// The errors about names and members, which others may follow from.
    private(set) var namings: [Naming] = []
    /// The names of everything in the code.
    private(set) var declared: Set<String> = []

    /// Assigns each error and warning to a cause.
    ///
    /// - Returns: those in the code, then those in tests. Causes that others may follow from come before errors of their
    ///   own, which are in the order of the messages.
    mutating func sort(_ messages: [Place]) -> [ErrorCause] {
        declared = code.values.reduce(into: []) { $0.formUnion($1.declared) }
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

/// An error about a name or a member.
struct Naming {
    let path: String
    let line: Int
    let column: Int
    /// Why the name is unknown.
    let kind: ErrorCause.Kind
}
