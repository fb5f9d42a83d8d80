import Testing

/// A package called Shop as `swift package init` makes it, for the examples of the pages.
enum NewPackage {
    private static let library = Result { try files(of: "library") }

    static func sandbox() throws -> Sandbox {
        var sandbox = try Sandbox(library.get())
        sandbox.environment["NO_COLOR"] = "1"
        return sandbox
    }

    /// The files of a new package by their paths.
    ///
    /// - Parameter kind: such as `library`, for `--type`.
    static func files(of kind: String) throws -> [String: String] {
        let sandbox = try Sandbox()
        _ = try sandbox.output(of: ["swift", "package", "init", "--type", kind])
        return try Dictionary(
            uniqueKeysWithValues: sandbox.files(in: ".").map { ($0, try sandbox.read($0)) })
    }
}
