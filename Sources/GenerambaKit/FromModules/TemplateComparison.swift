import SourceText
import SwiftText
import SystemAccess
import TemplateEngine

/// A module that was generated from the template that is made from it, compared with the module.
package struct TemplateComparison: Sendable {
    package let module: String
    /// The number of files that are the same.
    package let identical: Int
    /// What the template would change in the others.
    package let changes: [Change]
}

extension DerivedTemplate {
    /// Generates each of the modules with its own parameters, and with the author and the day that its files name.
    ///
    /// - Throws: the errors of the template.
    package func comparisons(now: Moment) throws -> [TemplateComparison] {
        let headers = ModuleMerge(modules, facts).headers
        return try zip(modules.indices, modules).map { number, module in
            let expected = Dictionary(uniqueKeysWithValues: module.files.map { ($0.fullPath, $0.bytes) })
            var made: [RelativePath: [UInt8]] = [:]
            let headers = headers[number]
            for header in Set(headers.values).union([HeaderFacts()]).sorted(by: { $0.order < $1.order }) {
                for file in try generate(module, number, header, now) where file.content != .folder {
                    let path = module.path(of: file)
                    if (headers[path] ?? HeaderFacts()) == header { made[path] = file.content.bytes }
                }
            }
            let paths = Set(expected.keys).union(made.keys).sorted()
            let changes = paths.compactMap { path -> Change? in
                guard expected[path] != made[path] else { return nil }
                let before = expected[path].map { GeneratedFile.Content.file($0) }
                return made[path].map { Change(path: path, before: before, after: .file($0)) }
                    ?? Change(.remove, path, before: before, after: nil)
            }
            return TemplateComparison(
                module: module.name, identical: paths.count - changes.count, changes: changes)
        }
    }

    /// Generates a module with the values that one of the modules has.
    ///
    /// - Parameter number: the number of the module with the values.
    package func generate(_ module: ExampleModule, _ number: Int, now: Moment) throws -> [GeneratedFile] {
        try generate(module, number, HeaderFacts(), now)
    }

    private func generate(
        _ example: ExampleModule, _ number: Int, _ header: HeaderFacts, _ now: Moment
    ) throws -> [GeneratedFile] {
        let name = try ModuleName(example.name, prefix: example.prefix)
        var module = Module(name, now: (now.seconds, header.day ?? now.day))
        (module.author, module.company) = (header.author, facts.company)
        module.productModuleName = example.product ?? example.name
        module.projectName = facts.projectName ?? module.productModuleName
        var ignored = Diagnostics()
        let destination = Destination(
            code: "Code", tests: "Tests", productModuleName: module.productModuleName)
        var generator = Generator(resolved, into: destination)
        let open = try generator.open(for: module, diagnostics: &ignored)
        let given = parameters.compactMap { parameter in
            parameter.values[number].map {
                GivenParameter(name: parameter.name, text: SourceFile(path: parameter.name, text: $0).whole)
            }
        }
        let answers = try GivenAnswers(open.parameters, given: given, to: self.name).complete()
        return try generator.generate(
            module, from: open, with: parameters.isEmpty ? nil : answers.values(Samples()),
            diagnostics: &ignored)
    }

    /// The template, in memory.
    package var resolved: ResolvedTemplate {
        let contents = files.map { ($0.path, $0.content.bytes ?? []) }
        return ResolvedTemplate(
            name: name, folder: .memory(Dictionary(uniqueKeysWithValues: contents), shown: name))
    }
}

extension ExampleModule {
    /// The path of a generated file as a file of the module.
    fileprivate func path(of file: GeneratedFile) -> RelativePath {
        let side: RelativePath = file.isTest ? "Tests" : "Code"
        let name = (file.isTest ? testFolder : nil) ?? self.folder
        let folder = name == "." ? side : side.appending(RelativePath(name: name))
        return file.path.isInside(folder) ? side.appending(file.path.dropping(folder)) : file.path
    }
}

extension HeaderFacts {
    fileprivate var order: String { [author, date, year].map { $0 ?? "" }.joined(separator: "\0") }

    /// The day, or the first day of the year.
    fileprivate var day: Day? {
        if let numbers = date?.split(separator: "/").compactMap({ Int($0) }), numbers.count == 3 {
            return Day(year: numbers[2], month: numbers[1], day: numbers[0])
        }
        return year.flatMap { Int($0) }.map { Day(year: $0, month: 1, day: 1) }
    }
}
