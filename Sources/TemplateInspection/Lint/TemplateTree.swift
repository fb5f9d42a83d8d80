import GenerambaKit
import SourceText
import SystemAccess

/// The contents of a template's folder, without hidden files, golden tests, nested templates and what is in linked folders.
struct TemplateTree {
    /// The files, without those that a link leads to: they have another path that a template may name.
    private(set) var files: [RelativePath] = []
    private(set) var problems: [(path: RelativePath, problem: Diagnostic)] = []
    /// The files and folders that links lead to.
    private var linked: [RelativePath] = []
    private let folder: TemplateFolder

    init(_ folder: TemplateFolder) throws {
        self.folder = folder
        switch folder {
        case .memory(let contents, let special, _): add(Array(contents.keys), special)
        case .disk(let path, _, _): try read(path, .here, depth: 0)
        }
        // What cannot be read has been reported.
        let golden = (try? folder.goldenTests()) ?? []
        files = files.filter { file in
            !linked.contains(where: file.isInside) && !golden.contains { $0.contains(file) }
        }.sorted()
        var first: [String: RelativePath] = [:]
        for file in files {
            guard let other = first.updateValue(file, forKey: file.caseFolded) else { continue }
            let problem = Diagnostic.error(
                "'\(folder.shown)/\(other)' and '\(file.name)' are the same file on some disks",
                hint: "rename one of them")
            problems.append((file, problem))
        }
    }

    private mutating func add(_ contents: [RelativePath], _ special: SpecialFiles) {
        let all = contents + special.badLinks.keys
        let nested = Set(all.filter { TemplateName.ofRambaspec($0.name) != nil }.compactMap(\.parent))
        let others = nested.union(special.linkedFolders)
        let own = all.filter { file in
            !file.components.contains { $0.hasPrefix(".") }
                && others.isDisjoint(with: file.selfAndParents.dropFirst())
        }
        files = own.filter { special.badLinks[$0] == nil }
        problems = own.sorted().compactMap { path in special.badLinks[path].map { (path, $0) } }
        linked = Array(special.linkTargets)
    }

    private mutating func read(_ path: AbsolutePath, _ below: RelativePath, depth: Int) throws {
        let entries = (try collect(below) { try Disk.entries(in: path) } ?? [])
            .filter { !$0.name.hasPrefix(".") }.sorted { $0.name < $1.name }
        if depth > 0, entries.contains(where: { TemplateName.ofRambaspec($0.name) != nil }) { return }
        for (name, kind) in entries {
            guard let child = try? below.appending(untrusted: name) else {
                let path = below.components.isEmpty ? name : "\(below)/\(name)"
                problems.append((below, .error("'\(folder.shown)/\(path)' is not a valid file name")))
                continue
            }
            switch kind {
            case .file: files.append(child)
            case .folder where depth < TemplateLimits.depth:
                try read(path.appending(child.name), child, depth: depth + 1)
            case .folder: break
            case .link: try add(link: child)
            case .other: problems.append((child, .error("'\(folder.shown)/\(child)' is not a file")))
            }
        }
    }

    private mutating func add(link: RelativePath) throws {
        let places = try collect(link) { [folder] in
            (try folder.follow(.here), try folder.follow(link))
        }
        guard let here = places?.0, let place = places?.1 else { return }
        if place.entry == .file { files.append(link) }
        guard place.path != here.path, place.path.isInside(here.path) else { return }
        linked.append(place.path.dropping(here.path))
    }

    /// Runs `body` and keeps the problem that it throws instead of rethrowing it. Returns nil in that case.
    private mutating func collect<Value>(_ path: RelativePath, _ body: () throws -> Value) throws -> Value? {
        do {
            return try body()
        } catch let found as Diagnostics {
            problems += found.all.map { (path, $0) }
        } catch let problem as FileProblem {
            problems.append((path, folder.diagnostic(of: problem)))
        }
        return nil
    }
}
