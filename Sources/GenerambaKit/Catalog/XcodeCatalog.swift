import SourceText
import SystemAccess

extension CommitTree {
    /// The folders of Xcode's file templates, sorted.
    var xcodeFolders: [RelativePath] {
        entries.all.keys.filter { $0.name == XcodeTemplate.manifest.name }.compactMap(\.parent)
            .filter { $0.name.hasSuffix(XcodeTemplate.ending) }.sorted()
    }
}

extension TemplateResolver {
    /// Converts the file templates of Xcode in a folder or repository. Returns their names and files.
    ///
    /// - Parameters:
    ///   - word: the path of the folder or the address of the repository.
    ///   - name: the name of the only template; nil to take those of their folders.
    ///   - diagnostics: receives warnings about the converted templates, and about those of several that cannot be.
    package func templatesOfXcode(
        _ word: String, as name: String?, _ diagnostics: inout Diagnostics
    ) throws -> [(name: String, files: [GeneratedFile])] {
        let all = try templates(isPath(word) || isAddress(word) ? word : "./\(word)").filter {
            $0.original != nil
        }
        guard !all.isEmpty else { throw Diagnostics.error("no template of Xcode in '\(word)'") }
        guard name == nil || all.count == 1 else {
            throw Diagnostics.error(
                "'\(word)' contains several templates, which cannot all be named '\(name ?? "")'",
                hint: "name the folder of one, such as '\(all[0].folder.shown)', or leave out '--to'")
        }
        var paths: [String: String] = [:]
        return try all.compactMap { template in
            var template = template
            if let name, let original = template.original {
                template = try ResolvedTemplate(name: name, folder: original).opened()
            }
            if all.count == 1 || template.found.all.contains(where: \.isOfSystem) {
                try template.found.throwErrors()
            }
            diagnostics.add(contentsOf: template.found.asWarnings)
            guard !template.found.hasErrors, case .memory(let files, _, let shown) = template.folder
            else { return nil }
            if let other = paths.updateValue(shown, forKey: template.name.lowercased()) {
                throw Diagnostics.error(
                    "two templates are named '\(template.name)': '\(other)' and '\(shown)'",
                    hint: "import one with another name: '--to NAME'")
            }
            return (
                template.name,
                files.sorted { $0.key < $1.key }.map { GeneratedFile(path: $0.key, content: .file($0.value)) }
            )
        }
    }
}
