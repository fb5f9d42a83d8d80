import SourceText
import SystemAccess
import YAML

/// An edit of the templates that a Rambafile names. It keeps the comments and the layout.
package struct RambafileEdit: Sendable {
    /// The project, with the edited Rambafile.
    package private(set) var project: Project
    private(set) var added: [TemplateName] = []
    private(set) var removed: [TemplateName] = []
    private var text: YAMLText

    package init(of project: Project) throws {
        self.project = project
        text = try YAMLText(project.file)
    }

    /// The change of the file.
    package var change: Change {
        let (before, after) = (project.file.bytes, text.file.bytes)
        return Change(
            before == after ? .identical : .edit, Rambafile.path, before: .file(before), after: .file(after),
            by: .program)
    }

    /// Adds a template that a command line names.
    ///
    /// - Parameters:
    ///   - word: its name, its folder or its address.
    ///   - replaces: decides whether the template replaces another one with its name, given the error about that one.
    package mutating func add(
        _ word: String, from templates: TemplateResolver, replaces: (Diagnostic) throws -> Bool
    ) throws {
        let reference = try templates.entry(for: word, in: project)
        let name = reference.name.value
        if let listed = project.reference(to: name.text) {
            if try !listed.hasSource(of: reference, in: project.root) {
                let problem = Diagnostic.error(
                    "the Rambafile names '\(name)' with another source: \(listed.source.shown)",
                    at: listed.name.range, hint: "'--on-conflict overwrite' replaces it")
                guard try replaces(problem) else { return }
                try drop(name, in: listed)
                try append(reference)
            }
        } else {
            try append(reference)
        }
        if !added.contains(name) { added.append(name) }
    }

    private mutating func append(_ reference: TemplateReference) throws {
        guard let text = text.appending(reference.item, to: "templates") else {
            let item = reference.item.map { "\($0.key): \(yaml($0.value))" }.joined(separator: ", ")
            throw Diagnostics.error(
                "'\(reference.name.value)' cannot be added to the Rambafile as it is written",
                hint: "write '- {\(item)}' below 'templates:' and run 'generamba template install'")
        }
        self.text = text
        project.rambafile.templates.append(reference)
    }

    /// Notes that a template may make files outside of the targets' folders.
    package mutating func allowOutside(_ template: String) throws {
        let key = "allow_outside"
        guard let list = text.appending([("name", template)], to: key, isText: true) else {
            throw Diagnostics.error(
                "'\(template)' cannot be added to '\(key)' in the Rambafile as it is written",
                hint: "write '\(key): [\(yaml(template))]' into it")
        }
        text = list
        project.rambafile.allowsOutside.append(template)
    }

    /// Removes a template and its installed files.
    ///
    /// - Parameter isRepeated: whether an interrupted run of the same command was finished, which may have removed the
    ///   template.
    /// - Throws: `Diagnostics` when neither the Rambafile nor the lock names it, or when the Rambafile cannot be
    ///   edited.
    package mutating func remove(_ name: String, isRepeated: Bool) throws {
        guard let reference = project.reference(to: name) else {
            let lock = try Lockfile.read(in: project.root, user: project.user)
            if let known = TemplateName(name),
                try lock?[known] != nil || isRepeated && project.installed(name) == nil
            {
                return removed.append(known)
            }
            throw Diagnostics([project.unnamed(name)])
        }
        try drop(reference.name.value, in: reference)
        removed.append(reference.name.value)
    }

    /// Removes all entries of a template from the text.
    private mutating func drop(_ name: TemplateName, in reference: TemplateReference) throws {
        while let index = project.rambafile.templates.firstIndex(where: { $0.name.value == name }) {
            guard let text = text.removing(itemAt: index, from: "templates") else {
                throw Diagnostics.error(
                    "'\(name)' cannot be removed from the Rambafile as it is written",
                    at: reference.name.range,
                    hint: "remove its entry and run 'generamba template install --prune'")
            }
            self.text = text
            project.rambafile.templates.remove(at: index)
        }
    }
}

extension TemplateReference {
    /// The keys of its entry in a Rambafile, with their values.
    fileprivate var item: [(key: String, value: String)] {
        let name = ("name", self.name.value.text)
        switch source {
        case .catalogs: return [name]
        case .local(let path): return [name, ("local", path.value)]
        case .git(let git):
            let path = git.path.value == .here ? [] : [("path", git.path.value.text)]
            return [name, ("git", git.url.value)] + git.pin.value.item + path
        }
    }

    /// Whether another entry names the same source, possibly spelled differently.
    fileprivate func hasSource(of other: TemplateReference, in root: AbsolutePath) throws -> Bool {
        switch (source, other.source) {
        case (.catalogs, .catalogs): true
        case (.local(let a), .local(let b)):
            AbsolutePath(a.value, relativeTo: root) == AbsolutePath(b.value, relativeTo: root)
        case (.git(let a), .git(let b)):
            try GitAddress(a.url, relativeTo: root) == GitAddress(b.url, relativeTo: root)
                && a.pin.value == b.pin.value && a.path.value == b.path.value
        default: false
        }
    }
}

extension TemplateReference.Source {
    /// The source as messages name it.
    fileprivate var shown: String {
        switch self {
        case .catalogs: "the catalogs"
        case .local(let path): "'\(path.value)'"
        case .git(let git):
            "'\(GitAddress.withoutPassword(git.url.value))'"
                + (git.pin.value == .newest ? "" : " at \(git.pin.value.description)")
        }
    }
}

extension GitPin {
    fileprivate var item: [(key: String, value: String)] {
        switch self {
        case .newest: []
        case .branch(let name): [("branch", name)]
        case .tag(let name): [("tag", name)]
        case .commit(let id): [("commit", id)]
        }
    }
}

extension TemplateResolver {
    /// The entry of a Rambafile for a template that a command line names. The name may be unknown.
    fileprivate func entry(for word: String, in project: Project) throws -> TemplateReference {
        if let address = try TemplateAddress(word) { return try fetch(address).reference }
        guard !isPath(word) else { return try local(word, in: project) }
        guard let name = TemplateName(word) else {
            throw Diagnostics.error("'\(word)' is not a valid template name")
        }
        let isKnown = project.reference(to: word) != nil || builtIn(word) != nil
        if !isKnown, project.rambafile.catalogs.isEmpty { try checkFolder(word) }
        return TemplateReference(name: Located(name), source: .catalogs)
    }

    private func local(_ word: String, in project: Project) throws -> TemplateReference {
        let template = try only(word)
        guard let name = TemplateName(template.name),
            case .disk(let folder, _, _) = template.original ?? template.folder
        else {
            throw Diagnostics.error("'\(template.name)' is not a valid template name")
        }
        let isElsewhere = isAbsolutePath(word) && !folder.isInside(project.root)
        let path = isElsewhere ? folder.text : folder.relative(to: project.root)
        return TemplateReference(name: Located(name), source: .local(Located(path)))
    }
}
