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

    /// Whether other errors of the compiler may follow from it, so that it is reported before them.
    var comesFirst: Bool {
        switch self {
        case .missingMember, .unknownMember, .renamedMember, .other: false
        default: true
        }
    }
}
