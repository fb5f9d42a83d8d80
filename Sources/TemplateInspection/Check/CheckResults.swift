import GenerambaKit
import SourceText
import SystemAccess

/// The cases that compiled without a message and whose tests passed, kept in a folder of the program's cache under hashes
/// of everything that their results depend on.
package final class CheckResults: @unchecked Sendable {
    /// The names of the passed tests, by the hash of a case.
    private var known: [String: [String]] = [:]
    /// Those that this run needed.
    private var used: [String: [String]] = [:]
    private let lock = Lock()
    private let file: CacheFile
    /// What the results of all cases depend on: the toolchain and this program.
    private let origin: String

    /// Reads the results.
    ///
    /// - Parameter origin: a text that changes with the toolchain and the program.
    package init(in folder: AbsolutePath, of origin: String) {
        file = CacheFile(folder.appending("results"), mark: Array("generamba-check 2\n".utf8))
        self.origin = origin
        guard let (bytes, content) = file.read() else { return }
        let reader = ByteReader(bytes, content)
        while !reader.isAtEnd, let key = try? reader.text(), let names = try? reader.items(reader.text) {
            known[key] = names
        }
    }

    /// Returns the hash of a case for a compiler; nil if modules that this run has compiled take part.
    func key(of job: Job, _ depth: ModuleCompiler.Depth) -> String? {
        guard let compiler = job.world.compiler, let identity = compiler.identity else { return nil }
        var hash = SHA256()
        func add(_ text: String) { hash.update(Array(text.utf8) + [0xFF]) }
        [origin, identity, "\(depth)", job.mode.rawValue, "\(job.world.code.count)"].forEach(add)
        for file in job.checkCase.files {
            add(file.path.text)
            hash.update((file.content.bytes ?? []) + [0xFF])
        }
        for stub in job.world.code + job.world.tests { hash.update(stub.text.bytes + [0xFF]) }
        return hash.finalized()
    }

    /// The result of a case that is known to be fine.
    func result(of key: String?, _ mode: LanguageMode) -> CaseResult? {
        guard let key else { return nil }
        return lock.locked {
            guard let names = known[key] else { return nil }
            used[key] = names
            return CaseResult(mode: mode, tests: names.map { TestResult(name: $0, outcome: .passed) })
        }
    }

    /// Remembers a result if there is nothing to tell.
    func remember(_ result: CaseResult, of key: String?) {
        guard let key, result.isFine, result.untold.isEmpty else { return }
        lock.locked { used[key] = result.tests.map(\.name) }
    }

    /// Writes the results if there are new ones.
    func save() {
        guard used.contains(where: { known[$0.key] == nil }) else { return }
        // Results of older sources go once there are many.
        let kept = known.count < 10_000 ? known.merging(used) { $1 } : used
        var writer = ByteWriter()
        for (key, names) in kept.sorted(by: { $0.key < $1.key }) {
            writer.add(key)
            writer.add(all: names) { $1.add($0) }
        }
        file.write(writer.bytes)
    }
}
