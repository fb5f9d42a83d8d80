import SourceText

extension ErrorCause {
    /// The message; nil for the compiler's own.
    package var message: String? {
        switch kind {
        case .missingModule(let module), .misspelledModule(let module, _):
            "the module '\(module)' is missing"
        case .appleModule(let module): "there is no stand-in for Apple's module '\(module)'"
        case .absentModule(let module): "the SDK has no module '\(module)'"
        case .wrongTestedModule(let module): "there is no module '\(module)' to test"
        case .untestedModule(_, isPlain: true): "the tests import the module without '@testable'"
        case .untestedModule(_, isPlain: false): "the tests do not import the module that they test"
        case .severalModules(let modules): "one import cannot name several modules: '\(modules)'"
        case .missingImport(let module, _): "the file uses \(quotedNames) without importing \(module)"
        case .missingStandIn(let name, let module): "the stand-in for \(module) has no '\(name)'"
        case .missingMember(let member, let type): "the stand-ins have no '\(type).\(member)'"
        case .renamedMember(let member, let type, _): "'\(type).\(member)' is a name from before Swift 3"
        case .unknownType: "nothing declares \(quotedNames)"
        case .unknownTypes: "\(names.count) types are missing: \(quotedNames)"
        case .objectiveC(let name, let file):
            "'\(name)' is declared in '\(file)', and the check compiles no Objective-C"
        case .doubledName(let name, let declared):
            "'\(name)' is declared with the module's name twice: '\(declared)'"
        case .unknownMember, .missingExtension, .redeclared, .misspelled, .leftOut, .other: nil
        }
    }

    private var quotedNames: String { quoted(names, most: 8) }

    /// What to do about it; nil if the message says enough.
    ///
    /// - Parameter dependencies: the libraries that the template names.
    package func hint(_ dependencies: [String]) -> String? {
        switch kind {
        case .missingModule(let module): Self.hint(forMissing: module, dependencies)
        case .appleModule(let module):
            "on a Mac, pass '\(Self.sdk)'; elsewhere, \(Self.moduleStubs(module))"
        case .absentModule(let module):
            "put the import and what needs it between '#if canImport(\(module))' and '#endif'"
        case .wrongTestedModule, .untestedModule:
            "write '@testable import {{ module_info.product_module_name }}'"
        case .severalModules: "if this is a list, loop over it and write an import for each item"
        case .missingImport(let module, _): "add 'import \(module)'"
        case .missingStandIn:
            "do without it, \(Self.compileWithSDK), or declare it in a file in DIR and \(Self.stubs)"
        case .missingMember:
            "\(libraryHint)if an extension of yours declares it, put that file into DIR and \(Self.stubs); "
                + "if it is Apple's, \(Self.compileWithSDK)"
        case .missingExtension:
            "\(libraryHint)if an extension of yours declares it, put that file into DIR and \(Self.stubs)"
        case .unknownMember(_, let type):
            "if '\(type)' has it in Apple's SDK or in an extension of yours, put such an extension into DIR "
                + "and \(Self.stubs)"
        case .objectiveC:
            "declare it in Swift, under the name that it has in each combination, in a file in DIR "
                + "and \(Self.stubs)"
        case .doubledName: "print the name once"
        case .renamedMember(_, let type, let name): "write '\(type).\(name)'"
        case .unknownType, .unknownTypes:
            (isOwn ? "let a file of the template declare it; " : libraryHint)
                + "if your app declares \(pronoun), put files with such declarations into DIR and \(Self.stubs), "
                + "or name the folder in the rambaspec: 'check_stubs: DIR'"
        case .misspelled(_, let name), .misspelledModule(_, let name): "did you mean '\(name)'?"
        case .leftOut(let name, let path): "'\(path)' declares '\(name)', but this combination leaves it out"
        case .redeclared, .other: nil
        }
    }

    private var pronoun: String { names.count > 1 ? "them" : "it" }

    /// What to do if a library declares the names.
    private var libraryHint: String {
        switch libraries.count {
        case 0: ""
        case 1: "if '\(libraries[0])' declares \(pronoun), add 'import \(libraries[0])'; "
        default: "if one of \(quoted(libraries, most: 5)) declares \(pronoun), import that module; "
        }
    }

    private static let sdk = "--sdk iphonesimulator"
    private static let compileWithSDK = "compile against Apple's SDK on a Mac with '\(sdk)'"
    private static let stubs = "pass '--stubs DIR'"

    private static func hint(forMissing module: String, _ dependencies: [String]) -> String {
        let isNamed = dependencies.contains { $0.lowercased().contains(module.lowercased()) }
        return (isNamed ? "the template's 'dependencies' name it: " : "")
            + "\(moduleStubs(module)), or pass '--package DIR' with a package that depends on it"
    }

    private static func moduleStubs(_ module: String) -> String {
        "put stubs of it into a folder '\(module)' in DIR and \(stubs)"
    }

    /// Remarks on the errors that follow from it.
    package var notes: [String] {
        var notes: [String] = []
        switch kind {
        case .missingModule, .appleModule:
            if !names.isEmpty {
                notes.append("nothing else declares \(quotedNames), so this module or your app may do it")
            }
        case .untestedModule:
            if !names.isEmpty { notes.append("the module declares \(quotedNames)") }
        default: break
        }
        if followers > 0 {
            notes.append(
                "\(counted(followers, "more error")) \(followers == 1 ? "follows" : "follow") from this")
        }
        return notes
    }
}
