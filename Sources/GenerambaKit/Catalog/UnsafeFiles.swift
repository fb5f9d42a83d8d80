import SourceText

extension TemplateFolder {
    /// Checks that all files of a template are regular files, and that every disk can tell their names apart.
    ///
    /// - Throws: `Diagnostics` listing every unsafe file; `FileProblem`.
    func checkHazards(of files: [RelativePath: [UInt8]]) throws {
        var found = Diagnostics()
        var first: [String: RelativePath] = [:]
        for path in files.keys.sorted() {
            if let (place, hazard) = try hazard(at: path) {
                found.addError(
                    "'\(shown)/\(place)' \(hazard)", hint: "a template may contain only regular files")
            }
            if path.isInGitDirectory {
                found.addError("'\(shown)/\(path)' is in a git directory, which could run programs")
            }
            for place in path.selfAndParents {
                let key = place.caseFolded
                if let other = first[key], other != place { found.add(clash(other, place)) }
                first[key] = place
            }
        }
        try found.throwErrors()
    }

    /// The error for two paths that some disks cannot tell apart.
    private func clash(_ first: RelativePath, _ second: RelativePath) -> Diagnostic {
        let isComposition = first.text == second.text
        func text(_ path: RelativePath) -> String {
            isComposition ? path.text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() : path.text
        }
        let difference = isComposition ? "Unicode normalization" : "letter case"
        return .error(
            "'\(shown)/\(text(first))' and '\(shown)/\(text(second))' differ only in \(difference): most Macs treat "
                + "them as one file")
    }

    /// The problem with a file or one of its folders; nil when there is none.
    private func hazard(at path: RelativePath) throws -> (RelativePath, String)? {
        guard case .disk(let folder, _) = self else { return nil }
        for place in path.selfAndParents.reversed() {
            let file = folder.appending(place)
            switch try Disk.kind(of: file) {
            case .link: return (place, "is a symbolic link")
            case .other: return (place, "is neither a file nor a folder")
            default: if try Disk.changesUser(file) { return (place, "has the setuid or setgid bit") }
            }
        }
        return nil
    }
}
