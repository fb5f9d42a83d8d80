import SourceText
import SwiftText

/// Why names are unknown.
extension ErrorCauses {
    package func names(in path: String?) -> SourceNames? { path.flatMap { code[$0] ?? tests[$0] } }

    package func kind(ofModule name: String, _ path: String?) -> ErrorCause.Kind {
        if names(in: path)?.testableImports.contains(name) == true { return .wrongTestedModule(name) }
        guard AppleAPI.frameworks.contains(name) else {
            return AppleAPI.module(like: name).map { .misspelledModule(name, as: $0) } ?? .missingModule(name)
        }
        return usesStandIns ? .appleModule(name) : .absentModule(name)
    }

    /// The modules besides Apple's that the template uses, without those that a file imports.
    func libraries(besides path: String?) -> [String] {
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
    package func isOwn(_ name: String) -> Bool { names.contains { name.contains($0) } }

    /// Returns why a name is unknown in a file; nil if nothing is known about it.
    package func kind(of name: String, _ path: String?) -> ErrorCause.Kind? {
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
    func wrongImport(_ place: Place) -> ErrorCause.Kind? {
        guard let statement = ImportStatement.all(in: place.line).first, statement.isTestable else {
            return nil
        }
        return missingModules.first { $0.name == statement.module.bare }?.kind
    }

    /// Returns the modules of an import that names several, as `import Foundation UIKit`, if the error is about it.
    func severalModules(_ place: Place) -> ErrorCause.Kind? {
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
        guard let module = ImportedModules.module(of: name) else { return nil }
        if imports.contains(module), missingModules.contains(where: { $0.name == module }) {
            return .appleModule(module)
        }
        // Libraries declare this name, too.
        if name == "Observable", !imports.contains(module), let other = missingModules.first {
            return other.kind
        }
        guard ImportedModules.brings(module, imports) else {
            return misspelledImport(of: module, imports) ?? .missingImport(module: module, file: file)
        }
        return usesStandIns ? .missingStandIn(name, module: module) : nil
    }

    /// Returns the misspelled import among others that brings a module of Apple's; nil if there is none.
    private func misspelledImport(of module: String, _ imports: Set<String>) -> ErrorCause.Kind? {
        missingModules.map(\.kind).first {
            guard case .misspelledModule(let name, let spelling) = $0 else { return false }
            return imports.contains(name) && ImportedModules.brings(module, [spelling])
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

    package func kind(ofMember member: String, _ type: String, _ path: String?) -> ErrorCause.Kind? {
        if let module = missingModules.first(where: { $0.name == type }) { return module.kind }
        if let kind = origin(ofHeirs: [type]) { return kind }
        if let path, tests[path] != nil, declared.isSuperset(of: [type, member]) { return codeCause }
        if let kind = leftOut(member) { return kind }
        if AppleAPI.standIns(with: type).isEmpty, ImportedModules.module(of: type) == nil {
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
}

extension String {
    /// Whether it is spelled like the name of a type.
    var isTypeName: Bool { first?.isUppercase == true }

    /// How many letters a misspelling of the name may differ in. Short names are often similar by chance.
    fileprivate var mostMistakes: Int { count < 8 ? 1 : 2 }
}
