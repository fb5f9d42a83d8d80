import GenerambaKit
import SourceText

@testable import SystemAccess

extension Build {
    /// The fate of a mutant.
    enum Outcome: Sendable {
        /// The compiler rejects it.
        case refused
        /// A test fails or hangs.
        case noticed
        case survived
    }

    /// Compiles a module with one file changed, and links and runs the tests of each library.
    ///
    /// - Parameters:
    ///   - text: the file's new text.
    ///   - isInterface: whether other files may see the change.
    /// - Returns: an outcome for each bundle of tests.
    /// - Throws: `Diagnostics` when that cannot be done; `FileProblem`, `Interruption`.
    func outcomes(of file: RelativePath, text: String, isInterface: Bool) throws -> [Outcome] {
        let workplace = try Disk.makeTemporaryFolder(named: "mutant-", in: folder)
        defer { try? Disk.removeTree(workplace) }
        let path = workplace.appending(file.name)
        try Disk.create(path, Array(text.utf8))
        guard let replaced = try compile(file, at: path, isInterface: isInterface, in: workplace) else {
            return bundles.map { _ in .refused }
        }
        return try bundles.map { try outcome($0, with: replaced, in: workplace) }
    }

    /// Links objects with the tests, which are compiled again only if they do not fit, and runs them.
    private func outcome(
        _ bundle: TestBundle, with objects: [String: String?], in workplace: AbsolutePath
    ) throws -> Outcome {
        let program = workplace.appending("Tests")
        var replaced = objects
        replaced[bundle.program.text] = program.text
        if try link(bundle, replacing: replaced).status != 0 {
            guard try !compile(bundle, in: workplace).hasErrors else { return .refused }
            replaced[bundle.object.text] = TestBundle.object(of: sources.module, in: workplace).text
            let output = try link(bundle, replacing: replaced)
            guard output.status == 0 else {
                throw Diagnostics.error(String(decoding: output.standardError, as: UTF8.self))
            }
        }
        return try run(bundle, program).status == 0 ? .survived : .noticed
    }

    private func link(
        _ bundle: TestBundle, replacing objects: [String: String?]
    ) throws -> Subprocess.Output {
        let command = bundle.linkCommand.compactMap { objects[$0] ?? $0 }
        return try Subprocess(
            program: command[0], arguments: Array(command.dropFirst()), environment: environment
        ).finish()
    }

    /// The objects to link instead of the original ones; an object with nil is left out. Nil if the compiler rejects
    /// the file.
    private func compile(
        _ file: RelativePath, at path: AbsolutePath, isInterface: Bool, in workplace: AbsolutePath
    ) throws -> [String: String?]? {
        let files = sources.code.map { $0 == file ? path : sources.path(of: $0) }
        guard isInterface else {
            let object = workplace.appending("Mutant.o")
            let compiler = compiler(primary: path, files, to: object)
            let output = try compiler.finish()
            if let excess = output.excess {
                throw Diagnostics.error("'\(compiler.commandLine)' \(excess.text)")
            }
            return output.status == 0 ? [self.object(of: file).text: object.text] : nil
        }
        let module = try workbench.compile(
            code: files, module: sources.module, in: workplace, mode: Self.mode, depth: .link)
        guard !module.hasErrors else { return nil }
        var replaced: [String: String?] = [:]
        for file in sources.code { replaced[object(of: file).text] = .some(nil) }
        replaced[object(of: file).text] = workplace.appending("\(sources.module).o").text
        return replaced
    }
}
