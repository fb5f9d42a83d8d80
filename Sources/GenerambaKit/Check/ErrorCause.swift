import SourceText

/// What is wrong behind one or more errors of the compiler.
struct ErrorCause {
    enum Kind: Hashable {
        /// A module is missing that is not Apple's.
        case missingModule(String)
        /// There is no stand-in for a module of Apple's.
        case appleModule(String)
        /// Tests import a module of the app that is not the generated one.
        case wrongTestedModule(String)
        /// A test file does not import the generated module, or imports it plainly, without `@testable`.
        case untestedModule(file: String, isPlain: Bool)
        /// A list is printed into an import.
        case severalModules(String)
        /// A file uses names of a module without importing it.
        case missingImport(module: String, file: String)
        /// The stand-ins lack an API.
        case missingStandIn(String, module: String)
        /// A type of the stand-ins lacks a member.
        case missingMember(String, of: String)
        /// A member has a new name.
        case renamedMember(String, of: String, name: String)
        /// A name is unknown in a class that inherits from a type of the stand-ins.
        case unknownMember(String, of: String)
        /// An Objective-C file declares the name.
        case objectiveC(String, declaredIn: String)
        /// Nothing declares the type.
        case unknownType(String)
        /// Nothing declares the types.
        case unknownTypes
        /// The template prints the module's name twice where it declares the name.
        case doubledName(String, declared: String)
        /// A name is misspelled.
        case misspelled(String, as: String)
        /// Another combination of parameters makes a file that declares the name.
        case leftOut(String, declaredIn: String)
        /// Only this error.
        case other(Int)
    }

    let kind: Kind
    /// The first of the errors.
    let first: CompilerMessage
    /// The unknown names, each once.
    var names: [String] = []
    /// How many other errors have the same cause.
    var followers = 0

    /// Whether its message lists the names.
    private var listsNames: Bool {
        if case .missingImport = kind { return true }
        return false
    }

    var isUnknownType: Bool { if case .unknownType = kind { true } else { false } }

    /// Adds a message.
    ///
    /// - Parameter name: the unknown name that it is about.
    mutating func add(_ name: String?, isError: Bool) {
        if let name, !names.contains(name) {
            names.append(name)
            // A name that is missing is told by itself.
            if listsNames { return }
        }
        if isError { followers += 1 }
    }
}

extension ErrorCause {
    /// The message; nil for the compiler's own.
    var message: String? {
        switch kind {
        case .missingModule(let module): "the module '\(module)' is missing"
        case .appleModule(let module): "there is no stand-in for Apple's module '\(module)'"
        case .wrongTestedModule(let module): "there is no module '\(module)' to test"
        case .untestedModule(_, let isPlain):
            isPlain
                ? "the tests import the module without '@testable'"
                : "the tests do not import the module that they test"
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
        case .unknownMember, .misspelled, .leftOut, .other: nil
        }
    }

    private var quotedNames: String { quoted(names, most: 8) }

    /// What to do about it; nil if the message says enough.
    ///
    /// - Parameter dependencies: the libraries that the template names.
    func hint(_ dependencies: [String]) -> String? {
        switch kind {
        case .missingModule(let module):
            let isNamed = dependencies.contains { $0.lowercased().contains(module.lowercased()) }
            return (isNamed ? "the template's 'dependencies' name it: " : "")
                + "put stubs of it into a folder '\(module)' in DIR and pass '--stubs DIR', or pass '--package DIR' "
                + "with a package that depends on it"
        case .appleModule(let module):
            return
                "on a Mac, pass '--sdk iphonesimulator'; elsewhere, put stubs of it into a folder '\(module)' in "
                + "DIR and pass '--stubs DIR'"
        case .wrongTestedModule, .untestedModule:
            return "write '@testable import {{ module_info.product_module_name }}'"
        case .severalModules: return "if this is a list, loop over it and write an import for each item"
        case .missingImport(let module, _): return "add 'import \(module)'"
        case .missingStandIn:
            return
                "do without it, compile against Apple's SDK on a Mac with '--sdk iphonesimulator', or declare it in "
                + "a file in DIR and pass '--stubs DIR'"
        case .missingMember:
            return
                "if an extension of yours declares it, put that file into DIR and pass '--stubs DIR'; if it is "
                + "Apple's, compile against Apple's SDK on a Mac with '--sdk iphonesimulator'"
        case .unknownMember(_, let type):
            return
                "if '\(type)' has it in Apple's SDK or in an extension of yours, put such an extension into DIR and "
                + "pass '--stubs DIR'"
        case .objectiveC:
            return
                "declare it in Swift, under the name that it has in each combination, in a file in DIR and pass "
                + "'--stubs DIR'"
        case .doubledName: return "print the name once"
        case .renamedMember(_, let type, let name): return "write '\(type).\(name)'"
        case .unknownType, .unknownTypes:
            return
                "if your app declares \(names.count == 1 ? "it" : "them"), put files with such declarations into "
                + "DIR and pass '--stubs DIR', or name the folder in the rambaspec: 'check_stubs: DIR'"
        case .misspelled(_, let name): return "did you mean '\(name)'?"
        case .leftOut(let name, let path):
            return "'\(path)' declares '\(name)', but this combination leaves it out"
        case .other: return nil
        }
    }

    /// Remarks on the errors that follow from it.
    var notes: [String] {
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

    /// Whether other errors of the compiler may follow from it, so that it is told before them.
    var comesFirst: Bool {
        switch kind {
        case .missingMember, .unknownMember, .renamedMember, .other: false
        default: true
        }
    }
}
