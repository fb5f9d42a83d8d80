import SourceText

/// What is wrong behind one or more errors of the compiler.
struct ErrorCause {
    enum Kind: Hashable {
        /// A module is missing that is not Apple's.
        case missingModule(String)
        /// The name of one of Apple's modules is misspelled.
        case misspelledModule(String, as: String)
        /// There is no stand-in for a module of Apple's.
        case appleModule(String)
        /// Apple's SDK, which the code is compiled with, lacks a module.
        case absentModule(String)
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
        /// A type of Apple's SDK, which the code is compiled with, lacks a member.
        case missingExtension(String, of: String)
        /// An Objective-C file declares the name.
        case objectiveC(String, declaredIn: String)
        /// Nothing declares the type.
        case unknownType(String)
        /// Nothing declares the types.
        case unknownTypes
        /// The template prints the module's name twice where it declares the name.
        case doubledName(String, declared: String)
        /// A type is declared twice.
        case redeclared(String)
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
    /// Modules that may declare the names, and that the file does not import.
    var libraries: [String] = []
    /// Whether the unknown name is made of the module's.
    var isOwn = false
    /// Whether it is in the tests, so that nothing in the code follows from it.
    var isInTests = false
    /// How many other errors have the same cause.
    var followers = 0

    /// Adds a message.
    ///
    /// - Parameter name: the unknown name that it is about.
    mutating func add(_ name: String?, isError: Bool) {
        let isNew = name.map { !names.contains($0) } ?? false
        if let name, isNew { names.append(name) }
        // A message that lists the new name reports this error, too.
        if isError, !(isNew && kind.listsNames) { followers += 1 }
    }
}

extension ErrorCause.Kind {
    var isUnknownType: Bool { if case .unknownType = self { true } else { false } }

    /// Whether the message lists the unknown names.
    fileprivate var listsNames: Bool { if case .missingImport = self { true } else { false } }

    /// A text that is equal for the same cause in different combinations, apart from the module's name; nil for an error
    /// that is only like itself.
    package var identity: String? {
        switch self {
        case .other: nil
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
        case .missingMember, .unknownMember, .missingExtension, .renamedMember, .other: false
        default: true
        }
    }
}
