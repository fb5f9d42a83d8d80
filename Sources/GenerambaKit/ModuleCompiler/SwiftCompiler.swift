import SourceText

/// The Swift compiler of the toolchain in the PATH.
package struct SwiftCompiler: Sendable {
    private let environment: [String: String]
    private let common: [String]

    /// - Parameters:
    ///   - environment: variables, of which `PATH` and those of the compiler's own cache matter.
    ///   - moduleCache: a folder for what it knows of the system's headers; nil for its usual one.
    ///   - common: arguments of each call.
    package init(environment: [String: String], moduleCache: AbsolutePath? = nil, common: [String] = []) {
        self.environment = environment
        self.common = (moduleCache.map { ["-module-cache-path", $0.text] } ?? []) + common
    }

    /// The arguments that make a module. They take the compiler the whole way through SIL, as `-emit-sil` does.
    static func module(_ name: String, in folder: AbsolutePath) -> [String] {
        ["-emit-module", "-emit-module-path", folder.appending("\(name).swiftmodule").text]
    }

    /// Compiles sources.
    ///
    /// - Parameter arguments: what to make of them, and of which.
    /// - Returns: what it says of them.
    /// - Throws: `Diagnostics` when it cannot be run, takes too long or crashes; `Interruption`.
    package func run(_ arguments: [String]) throws -> [CompilerMessage] {
        let process = Subprocess(
            program: "swiftc",
            arguments: ["-diagnostic-style", "llvm", "-no-color-diagnostics"] + common + arguments,
            environment: environment, timeLimit: 300)
        let output = try process.finish()
        let messages = CompilerMessage.all(in: output.standardError + output.standardOutput)
        guard output.excess == nil, output.status == 0 || messages.hasErrors else {
            throw output.failure(of: "swiftc", saying: output.standardError)
        }
        return messages
    }
}
