import GenerambaKit
import SourceText
import SystemAccess

/// The Swift compiler of the toolchain in the PATH.
package struct SwiftCompiler: Sendable {
    private let environment: [String: String]
    private let common: [String]
    /// The arguments for each call but for places.
    let arguments: [String]

    /// - Parameters:
    ///   - environment: the variables, of which the compiler uses `PATH` and those that set the place of its cache.
    ///   - moduleCache: a folder for compiled modules of the system's headers; nil for the compiler's default.
    ///   - common: arguments for each call.
    package init(environment: [String: String], moduleCache: AbsolutePath? = nil, common: [String] = []) {
        (self.environment, arguments) = (environment, common)
        self.common = (moduleCache.map { ["-module-cache-path", $0.text] } ?? []) + common
    }

    /// The arguments for making a module. With them, the compiler goes all the way through SIL, as with `-emit-sil`.
    package static func module(_ name: String, in folder: AbsolutePath) -> [String] {
        ["-emit-module", "-emit-module-path", folder.appending("\(name).swiftmodule").text]
    }

    /// Compiles sources as the arguments say. Returns the compiler's messages.
    ///
    /// - Throws: `Diagnostics` when the compiler cannot run, takes too long or crashes; `Interruption`.
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

    /// The folder of the toolchain's libraries, such as `/usr/lib/swift`.
    package func resourceFolder() throws -> AbsolutePath {
        let process = Subprocess(
            program: "swiftc", arguments: common + ["-print-target-info"], environment: environment,
            timeLimit: 60)
        let output = try process.run().standardOutput
        guard let target = try? JSON.decode(TargetInfo.self, from: output) else {
            throw Diagnostics.error(
                "'swiftc -print-target-info' does not name the toolchain's folder",
                hint: "try another toolchain")
        }
        return AbsolutePath(target.paths.runtimeResourcePath)
    }

    /// The arguments that choose the linker: on Linux the toolchain's own, if it has one. It takes half the processor time
    /// of gold, which the compiler would choose.
    package func linker() throws -> [String] {
        guard !isOnMac else { return [] }
        // `usr/lib/swift` and `usr/bin`
        let tools = try resourceFolder().parent?.parent?.appending("bin")
        let hasOwn = try tools.map { try Disk.kind(following: $0.appending("ld.lld")) == .file } ?? false
        return hasOwn ? ["-use-ld=lld"] : []
    }

    /// The arguments for finding the macros of Swift Testing and, with a toolchain from swift.org on a Mac, the library
    /// itself.
    func swiftTesting() throws -> [String] {
        let resources = try resourceFolder()
        var arguments: [String] = []
        let plugIns = resources.appending("host/plugins/testing")
        if try Disk.kind(following: plugIns) == .folder { arguments += ["-plugin-path", plugIns.text] }
        let library = resources.appending("macosx/testing")
        if isOnMac, try Disk.kind(following: library) == .folder {
            arguments += [
                "-I", library.text, "-L", library.text, "-Xlinker", "-rpath", "-Xlinker", library.text,
            ]
        }
        return arguments
    }

    private struct TargetInfo: Decodable {
        struct Paths: Decodable { let runtimeResourcePath: String }

        let paths: Paths
    }
}
