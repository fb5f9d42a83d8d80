import GenerambaKit
import SourceText
import SystemAccess

/// Writing the folders of new templates.
struct NewTemplates {
    /// The folder that the templates' folders are made in.
    let parent: AbsolutePath
    let context: CommandContext
    let wait: LockWait

    /// - Parameters:
    ///   - path: the folder that the user names; nil for the usual one.
    ///   - isInProject: whether the usual one is that of the project's templates.
    init(in path: String?, isInProject: Bool, _ context: CommandContext, _ wait: LockWait) throws {
        (self.context, self.wait) = (context, wait)
        let usual = try isInProject ? context.nearestRoot?.appending(Project.templates) : nil
        parent = path.map { AbsolutePath($0, relativeTo: context.start) } ?? usual ?? context.start
        guard try parent.firstMissing.flatMap({ try Disk.kind(of: $0) }) == nil else {
            throw Diagnostics.error("no folder '\(parent.shown(from: context.user))'")
        }
    }

    /// Returns a template's folder. Its parent may be missing, too.
    func folder(_ name: String) throws -> AbsolutePath {
        guard TemplateName(name) != nil else {
            throw Diagnostics.error(
                "'\(name)' is not a valid template name",
                hint: "use the name of a folder, like 'own_template'")
        }
        return parent.appending(name)
    }

    /// Finishes interrupted runs that have written a template.
    func finishInterrupted() throws {
        let existing = parent.firstMissing?.parent ?? parent
        for place in [try Project.root(from: context.start), existing, existing.parent].compactMap(\.self) {
            guard try Disk.owner(of: place)?.owner.isTrusted(environment: context.environment) == true
            else { continue }
            try context.finishInterrupted(in: place, wait: wait)
        }
    }

    /// Writes templates, each with its files by their paths in its folder. Returns what has changed.
    ///
    /// - Throws: `Diagnostics` if the folder of one is there with other files.
    func write(
        _ templates: [(name: String, files: [GeneratedFile])], _ diagnostics: inout Diagnostics
    ) throws -> String {
        var text = ""
        var plan = Plan(root: parent, changes: [])
        for (name, files) in templates {
            let folder = try folder(name)
            let own = try Plan(root: folder, wanted: files)
            // A run that was killed may have created it.
            if try Disk.kind(of: folder) != nil, own.changes.contains(where: { $0.action != .identical }) {
                throw exists(folder)
            }
            plan.changes += own.moved(to: parent).changes
            text += own.text(color: context.terminal.colorsOutput, in: folder.shown(from: context.user))
        }
        try context.apply(plan.moved(to: context.root(of: parent)), wait, &diagnostics)
        for name in templates.map(\.name) where BuiltInCatalog.names.contains(name) {
            diagnostics.addWarning(
                "'\(name)' is also a built-in template; modules from it would be updated from yours",
                hint: "choose another name, such as 'own_\(name)'")
        }
        return text
    }

    /// The error for a folder that is there.
    func exists(_ folder: AbsolutePath) -> Diagnostics {
        .error(
            "'\(folder.shown(from: context.user))' already exists", hint: "choose another name or '--path'")
    }

    /// What to do with a new template.
    ///
    /// - Parameter stubs: folders with declarations that its modules need.
    func next(_ name: String, _ stubs: [String] = []) throws -> String {
        let shown = try folder(name).shown(from: context.user)
        // A name without a slash refers to an installed or built-in template first.
        let isTaken = !shown.contains("/") && (try? context.templates.find(shown)) != nil
        let path = shown.contains("/") ? shown : "./\(shown)"
        let options = stubs.map { " --stubs \(quotedForShell($0))" }.joined()
        let check = "  generamba template check \(quotedForShell(isTaken ? path : shown))\(options)\n"
        // The template is there already, so the command does not fail for want of advice.
        var ignored = Diagnostics()
        let project = try? context.templates.project(&ignored)
        let hasRambafile = (try? Project.root(from: context.start)) != nil
        guard let project, hasRambafile, !project.templateNames.contains(name)
        else { return "Next: check it\n\(check)" }
        return "Next: check it, and add it to the Rambafile\n\(check)"
            + "  generamba template add \(quotedForShell(path))\n"
    }
}
