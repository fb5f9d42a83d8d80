/// The destinations of a template's files.
struct Clashes {
    private let template: Template
    private let parameters: [Parameter]
    /// What is alike in both is so by what the rambaspec says, and not by chance.
    private let modules: [Module]

    init(in template: Template, _ parameters: [Parameter], _ module: Module) {
        self.template = template
        self.parameters = parameters
        var other = module
        other.name = "Settings"
        other.prefix = nil
        modules = [module, other]
    }

    /// What is wrong where two entries make one file.
    func problems() throws -> Diagnostics {
        var found = Diagnostics()
        for files in [template.code, template.tests] {
            var earlier: [(file: Template.File, paths: [String])] = []
            for file in files {
                if case .folder = file.content { continue }
                if let warning = repetition(of: file) { found.add(warning) }
                guard let paths = paths(of: file) else { continue }
                let keys = paths.map { $0.lowercased() }
                if let other = earlier.first(where: {
                    $0.paths.map { $0.lowercased() } == keys && meet($0.file, file)
                }) {
                    found.add(error(file, other.file, isSame: other.paths == paths))
                }
                earlier.append((file, paths))
            }
        }
        return found
    }

    private func error(_ file: Template.File, _ other: Template.File, isSame: Bool) -> Diagnostic {
        let line = other.range?.origin.line
        let name = file.entry.customName?.value ?? file.entry.name.value
        let message = isSame ? "'\(name)' is made twice" : "'\(name)' is made twice for some disks"
        let place = line.map { "line \($0) makes it, too" }
        let advice =
            isSame ? "give each file a name of its own" : "names have to differ in more than letter case"
        return .error(
            message, at: (file.entry.customName ?? file.entry.name).range,
            hint: [place, advice].compactMap(\.self).joined(separator: ": "))
    }

    /// Whether two files are made at once with some values.
    private func meet(_ file: Template.File, _ other: Template.File) -> Bool {
        guard file.entry.forEach?.value == other.entry.forEach?.value else { return false }
        guard let condition = file.condition, let second = other.condition,
            file.entry.condition?.value != other.entry.condition?.value
        else { return true }
        let known = KnownChoices(
            parameters, variables: modules[0].variables, forEach: file.entry.forEach?.value)
        return known.canMeet([condition, second]) == true
    }

    /// The destinations in each of the modules; nil where they cannot be known.
    private func paths(of file: Template.File) -> [String]? {
        let all = modules.compactMap { path(of: file, in: $0) }
        return all.count == modules.count ? all : nil
    }

    private func path(of file: Template.File, in module: Module) -> String? {
        let item = (try? file.entry.items(in: module.scope()))?.first ?? nil
        guard let name = text(file.name, module.scope(item: item)) else { return nil }
        let basename = pathNames(name).last ?? ""
        var own: String? = "\(module.prefix ?? "")\(module.name)\(basename)"
        if let custom = file.customName {
            own = text(custom, module.scope(fileBasename: basename, item: item))
        }
        let parent = pathNames(name).dropLast()
        return own.flatMap { try? RelativePath(untrusted: (parent + [$0]).joined(separator: "/")).text }
    }

    private func text(_ document: Document, _ scope: Value.Object) -> String? {
        if let text = document.plainText { return text }
        let renderer = Renderer(scope: scope, partials: template.partials[Dialect(of: document)] ?? [:])
        return (try? renderer.render(document)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// A warning of an entry that makes one file for all items.
    private func repetition(of file: Template.File) -> Diagnostic? {
        guard let list = file.entry.forEach else { return nil }
        let texts = [file.name, file.customName, file.condition].compactMap(\.self)
        guard !texts.contains(where: { $0.nameTable.parts.all.contains("item") }) else { return nil }
        return .warning(
            "all items of '\(list.value)' make one file", at: file.range,
            hint: "put 'item' into 'name' or 'custom_name'")
    }
}
