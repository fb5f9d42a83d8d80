import GenerambaKit
import SourceText
import SwiftText
import SystemAccess

/// The files of a target and of its test target, generated with one combination.
package struct CheckCase: Sendable {
    let template: String
    let combination: Combination
    /// The number of the case in its template, from 1.
    let number: Int
    private(set) var files: [GeneratedFile] = []
    /// The diagnostics of generating them.
    private(set) var found = Diagnostics()
    /// Why the template rejects this combination.
    private(set) var rejectionReason: String?
    /// The types that have no sample. Tests that need one are left out.
    private(set) var withoutSample: [String] = []
    /// The libraries that the template names.
    private(set) var dependencies: [String] = []
    /// The stubs that are compiled with the generated files, by their places.
    var stubFiles: [AbsolutePath: SourceFile] = [:]
    /// Whether it is compiled with stand-ins for Apple's modules.
    var usesStandIns = true

    /// The target for code; the test target is named after it. Both are those of the example module.
    static let module = "Shop"
    static let tests = "ShopTests"
    /// The project's name. No code may use it as a module, as in the many projects whose names are not identifiers.
    private static let project = "My Shop"

    /// Returns an example module of the app that the cases are made for.
    package static func exampleModule(now: Moment) -> Module {
        var module = Module(example: now)
        module.projectName = project
        return module
    }

    /// The module of the example app, for all but its name and values.
    private let example: Module
    /// Whether the files have source maps, which the messages of a compiler need.
    private let isTraced: Bool
    private static let code = RelativePath(name: "Sources").appending(RelativePath(name: module))
    private static let testCode = RelativePath(name: "Tests").appending(RelativePath(name: tests))

    /// - Parameters:
    ///   - example: a module of `exampleModule`.
    ///   - resolver: finds the templates that this one requires; nil to generate no others.
    init(
        _ template: ResolvedTemplate, _ combination: Combination, number: Int, _ samples: Samples,
        like example: Module, _ resolver: TemplateResolver?
    ) throws {
        (self.template, self.number) = (template.name, number)
        (self.combination, self.example) = (combination, example)
        isTraced = resolver != nil
        do {
            var seen: Set<String> = [template.name]
            if let resolver { try require(template, &seen, samples, resolver) }
            for name in combination.names {
                let new = try generate(template, name, combination.given, samples)
                // A Swift target cannot have two files of the same name.
                let names = Set(files.filter { $0.isSwift }.map(\.path.name))
                let twice = combination.names.count > 1 ? new.first { names.contains($0.path.name) } : nil
                if let twice {
                    rejectionReason = rejectionReason ?? "two modules would have a file '\(twice.path.name)'"
                }
                files += new
            }
        } catch let thrown as Diagnostics {
            found.add(contentsOf: thrown)
        }
    }

    /// Generates a template that this one requires, once.
    private mutating func require(
        _ template: ResolvedTemplate, _ seen: inout Set<String>, _ samples: Samples,
        _ resolver: TemplateResolver
    ) throws {
        let now = (example.now, example.date)
        let time = example.patternTime
        for name in try template.declaration(now, time).requirements where seen.insert(name.value).inserted {
            let required = try resolver.required(name, by: template)
            try require(required, &seen, samples, resolver)
            let parameters = try required.declaration(now, time).parameters
            let usual = try parameters.flatMap { try TriedValues($0, of: name.value).values[0] }
            files += try generate(required, RequiredTemplate.module, usual, samples)
        }
    }

    private mutating func generate(
        _ template: ResolvedTemplate, _ name: String, _ given: [GivenParameter], _ samples: Samples
    ) throws -> [GeneratedFile] {
        var module = example
        module.name = try ModuleName(name, prefix: combination.prefix)
        module.values = TemplateValues(undeclared: given)
        var destination = Destination(
            code: Self.code, tests: Self.testCode, productModuleName: module.productModuleName)
        destination.style.testFramework = combination.tests
        var generator = Generator(template, into: destination)
        generator.isTraced = isTraced
        let open = try generator.open(for: module, diagnostics: &found)
        var values: TemplateValues?
        // A template that declares no parameters takes any.
        if !open.parameters.isEmpty {
            let answers = try GivenAnswers(open.parameters, given: given, to: template.name)
            if let reason = answers.unmetNeed {
                rejectionReason = reason
                return []
            }
            let complete = try answers.complete()
            for type in complete.typesWithoutSample(samples) where !withoutSample.contains(type) {
                withoutSample.append(type)
            }
            values = complete.values(samples)
        }
        let files = try generator.generate(module, from: open, with: values, diagnostics: &found)
        dependencies += generator.dependencies.map(\.value)
        for file in destination.outside(files) { found.add(.outside(file.path.text, at: file.range)) }
        return files
    }

    /// The Swift files of the case: `Sources/Shop/…` and `Tests/ShopTests/…`.
    package var sources: (code: [RelativePath], tests: [RelativePath]) {
        let swift = files.filter { $0.isSwift }.map(\.path)
        return (
            swift.filter { $0.components.first == "Sources" }, swift.filter { $0.components.first == "Tests" }
        )
    }

    /// Why all tests may be left out; nil if there is a sample for each type.
    var lackOfSamples: String? { withoutSample.isEmpty ? nil : "no sample for \(quoted(withoutSample))" }

    /// The Objective-C, C and C++ files of the case, which are not compiled.
    package var objectiveC: [GeneratedFile] {
        let endings = [".h", ".m", ".mm", ".c", ".cpp", ".hpp"]
        return files.filter { file in
            file.content != .folder && endings.contains { file.path.name.hasSuffix($0) }
        }
    }

    /// The name of its folder inside the template's: its number and the modules.
    var folderName: String {
        "\(number)-\(combination.prefix ?? "")\(combination.names.joined(separator: "-"))"
    }

    /// Writes the files into a folder.
    package func write(to folder: AbsolutePath) throws(FileProblem) {
        for file in files {
            let path = folder.appending(file.path)
            try Disk.makeFolders(file.content == .folder ? path : path.parent ?? folder)
            if let bytes = file.content.bytes { try Disk.create(path, bytes) }
        }
    }
}

extension ResolvedTemplate {
    /// The parameters and other declarations of the template. All patterns together may take the time.
    package func declaration(_ now: Moment, _ time: TimeBudget) throws -> (
        parameters: [Parameter], requirements: [Located<String>], stubs: [Located<RelativePath>]
    ) {
        var ignored = Diagnostics()
        var module = Module(.example, now: now)
        module.patternTime = time
        let open = try OpenTemplate(self, for: module, diagnostics: &ignored)
        let files = try open.files(open.richestValues(), diagnostics: &ignored)
        return (open.parameters, files.manifest.requirements, files.manifest.checkStubs)
    }
}
