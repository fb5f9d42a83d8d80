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
    private let path: AbsolutePath
    /// What the results of all cases depend on: the toolchain and this program.
    private let origin: String

    /// Reads the results. Ignores a file that is damaged, of another version, or another user's.
    ///
    /// - Parameter origin: a text that changes with the toolchain and the program.
    package init(in folder: AbsolutePath, of origin: String) {
        (path, self.origin) = (folder.appending("results"), origin)
        guard let (bytes, owner) = try? Disk.readOwned(path), owner.isTrusted(environment: [:]),
            let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
            String(decoding: bytes[..<end], as: UTF8.self) == Self.head(of: bytes[(end + 1)...])
        else { return }
        for line in bytes[(end + 1)...].split(separator: UInt8(ascii: "\n")) {
            let parts = String(decoding: line, as: UTF8.self).split(separator: "\t").map(String.init)
            if let key = parts.first { known[key] = Array(parts.dropFirst()) }
        }
    }

    /// The first line: the version of the format, and the checksum of the rest.
    private static func head(of rest: ArraySlice<UInt8>) -> String {
        "generamba-check 1 \(hexadecimal(checksum(of: Array(rest))))"
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

    /// Remembers a result if everything is fine.
    func remember(_ result: CaseResult, of key: String?) {
        let names = result.tests.map(\.name)
        guard let key, result.isFine,
            !names.contains(where: { $0.utf8.contains { $0 < 0x20 } || $0.isEmpty })
        else { return }
        lock.locked { used[key] = names }
    }

    /// Writes the results if there are new ones. If that fails, the next run is only slower.
    func save() {
        guard used.contains(where: { known[$0.key] == nil }) else { return }
        // Results of older sources go once there are many.
        let kept = known.count < 10_000 ? known.merging(used) { $1 } : used
        let lines = kept.sorted { $0.key < $1.key }.map {
            ([$0.key] + $0.value).joined(separator: "\t") + "\n"
        }
        let rest = Array(lines.joined().utf8)
        try? Disk.makeFolders(path.parent ?? path, mode: 0o775)
        try? Disk.replace(path, Array("\(Self.head(of: rest[...]))\n".utf8) + rest)
    }
}
