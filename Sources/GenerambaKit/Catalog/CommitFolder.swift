import SystemAccess

extension CommitTree {
    /// A folder with all its files, and those that its symbolic links lead to. Fetches missing ones. Links that cannot
    /// be followed, other entries that are not regular files, and files that are too large throw only when they are
    /// read.
    ///
    /// - Throws: `Diagnostics` with git's message, when the template exceeds a limit, or when names in the folder are
    ///   not valid on every disk or occur twice.
    package func folder(_ folder: RelativePath, of template: TemplateName, in top: String) throws
        -> TemplateFolder
    {
        let listing = try CommitFolder(folder, of: template, in: self, top)
        for place in listing.places { try entries.check(place, of: id) }
        let contents = try repository.contents(of: Set(listing.files.values), in: id) {
            try TemplateLimits.check(
                $0, of: template.text, in: listing.shown, hint: TemplateLimits.repositoryHint)
        }
        var special = listing.special
        for (path, id) in listing.files where contents[id] == nil {
            special.unreadable[path] = .error("'\(listing.shown)/\(path)' \(TemplateLimits.hazard)")
        }
        return .memory(
            listing.files.compactMapValues { contents[$0] }, special: special, shown: listing.shown)
    }
}

/// The files of a folder of a commit, with those that its symbolic links lead to.
private struct CommitFolder {
    /// The ids of the regular files, by their paths in the folder.
    private(set) var files: [RelativePath: String] = [:]
    private(set) var special = SpecialFiles()
    /// The folder, and those that links lead to, by their paths in the commit.
    private(set) var places: [RelativePath] = []
    /// The path of the folder as the user knows it.
    let shown: String

    private let commit: CommitTree
    private let top: String

    init(_ folder: RelativePath, of template: TemplateName, in commit: CommitTree, _ top: String) throws {
        (self.commit, self.top) = (commit, top)
        shown = folder == .here ? top : "\(top)/\(folder)"
        do {
            guard let place = try commit.tree.follow(folder), place.entry == .folder else { return }
            places = [place.path]
        } catch let link as BadLink {
            special.badLinks[.here] = link.diagnostic(in: top)
            return
        }
        var count = 0
        var folders = [(path: RelativePath.here, way: places)]
        while let (path, way) = folders.popLast() {
            for name in try commit.entries.names(in: way[way.count - 1]) {
                let child = path.appending(RelativePath(name: name))
                if let place = try add(name, as: child, way) {
                    folders.append((child, way + [place]))
                    guard special.linkedFolders.contains(child) else { continue }
                }
                count += 1
                guard count <= TemplateLimits.files else {
                    throw TemplateLimits.tooMany(
                        template.text, in: shown, hint: TemplateLimits.repositoryHint)
                }
            }
        }
    }

    /// Adds an entry. Returns its path in the commit, without links, if it is a folder.
    ///
    /// - Parameter way: the folder of the entry and those through which it was reached.
    private mutating func add(
        _ name: String, as child: RelativePath, _ way: [RelativePath]
    ) throws -> RelativePath? {
        do {
            guard let place = try commit.tree.follow(name, in: way) else { return nil }
            let isLink = place.path != way[way.count - 1].appending(RelativePath(name: name))
            if isLink, place.path != places[0], place.path.isInside(places[0]) {
                special.linkTargets.insert(place.path.dropping(places[0]))
            }
            if place.entry == .folder {
                if isLink {
                    special.linkedFolders.insert(child)
                    places.append(place.path)
                }
                return place.path
            }
            if let file = commit.entries.file(at: place.path) {
                files[child] = file.id
                if file.isExecutable { special.executables.insert(child) }
            } else if let hazard = commit.entries.all[place.path]?.hazard {
                special.unreadable[child] = .error("'\(shown)/\(child)' \(hazard)")
            }
        } catch let link as BadLink {
            special.badLinks[child] = link.diagnostic(in: top)
        }
        return nil
    }
}
