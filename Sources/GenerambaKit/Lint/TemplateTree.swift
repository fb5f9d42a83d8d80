import SourceText

/// The contents of a template's folder, without hidden files and nested templates.
struct TemplateTree {
    private(set) var files: [RelativePath] = []
    private(set) var problems = Diagnostics()
    private let folder: TemplateFolder

    init(_ folder: TemplateFolder) {
        self.folder = folder
        switch folder {
        case .memory(let contents, _, _): files = Self.own(Array(contents.keys))
        case .disk(let path, _): read(path, .here, depth: 0)
        }
        files.sort()
        checkLetterCase()
    }

    /// Returns the files without hidden ones and those of nested templates.
    private static func own(_ files: [RelativePath]) -> [RelativePath] {
        let nested = Set(files.filter { TemplateName.ofRambaspec($0.name) != nil }.compactMap(\.parent))
        return files.filter { file in
            !file.components.contains { $0.hasPrefix(".") }
                && nested.isDisjoint(with: file.selfAndParents.dropFirst())
        }
    }

    private mutating func read(_ path: AbsolutePath, _ below: RelativePath, depth: Int) {
        let entries = entries(in: path).filter { !$0.name.hasPrefix(".") }.sorted { $0.name < $1.name }
        if depth > 0, entries.contains(where: { TemplateName.ofRambaspec($0.name) != nil }) { return }
        for (name, kind) in entries {
            guard let child = try? below.appending(untrusted: name) else {
                let path = below.components.isEmpty ? name : "\(below)/\(name)"
                problems.addError("'\(folder.shown)/\(path)' is not a valid file name")
                continue
            }
            switch kind {
            case .file: files.append(child)
            case .folder where depth < TemplateLimits.depth:
                read(path.appending(child.name), child, depth: depth + 1)
            case .folder: break
            case .link:
                do throws(FileProblem) {
                    try check(link: path.appending(name), child)
                } catch {
                    problems.add(folder.diagnostic(of: error))
                }
            case .other: problems.addError("'\(folder.shown)/\(child)' is not a file")
            }
        }
    }

    private mutating func entries(in path: AbsolutePath) -> [(name: String, kind: Disk.Kind)] {
        do throws(FileProblem) {
            return try Disk.entries(in: path)
        } catch {
            problems.add(folder.diagnostic(of: error))
            return []
        }
    }

    private mutating func check(link: AbsolutePath, _ child: RelativePath) throws(FileProblem) {
        guard case .disk(let path, _) = folder else { return }
        guard let real = try Disk.realPath(of: link) else {
            problems.addError("'\(folder.shown)/\(child)' is a broken symbolic link")
            return
        }
        if let top = try Disk.realPath(of: path), !real.isInside(top) {
            problems.addError("'\(folder.shown)/\(child)' \(TemplateLimits.way)")
        } else if try Disk.kind(following: link) == .file {
            files.append(child)
        }
    }

    private mutating func checkLetterCase() {
        var first: [String: RelativePath] = [:]
        for file in files {
            guard let other = first.updateValue(file, forKey: file.caseFolded) else { continue }
            problems.addError(
                "'\(folder.shown)/\(other)' and '\(file.name)' are the same file on some disks",
                hint: "rename one of them")
        }
    }
}
