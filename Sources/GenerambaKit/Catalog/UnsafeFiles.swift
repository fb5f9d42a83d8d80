import SourceText
import SystemAccess

extension TemplateFolder {
    /// Checks that no file of a template changes the user, and that every disk can tell their names apart.
    func checkHazards(of files: [RelativePath: [UInt8]]) throws {
        var found = Diagnostics()
        var first: [String: RelativePath] = [:]
        for path in files.keys.sorted() {
            // A program in such a file would run as the file's owner or group.
            if try follow(path).flatMap(file).map(Disk.changesUser) == true {
                found.addError(
                    "'\(shown)/\(path)' has the setuid or setgid bit",
                    hint: "a template may contain only regular files")
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
}
