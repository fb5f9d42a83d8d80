import SourceText
import SystemAccess

/// Builds modules of a package or of its dependencies with SwiftPM, in the package's own build folder.
package struct PackageBuild: Sendable {
    private let folder: AbsolutePath
    /// The folder's path as the user knows it.
    private let shown: String
    private let environment: [String: String]
    private let progress: @Sendable (String) -> Void

    /// - Parameter progress: called again and again while a module is built, with the module's name.
    /// - Throws: `Diagnostics` when there is no package in the folder; `FileProblem`.
    package init(
        in folder: AbsolutePath, shown: String, environment: [String: String],
        progress: @escaping @Sendable (String) -> Void
    ) throws {
        guard try Disk.kind(following: folder.appending("Package.swift")) == .file else {
            throw Diagnostics.error(
                "no Package.swift in '\(shown)'", hint: "'--package' takes the folder of a Swift package")
        }
        (self.folder, self.shown, self.environment, self.progress) = (folder, shown, environment, progress)
    }

    /// The modules of the toolchain that any code may import.
    package static let toolchain: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "Dispatch", "XCTest",
        "Testing",
        "Darwin", "Glibc", "Musl", "os", "Observation", "RegexBuilder", "Synchronization",
    ]

    /// Builds the modules with these names that the package has, and leaves out the other names.
    package func modules(_ names: [String]) throws -> OtherModules {
        let built = try names.filter { try !Self.toolchain.contains($0) && build($0) }
        guard !built.isEmpty else { return OtherModules() }
        let description = try BuildDescription(in: try productFolder())
        return try description.modules(built)
    }

    /// Builds a module. Returns false if the package has none of that name.
    private func build(_ module: String) throws -> Bool {
        // The names of modules have `_` for all characters of their targets' names that no identifier has.
        let targets = [module] + (module.contains("_") ? [module.replacing("_", with: "-")] : [])
        return try targets.contains { target in
            var run = swift(["--disable-automatic-resolution", "--target", target])
            run.meanwhile = { progress(module) }
            var output = try run.finish()
            // macOS cannot nest sandboxes; the outer one applies to the package, too.
            if output.status != 0, output.says("sandbox_apply") {
                run = swift(["--disable-sandbox", "--disable-automatic-resolution", "--target", target])
                output = try run.finish()
            }
            guard output.status != 0 || output.excess != nil else { return true }
            if output.says("no target named '\(target)'") { return false }
            throw failure(run, output, module)
        }
    }

    private func failure(_ run: Subprocess, _ output: Subprocess.Output, _ module: String) -> Diagnostics {
        let hint =
            output.says("resolved file is required") || output.says("Package.resolved")
            ? "run 'swift package resolve' in '\(shown)'"
            : "fix the package, or put a stub for '\(module)' into a folder that you name with '--stubs'"
        return Diagnostics(run.failure(output).all.map { .error($0.message, hint: hint) })
    }

    /// The folder of the build's products.
    private func productFolder() throws -> AbsolutePath {
        let output = try swift(["--show-bin-path"]).run().standardOutput
        let lines = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isNewline)
        return AbsolutePath(lines.last.map(String.init) ?? "")
    }

    private func swift(_ options: [String]) -> Subprocess {
        var run = Subprocess(
            program: "swift", arguments: ["build", "--package-path", folder.text] + options,
            environment: environment, timeLimit: 3600)
        run.shown = (["swift", "build", "--package-path", quotedForShell(shown)] + options)
            .joined(separator: " ")
        return run
    }
}

extension Subprocess.Output {
    /// Whether a text is part of its output.
    fileprivate func says(_ text: String) -> Bool {
        String(decoding: standardError + standardOutput, as: UTF8.self).contains(text)
    }
}
