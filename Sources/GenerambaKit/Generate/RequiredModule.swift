import SourceText
import SystemAccess

/// A template that modules need once in their targets, before its parameters' values are known.
package struct RequiredModule: Sendable {
    package let name: String
    package let parameters: [Parameter]
    fileprivate let template: ResolvedTemplate
    fileprivate var generator: Generator
    fileprivate let open: OpenTemplate
}

extension Generation {
    /// Opens a required template. Nil if it cannot be found or read, because the modules can be generated without it.
    ///
    /// - Throws: `FileProblem`; `Interruption`.
    package func requiredModule(_ name: String, diagnostics: inout Diagnostics) throws -> RequiredModule? {
        var ignored = Diagnostics()
        return try ignored.collect {
            let template = try request.templates.required(Located(name), by: request.template)
            var generator = Generator(template, into: destination)
            generator.author = self.generator.author
            let open = try generator.open(for: module(RequiredTemplate.module), diagnostics: &diagnostics)
            return RequiredModule(
                name: name, parameters: open.parameters, template: template, generator: generator, open: open)
        }
    }

    /// Generates a required template and returns the modules with it.
    ///
    /// - Throws: `Diagnostics` with all errors in the template; `FileProblem`; `Interruption`.
    package func adding(
        _ required: RequiredModule, _ answers: Answers?, to modules: [GeneratedModule],
        diagnostics: inout Diagnostics
    ) throws -> [GeneratedModule] {
        var module = try module(RequiredTemplate.module)
        module.values = TemplateValues(undeclared: [])
        var generator = required.generator
        let files = try generator.generate(
            module, from: required.open, with: answers?.values(samples), diagnostics: &diagnostics)
        try destination.check(files)
        let further = try self.required(generator.requirements)
        let standing = try TargetFiles(
            of: destination, in: request.project.root, namedAs: files,
            or: further.flatMap { $0.template?.sharedFiles ?? [] })
        try standing.check(files)
        var generated = GeneratedModule(name: module.name, template: required.name, files: files)
        var record = try record(
            of: module.name, from: required.template,
            checksum: required.template.checksum(known: generator.contents), generator)
        record.parameters = answers?.texts.map { .init($0.name, $0.text) } ?? []
        record.isRequired = true
        generated.record = record
        (generated.platforms, generated.insertions) = (generator.platforms, generator.insertions)
        generated.resources = destination.missingResources(among: files)
        let made = Set(modules.map(\.template) + [required.name])
        generated.requirements = further.filter {
            !made.contains($0.name) && $0.template?.stands(in: standing) != true
        }.map(\.name)
        return modules.map { module in
            var module = module
            module.requirements.removeAll { $0 == required.name }
            return module
        } + [generated]
    }

    /// The templates that a template requires. An invalid one does not matter for the modules.
    package func required(_ names: [Located<String>]) throws -> [(name: String, template: RequiredTemplate?)]
    {
        let shared = try module(RequiredTemplate.module)
        return names.map { name in
            let template = try? request.templates.required(name, by: request.template)
            return (
                name.value, template.flatMap { try? RequiredTemplate($0, for: shared, into: destination) }
            )
        }
    }
}
