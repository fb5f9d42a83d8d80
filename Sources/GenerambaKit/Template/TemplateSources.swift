import SourceText

/// The files that belong to a template, as its manifest names them or as they lie in its folder.
extension TemplateFolder {
    /// A source, or the file whose path differs in letter case only: templates from disks that do not care have
    /// such paths.
    func source(_ source: Located<RelativePath>, diagnostics: inout Diagnostics) throws -> [UInt8] {
        if let bytes = try read(source.value, namedAt: source.range) { return bytes }
        let near = try nearest(to: source.value)
        if let near, near.text.lowercased() == source.value.text.lowercased(),
            let bytes = try read(near)
        {
            diagnostics.addWarning(
                "'\(source.value)' is written '\(near)' on the disk", at: source.range,
                hint: "write it so: most disks of other systems care for letter case")
            return bytes
        }
        throw Diagnostics.error(
            "no file '\(source.value)' in the template", at: source.range,
            hint: near.map { "did you mean '\($0)'?" })
    }

    /// The file of which each name is nearest to that of a path; nil when some name has none.
    private func nearest(to path: RelativePath) throws -> RelativePath? {
        var found = RelativePath.here
        for name in path.components {
            let names = try names(in: found)
            guard let name = Self.same(name, in: names) ?? SourceText.nearest(to: name, in: names) else {
                return nil
            }
            found = try found.appending(untrusted: name)
        }
        return isFile(found) ? found : nil
    }

    /// The name itself or, where there is none, one that differs in how letters and their accents are composed: to Swift
    /// they are the same, to a disk they need not be.
    private static func same(_ name: String, in names: [String]) -> String? {
        if let exact = names.first(where: { $0.utf8.elementsEqual(name.utf8) }) { return exact }
        return names.first { $0 == name }
    }

    /// The files of `snippets/` and the folders in it.
    func snippets() throws -> [RelativePath] { try files(below: RelativePath(untrusted: "snippets")) }

    /// The files below a folder of the template, hidden ones aside.
    ///
    /// - Throws: `Diagnostics` for more files or folders, or deeper ones, than a template has; `FileProblem`.
    func files(below path: RelativePath) throws -> [RelativePath] {
        var files: [RelativePath] = []
        var folders = [path]
        var count = 0
        while let path = folders.popLast() {
            guard path.components.count <= TemplateLimits.depth else {
                throw Diagnostics.error(
                    "'\(shown)/\(path)' is in more than \(TemplateLimits.depth) folders of the template"
                )
            }
            for name in try names(in: path) where !name.hasPrefix(".") {
                count += 1
                guard count <= TemplateLimits.files else {
                    throw Diagnostics.error(TemplateLimits.excess(shown))
                }
                // A name that no path takes is no template's.
                guard let child = try? path.appending(untrusted: name) else { continue }
                if isFile(child) { files.append(child) } else { folders.append(child) }
            }
        }
        return files
    }

    /// The files of the template's licence.
    func licences() throws -> [RelativePath] {
        try names(in: .here).filter { $0.uppercased().hasPrefix("LICEN") }
            .compactMap { try? RelativePath(untrusted: $0) }
            .filter { isFile($0) }
    }
}
