import SourceText

/// What takes changes of the disk back.
struct Undo {
    enum Step {
        case removeFile(FilePath)
        case removeFolder(FilePath)
        case removeTree(FilePath)
        case makeFolder(FilePath)
        case restore(FilePath, [UInt8])
        /// Back from where it was put aside, in the place of what stands there now.
        case putBack(FilePath, from: FilePath)
    }

    var steps: [Step] = []
    private var knownFolders: Set<FilePath> = []

    /// Makes a folder and those above it, where there are none.
    ///
    /// - Throws: `FileProblem`.
    mutating func makeFolders(_ path: FilePath) throws(FileProblem) {
        guard !knownFolders.contains(path) else { return }
        if !Disk.isFolder(path) {
            if let parent = path.parent { try makeFolders(parent) }
            if try Disk.makeFolder(path) { steps.append(.removeFolder(path)) }
        }
        knownFolders.insert(path)
    }

    /// Takes all back, the last change first.
    ///
    /// - Throws: `Diagnostics` with what could not be taken back, and why it was to be.
    func run(after error: any Error) throws {
        var left: [FileProblem] = []
        for step in steps.reversed() {
            do throws(FileProblem) {
                switch step {
                case .removeFile(let path): try Disk.removeFile(path)
                case .removeFolder(let path): try Disk.removeEmptyFolder(path)
                case .removeTree(let path): try Disk.removeTree(path)
                case .makeFolder(let path): _ = try Disk.makeFolder(path)
                case .restore(let path, let bytes): try Disk.replace(path, bytes)
                case .putBack(let path, let aside): try Disk.put(aside, at: path)
                }
            } catch {
                left.append(error)
            }
        }
        guard !left.isEmpty else { return }
        throw Diagnostics([error.diagnostic] + left.map { $0.diagnostic(from: .root) })
    }
}

extension Error {
    fileprivate var diagnostic: Diagnostic {
        if let problem = self as? FileProblem { return problem.diagnostic(from: .root) }
        return (self as? Diagnostics)?.all.first ?? .error("\(self)")
    }
}
