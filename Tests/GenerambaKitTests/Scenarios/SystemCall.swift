import Foundation

/// A call of the system that a run has made, as strace tells it.
struct SystemCall: CustomStringConvertible {
    let name: String
    /// The how-manieth of this name it was since the program's start, as strace counts.
    let number: Int
    /// The call with its arguments and its result; descriptors have their paths.
    let line: String

    var description: String { "\(name) \(number), \(line)" }

    /// The calls that a trace lists.
    static func all(in trace: String) -> [SystemCall] {
        var counts: [Substring: Int] = [:]
        return trace.split(separator: "\n").compactMap { line in
            let name = line.prefix { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "_") }
            guard !name.isEmpty, line.dropFirst(name.count).first == "(" else { return nil }
            counts[name, default: 0] += 1
            return SystemCall(name: String(name), number: counts[name] ?? 0, line: String(line))
        }
    }

    // MARK: Changes

    private static let changing: Set = [
        "write", "writev", "pwrite64", "pwritev", "pwritev2", "rename", "renameat", "renameat2", "link",
        "linkat", "symlink", "symlinkat", "unlink", "unlinkat", "mkdir", "mkdirat", "rmdir", "mknod",
        "mknodat",
        "chmod", "fchmod", "fchmodat", "fchmodat2", "chown", "fchown", "lchown", "fchownat", "truncate",
        "ftruncate", "fallocate", "copy_file_range", "sendfile", "splice", "utimensat", "setxattr",
        "fsetxattr",
        "lsetxattr", "fsync", "fdatasync", "syncfs", "sync_file_range", "creat",
    ]

    /// Whether it has changed something that belongs to a sandbox's `FileTree`.
    func changesFiles(of sandbox: Sandbox) -> Bool {
        // The working folder is told with every path, also with those that it does not matter for.
        let line = line.replacing("AT_FDCWD<\(sandbox.project)>, \"/", with: "\"/")
        let folders = ["Shop", "home", "cache"].map { "\(sandbox.root)/\($0)" }
        guard folders.contains(where: line.contains), !line.contains(" = -1 E") else { return false }
        let opens = ["open", "openat", "openat2"].contains(name)
        return opens ? line.contains("O_CREAT") || line.contains("O_TRUNC") : Self.changing.contains(name)
    }

    // MARK: Faults

    /// Whether a signal may interrupt it, on whatever disk.
    var isInterruptible: Bool {
        let names: Set = [
            "open", "openat", "openat2", "creat", "read", "readv", "pread64", "write", "writev", "pwrite64",
            "close", "flock", "fsync", "fdatasync", "ftruncate", "truncate", "copy_file_range", "getdents64",
            "poll", "ppoll",
        ]
        return names.contains(name)
    }

    /// The calls on files, folders and descriptors that the program itself makes: those after it has asked for its
    /// working folder, which neither the loader nor the runtime does.
    ///
    /// The allocator's are left out, and those that close anything but a new file: a real error closes that all the same,
    /// but strace does not make the call, and a pipe or lock that stays open makes others wait.
    static func ownCalls(of calls: [SystemCall]) -> [SystemCall] {
        var written: Set<Substring> = []
        return calls.drop { $0.name != "getcwd" }.filter { call in
            if call.line.contains("O_WRONLY") || call.line.contains("O_RDWR") {
                written.insert(call.line.resultPath)
            }
            switch call.name {
            case "mmap", "munmap", "mremap", "execve": return false
            case "close": return written.contains(call.line.argumentPath)
            default: return true
            }
        }
    }
}

extension String {
    /// The path of the descriptor that a traced call gives.
    fileprivate var resultPath: Substring {
        guard let result = range(of: " = ", options: .backwards) else { return "" }
        return self[result.upperBound...].drop { $0 != "<" }.dropFirst().prefix { $0 != ">" }
    }

    /// The path of the descriptor that a traced call takes.
    fileprivate var argumentPath: Substring { drop { $0 != "<" }.dropFirst().prefix { $0 != ">" } }
}

extension [SystemCall] {
    /// Some of them, evenly spread, the same in every run of the tests.
    func spread(_ count: Int, all isAll: Bool = false) -> [SystemCall] {
        guard self.count > count, !isAll else { return self }
        return (0..<count).map { self[($0 * self.count + self.count / 2) / count] }
    }

    /// The first and the last of each name, and so many between them.
    func ends(andBetween count: Int, all isAll: Bool = false) -> [SystemCall] {
        guard !isAll else { return self }
        let chosen = Set(
            spread(count).map(\.line)
                + Set(map(\.name)).flatMap { name in
                    [first { $0.name == name }?.line, last { $0.name == name }?.line].compactMap { $0 }
                })
        return filter { chosen.contains($0.line) }
    }
}
