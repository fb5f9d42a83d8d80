import SourceText

/// What is wrong behind one or more errors of the compiler.
struct ErrorCause {
    enum Kind: Hashable {
        /// A module is missing that is not Apple's.
        case missingModule(String)
        /// There is no stand-in for a module of Apple's.
        case appleModule(String)
        /// Apple's SDK, which the code is compiled with, lacks a module.
        case absentModule(String)
        /// Tests import a module of the app that is not the generated one.
        case wrongTestedModule(String)
        /// A test file does not import the generated module, or imports it plainly, without `@testable`.
        case untestedModule(file: String, isPlain: Bool)
        /// A file uses names of a module without importing it.
        case missingImport(module: String, file: String)
        /// The stand-ins lack an API.
        case missingStandIn(String, module: String)
        /// A type of the stand-ins lacks a member.
        case missingMember(String, of: String)
        /// An Objective-C file declares the name.
        case objectiveC(String, declaredIn: String)
        /// Nothing declares the type.
        case unknownType(String)
        /// Nothing declares the types.
        case unknownTypes
        /// The prefix is missing in a name.
        case unprefixed(String, as: String)
        /// Another combination of parameters makes a file that declares the name.
        case leftOut(String, declaredIn: String)
        /// Nothing declares the name of a function or property, which may be a member that a stand-in lacks.
        case unknownName(String, module: String)
        /// The stand-in for a module may lack this form of a function or initializer, which a line calls.
        case unknownCall(String, module: String, line: String)
        /// Only this error.
        case other(Int)

        var isUnknownType: Bool { if case .unknownType = self { true } else { false } }

        /// A text that is equal for the same cause in different combinations, apart from the module's name; nil for an
        /// error that is only like itself.
        package var identity: String? {
            switch self {
            case .other, .unknownCall: nil
            case .missingImport(let module, _): "missing import of \(module)"
            case .untestedModule(_, let isPlain): isPlain ? "plain import" : "untested module"
            default: "\(self)"
            }
        }

        /// Whether each file that it is about needs its own correction.
        var isAboutFile: Bool {
            switch self {
            case .missingImport, .untestedModule: true
            default: false
            }
        }

        /// Whether other errors of the compiler may follow from it, so that it is reported before them.
        var comesFirst: Bool {
            switch self {
            case .missingMember, .unknownName, .unknownCall, .other: false
            default: true
            }
        }
    }

    let kind: Kind
    /// The first of the errors.
    let first: CompilerMessage
    /// The unknown names, each once.
    var names: [String] = []
    /// Whether it is in the tests, so that nothing in the code follows from it.
    var isInTests = false
    /// How many other errors have the same cause.
    var followers = 0

    /// Adds a message, which may be about an unknown name.
    mutating func add(_ name: String?, isError: Bool) {
        let isNew = name.map { !names.contains($0) } ?? false
        if let name, isNew { names.append(name) }
        // A message that lists the new name reports this error, too.
        if isNew, case .missingImport = kind { return }
        if isError { followers += 1 }
    }

    /// The message; nil for the compiler's own.
    package var message: String? {
        switch kind {
        case .missingModule(let module): "the module '\(module)' is missing"
        case .appleModule(let module): "there is no stand-in for Apple's module '\(module)'"
        case .absentModule(let module): "the SDK has no module '\(module)'"
        case .wrongTestedModule(let module): "there is no module '\(module)' to test"
        case .untestedModule(_, isPlain: true): "the tests import the module without '@testable'"
        case .untestedModule(_, isPlain: false): "the tests do not import the module that they test"
        case .missingImport(let module, _): "the file uses \(quotedNames) without importing \(module)"
        case .missingStandIn(let name, let module): "the stand-in for \(module) has no '\(name)'"
        case .missingMember(let member, let type): "the stand-ins have no '\(type).\(member)'"
        case .unknownType: "nothing declares \(quotedNames)"
        case .unknownTypes: "\(names.count) types are missing: \(quotedNames)"
        case .objectiveC(let name, let file):
            "'\(name)' is declared in '\(file)', and the check compiles no Objective-C"
        case .unprefixed, .leftOut, .unknownName, .unknownCall, .other: nil
        }
    }

    private var quotedNames: String { quoted(names, most: 8) }

    /// What to do about it, given the libraries that the template names; nil if the message says enough.
    package func hint(_ dependencies: [String]) -> String? {
        switch kind {
        case .missingModule(let module):
            (dependencies.contains { $0.lowercased().contains(module.lowercased()) }
                ? "the template's 'dependencies' name it: " : "") + Self.moduleStubs(module)
        case .appleModule(let module): "on a Mac, pass '\(Self.sdk)'; elsewhere, \(Self.moduleStubs(module))"
        case .absentModule(let module):
            "put the import and what needs it between '#if canImport(\(module))' and '#endif'"
        case .wrongTestedModule, .untestedModule:
            "write '@testable import {{ module_info.product_module_name }}'"
        case .missingImport(let module, _): "add 'import \(module)'"
        case .missingStandIn:
            "do without it, \(Self.compileWithSDK), or declare it in a file in DIR and \(Self.stubs)"
        case .missingMember:
            "if an extension of yours declares it, put that file into DIR and \(Self.stubs); "
                + "if it is Apple's, \(Self.compileWithSDK)"
        case .objectiveC:
            "declare it in Swift, under the name that it has in each combination, in a file in DIR "
                + "and \(Self.stubs)"
        case .unknownType, .unknownTypes:
            "if your app declares \(names.count > 1 ? "them" : "it"), put files with such declarations into "
                + "DIR and \(Self.stubs), or name the folder in the rambaspec: 'check_stubs: DIR'"
        case .unknownName(_, let module):
            "if \(module) has it, \(Self.lacking)"
        case .unknownCall(let name, let module, _):
            "if \(module) has this form of '\(name)', \(Self.lacking)"
        case .leftOut(let name, let path): "'\(path)' declares '\(name)', but this combination leaves it out"
        case .unprefixed(_, let name): "did you mean '\(name)'?"
        case .other: nil
        }
    }

    private static let sdk = "--sdk iphonesimulator"
    private static let compileWithSDK = "compile against Apple's SDK on a Mac with '\(sdk)'"
    private static let lacking =
        "the stand-in lacks it: \(compileWithSDK), or declare it in a file in DIR and \(stubs)"
    private static let stubs = "pass '--stubs DIR'"

    private static func moduleStubs(_ module: String) -> String {
        "put stubs of it into a folder '\(module)' in DIR and \(stubs)"
    }

    /// Remarks on the errors that follow from it.
    package var notes: [String] {
        var notes: [String] = []
        switch kind {
        case .missingModule where !names.isEmpty, .appleModule where !names.isEmpty:
            notes.append("nothing else declares \(quotedNames), so this module or your app may do it")
        case .untestedModule where !names.isEmpty: notes.append("the module declares \(quotedNames)")
        default: break
        }
        if followers > 0 {
            notes.append(
                "\(counted(followers, "more error")) \(followers == 1 ? "follows" : "follow") from this")
        }
        return notes
    }
}
