import Foundation

/// A system call of a run, as strace reports it.
struct SystemCall: CustomStringConvertible {
    let name: String
    /// The index among the calls of this name since the program's start, from 1, as strace counts.
    let number: Int
    /// The call with arguments and result. Descriptors are followed by their paths.
    let line: String

    var description: String { "\(name) \(number), \(line)" }

    /// Parses a trace.
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

    /// Whether it changed something in a sandbox's `FileTree`.
    func changesFiles(of sandbox: Sandbox) -> Bool {
        // strace prints the working directory with every path, even with absolute ones.
        let line = line.replacing("AT_FDCWD<\(sandbox.project)>, \"/", with: "\"/")
        let folders = ["Shop", "home", "cache"].map { "\(sandbox.root)/\($0)" }
        guard folders.contains(where: line.contains), !line.contains(" = -1 E") else { return false }
        let opens = ["open", "openat", "openat2"].contains(name)
        return opens ? line.contains("O_CREAT") || line.contains("O_TRUNC") : Self.changing.contains(name)
    }

    /// Whether it prints the report or a message.
    var isReport: Bool { name == "write" && (line.hasPrefix("write(1<") || line.hasPrefix("write(2<")) }

    // MARK: Faults

    /// Whether a signal can interrupt it, on any disk.
    var isInterruptible: Bool {
        let names: Set = [
            "open", "openat", "openat2", "creat", "read", "readv", "pread64", "write", "writev", "pwrite64",
            "close", "flock", "fsync", "fdatasync", "ftruncate", "truncate", "copy_file_range", "getdents64",
            "poll", "ppoll",
        ]
        return names.contains(name)
    }

    /// The program's own system calls on files, folders and descriptors. They begin after it asks for its working
    /// directory, which neither the loader nor the runtime does.
    ///
    /// Leaves out the allocator's calls, and closing anything but a new file: a real error of `close` still closes the
    /// descriptor, but strace skips the call, and a pipe or lock that stays open would block other processes.
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
    /// The path of the descriptor that the call returns.
    fileprivate var resultPath: Substring {
        guard let result = range(of: " = ", options: .backwards) else { return "" }
        return self[result.upperBound...].drop { $0 != "<" }.dropFirst().prefix { $0 != ">" }
    }

    /// The path of the descriptor that the call takes.
    fileprivate var argumentPath: Substring { drop { $0 != "<" }.dropFirst().prefix { $0 != ">" } }
}

extension [SystemCall] {
    /// An evenly spread sample, the same in every test run.
    func spread(_ count: Int, all isAll: Bool = false) -> [SystemCall] {
        guard self.count > count, !isAll else { return self }
        return (0..<count).map { self[($0 * self.count + self.count / 2) / count] }
    }

    /// The first and last call of each name, and this many between them.
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
