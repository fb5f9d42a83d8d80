extension TemplateFolder {
    /// Checks that the files of a template are files and nothing else, of a size that a template may have, with names
    /// that every disk tells apart.
    ///
    /// - Throws: `Diagnostics` with all that are not; `FileProblem`.
    func checkHazards(of files: [RelativePath: [UInt8]]) throws {
        var found = Diagnostics()
        var first: [String: RelativePath] = [:]
        for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
            if let (place, hazard) = try hazard(at: path) {
                found.add(.error("'\(shown)/\(place)' \(hazard)", hint: "a template is made of files alone"))
            }
            if path.isGits {
                found.add(.error("'\(shown)/\(path)' is in a folder of git, which could run programs"))
            }
            if bytes.count > TemplateLimits.bytes {
                found.add(.error("'\(shown)/\(path)' \(TemplateLimits.hazard)"))
            }
            for place in path.selfAndParents {
                let key = place.text.lowercased()
                if let other = first[key], other != place {
                    found.add(
                        .error(
                            "'\(shown)/\(other)' and '\(shown)/\(place)' differ in letter case alone: most Macs take "
                                + "them for one"))
                }
                first[key] = place
            }
        }
        if files.count > TemplateLimits.files {
            found.add(.error("'\(shown)' has \(files.count) files, more than a template may have"))
        }
        try found.throwErrors()
    }

    /// What is wrong with a file or a folder that it is in; nil when nothing is.
    private func hazard(at path: RelativePath) throws -> (RelativePath, String)? {
        guard case .disk(let folder, _) = self else { return nil }
        for place in path.selfAndParents.reversed() {
            let file = folder.appending(place)
            switch try Disk.kind(of: file) {
            case .link: return (place, "is a symbolic link")
            case .other: return (place, "is neither a file nor a folder")
            default: if Disk.changesUser(file) { return (place, "has the setuid or setgid bit") }
            }
        }
        return nil
    }
}
