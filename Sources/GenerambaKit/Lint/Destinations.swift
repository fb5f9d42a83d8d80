/// The destinations of a template's files.
struct Destinations {
    private let template: Template
    private let parameters: [Parameter]
    /// What is alike in both is so by what the rambaspec says, and not by chance.
    private let modules: [Module]

    init(of template: Template, _ parameters: [Parameter], _ module: Module) {
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
                if let error = refusal(of: file) {
                    found.add(error)
                    continue
                }
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

    /// An error of a destination that no module can have.
    private func refusal(of file: Template.File) -> Diagnostic? {
        var reason: String?
        for module in modules {
            guard let destination = destination(of: file, in: module) else { return nil }
            do throws(PathProblem) {
                guard try RelativePath(untrusted: destination).isGits else { return nil }
                reason = PathProblem.git.reason
            } catch {
                // How far it may climb is up to the folder of the module.
                if case .leaves = error { return nil }
                reason = error.reason
            }
        }
        let name = file.entry.customName ?? file.entry.name
        return reason.map {
            .error(
                "the destination '\(name.value)' \($0)", at: name.range,
                hint: "a destination stays below the folder of the Rambafile")
        }
    }

    /// The destinations in each of the modules; nil where they cannot be known.
    private func paths(of file: Template.File) -> [String]? {
        let all = modules.compactMap { module in
            destination(of: file, in: module).flatMap { try? RelativePath(untrusted: $0).text }
        }
        return all.count == modules.count ? all : nil
    }

    private func destination(of file: Template.File, in module: Module) -> String? {
        let item = (try? file.entry.items(in: module.scope()))?.first ?? nil
        guard let name = text(file.name, module.scope(item: item)) else { return nil }
        let basename = String(name.split(separator: "/", omittingEmptySubsequences: false).last ?? "")
        if case .folder = file.content { return name }
        var own: String? = "\(module.prefix ?? "")\(module.name)\(basename)"
        if let custom = file.customName {
            own = text(custom, module.scope(fileBasename: basename, item: item))
        }
        return own.map { isAbsolutePath($0) ? $0 : name.dropLast(basename.count) + $0 }
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
