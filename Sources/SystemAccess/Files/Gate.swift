/// Who asks for a change of a file or folder. Each may change other paths of a project.
public enum Writer: Sendable, Equatable {
    /// The program itself, for its own files and for those of the project that it edits.
    case program
    /// The installation of a template, for the folder of installed templates.
    case installation
    /// A template, for a module. What a repository brings is trusted no more: records, and the backup of an update.
    case template
}

/// A path that its writer may change. `Transaction` takes no other paths, and only these initializers make them.
package struct GatedPath: Sendable, Hashable {
    package let path: RelativePath
    /// Who asked; nil for a path in a journal.
    private let writer: Writer?

    /// - Throws: `PathProblem` when the writer may not change the path.
    package init(_ path: RelativePath, isFolder: Bool = false, for writer: Writer) throws(PathProblem) {
        if let problem = path.problem(isFolder: isFolder, for: writer) { throw problem }
        (self.path, self.writer) = (path, writer)
    }

    /// A path in a journal, which may have had any writer. Throws `PathProblem` when none of them may change the path.
    package init(inJournal path: RelativePath, isFolder: Bool) throws(PathProblem) {
        let writers = [Writer.program, .installation].filter {
            path.problem(isFolder: isFolder, for: $0) == nil
        }
        if writers.isEmpty, let problem = path.problem(isFolder: isFolder, for: .template) { throw problem }
        (self.path, writer) = (path, nil)
    }

    /// The place in the project to which symbolic links on the path lead, or the path of an enclosing folder. Throws
    /// `PathProblem` when neither the writer nor a template may change it.
    package func leading(to real: RelativePath, isFolder: Bool = false) throws(PathProblem) -> GatedPath {
        let writer = writer ?? .template
        if path.isInside(real) || real.problem(isFolder: isFolder, for: writer) == nil {
            return GatedPath(real, writer)
        }
        return GatedPath(try GatedPath(real, isFolder: isFolder, for: .template).path, writer)
    }

    private init(_ path: RelativePath, _ writer: Writer) { (self.path, self.writer) = (path, writer) }
}

extension RelativePath {
    package static let ownFolder: RelativePath = ".generamba"
    private static let templatesFolder: RelativePath = "Templates"
    /// The names of the files outside of its folder that this program makes or edits, besides project files.
    private static let ownFiles = ["Rambafile", "Rambafile.lock", "Package.swift", "AGENTS.md"]

    /// Why a writer may not change a path; nil if it may.
    package func problem(isFolder: Bool = false, for writer: Writer) -> PathProblem? {
        // Most names need no closer look, and records and plans have many thousands.
        let names = components.filter { !$0.isPlainName }
        if names.contains(where: isGitDirectory) { return .git }
        if names.contains(where: { $0.isEmpty || $0 == ".." || $0.utf8.contains(UInt8(ascii: "/")) }) {
            return .leaves
        }
        // The name of the program's folder, in any spelling of any disk.
        let isInOwnFolder = names.contains {
            $0.utf8.first == UInt8(ascii: ".") && $0.foldedName == Self.ownFolder.name
        }
        return switch writer {
        case .program: isOfProgram ? nil : .foreign
        case .installation: isInside(Self.templatesFolder) && !isInOwnFolder ? nil : .foreign
        case .template: isInOwnFolder ? .ours : ReservedName.problem(of: self, names, isFolder: isFolder)
        }
    }

    /// Whether this program makes or edits the file itself.
    private var isOfProgram: Bool {
        if isInside(Self.ownFolder) { return true }
        if let bundle = parent, bundle.name.hasSuffix(".xcodeproj") { return name == "project.pbxproj" }
        // For certain versions of Swift, a package has manifests such as Package@swift-6.2.swift.
        return Self.ownFiles.contains(name) || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
    }
}

extension String {
    /// Whether it consists of ASCII characters without a meaning in any rule about names.
    fileprivate var isPlainName: Bool {
        !isEmpty && utf8.allSatisfy { $0 < 0x80 && !"._~/\\".utf8.contains($0) }
    }

    /// The name as disks see it that ignore letter case, such as those of most Macs: `ſ` is `s` there, and `ﬁ` is `fi`.
    var foldedName: String { utf8.allSatisfy { $0 < 0x80 } ? lowercased() : uppercased().lowercased() }
}
