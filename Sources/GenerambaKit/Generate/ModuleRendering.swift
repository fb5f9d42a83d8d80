import SourceText
import SwiftText
import SystemAccess
import TemplateEngine

extension Template {
    /// Returns the files and folders of a module, with destination and content. Has no side effects. Adds warnings to
    /// `diagnostics`.
    ///
    /// - Parameter isTraced: whether the files have source maps.
    /// - Throws: `Diagnostics` with all errors in names, paths and texts.
    package func generate(
        _ module: Module, into destination: Destination, isTraced: Bool = false,
        diagnostics: inout Diagnostics
    ) throws -> [GeneratedFile] {
        let files = try makeFiles(module, into: destination, isTraced: isTraced, diagnostics: &diagnostics)
        try checkTypes(in: files, of: module, into: destination)
        return files
    }

    func makeFiles(
        _ module: Module, into destination: Destination, isTraced: Bool, diagnostics: inout Diagnostics
    ) throws -> [GeneratedFile] {
        let folder = destination.hasModuleFolders ?? hasModuleFolder ? module.name.folder : .here
        var rendering = ModuleRendering(template: self, module: module, isTraced: isTraced)
        rendering.style = destination.style
        rendering.style.testFramework = nil
        defer { diagnostics.add(contentsOf: rendering.warnings) }
        let code = try rendering.generate(code, in: destination.code.appending(folder))
        rendering.style.testFramework = destination.style.testFramework(for: convertsTests)
        var tests = try rendering.generate(tests, in: destination.tests?.appending(folder))
        for index in tests.indices { tests[index].isTest = true }
        try rendering.errors.throwErrors()
        return code + tests
    }
}

/// The state of rendering a module's files.
struct ModuleRendering {
    /// The content of a file, with a source map if it is wanted.
    typealias Text = (bytes: [UInt8], origins: SourceMap?)

    let template: Template
    let module: Module
    let isTraced: Bool
    /// The form of the files; without a library for tests while the files are code.
    var style = CodeStyle()
    /// The values for the lists of entries.
    private let scope: Value.Object
    /// Renders conditions and names of entries without items.
    private let entryRenderer: Renderer
    /// Renders the files without items, whose values differ only in the file's name.
    private let fileRenderer: Renderer
    /// The resources used so far.
    private var expense = Renderer.Usage()
    /// The number of files generated or skipped so far.
    private var count = 0
    var warnings = Diagnostics()
    var errors = Diagnostics()

    init(template: Template, module: Module, isTraced: Bool) {
        (self.template, self.module, self.isTraced) = (template, module, isTraced)
        scope = module.scope()
        (entryRenderer, fileRenderer) = (Renderer(scope), Renderer(module.scope(fileName: "")))
    }

    private var isExhausted: Bool { expense.exceeds(module.limits) || count > TemplateLimits.files }

    /// Returns the files below a folder; empty if there is no folder.
    mutating func generate(_ files: [Template.File], in folder: RelativePath?) throws -> [GeneratedFile] {
        guard let folder else { return [] }
        var all: [GeneratedFile] = []
        for file in files {
            let items = try errors.collect { [scope] in try file.entry.items(in: scope) } ?? []
            for item in items {
                // If one file exceeds a limit, so do all that follow: one message is enough.
                if isExhausted { return all }
                count += 1
                if isExhausted {
                    errors.addError(
                        "the template generates more than \(TemplateLimits.files) files", at: file.range,
                        hint: "give its lists fewer items")
                    return all
                }
                if let wanted = try generate(file, for: item, in: folder) { all.append(wanted) }
            }
        }
        return all
    }

    /// Returns a file. Nil if its condition is not met, or after recording an error.
    private mutating func generate(
        _ file: Template.File, for item: Value?, in folder: RelativePath
    ) throws -> GeneratedFile? {
        do {
            guard try isWanted(file, item) else { return nil }
            return try make(file, item, in: folder)
        } catch let thrown as Diagnostics {
            errors.add(contentsOf: thrown)
            return nil
        }
    }

    private mutating func isWanted(_ file: Template.File, _ item: Value?) throws -> Bool {
        guard let condition = file.condition else { return true }
        let own = item.map { module.scope(item: $0) }
        warnings.add(contentsOf: file.unknownNames(in: own ?? scope, of: module))
        return try !render(condition, own.map(Renderer.init) ?? entryRenderer).isEmpty
    }

    private mutating func make(
        _ file: Template.File, _ item: Value?, in folder: RelativePath
    ) throws -> GeneratedFile {
        let name = try text(file.name, item)
        if file.isFolder {
            return GeneratedFile(
                path: try path(name, in: folder, file), content: .folder, range: file.range, entryName: name,
                isResource: file.entry.isResource)
        }
        let entry = FilePlacement(name)
        let customName = try file.customName.map { try text($0, item, basename: String(entry.basename)) }
        let destination = entry.destination(of: module.name, customName: customName)
        let path = try path(destination, in: folder, file)
        guard pathNames(destination).last == path.name, destination.utf8.last != UInt8(ascii: "/") else {
            throw Diagnostics.error(
                "'\(destination)' does not name a file", at: file.entry.customName?.range ?? file.range,
                hint: "end it with a file name")
        }
        var content = try content(of: file, renderer(of: path.name, item))
        if case .text = file.content, path.isSwift {
            content = try importing(content, in: file) { [module] in
                Renderer(module.scope(fileName: path.name, item: item, imports: $0))
            }
        }
        if path.isSwift {
            content = styled(converted(content, of: file, path.name))
            content = edited(content, try header(of: path.name, item))
        }
        return GeneratedFile(
            path: path, content: .file(content.bytes), range: file.range, entryName: name,
            origins: content.origins, isResource: file.entry.isResource, isExecutable: file.isExecutable)
    }

    /// Returns Swift code with the imports that it needs, and without others that the template has from `imports`.
    private mutating func importing(
        _ content: Text, in file: Template.File, _ renderer: (FileImports) -> Renderer
    ) throws -> Text {
        guard module.mayImport else { return content }
        var content = content
        var code = ImportInsertion(content.bytes)
        let needed = module.imports(of: code)
        let listed = FileImports(of: module.values.types, in: module)
        let others = Set(listed.modules + listed.conditional).subtracting(needed.modules + needed.conditional)
        if !others.isDisjoint(with: code.imported) {
            content = try self.content(of: file, renderer(needed))
            code = ImportInsertion(content.bytes)
        }
        return edited(content, module.edits(adding: needed, to: code))
    }

    /// Returns tests written with the wanted library. Those that cannot be converted stay as they are, with a
    /// warning.
    private mutating func converted(_ text: Text, of file: Template.File, _ name: String) -> Text {
        // Few tests name the module Testing, and looking for the name is much faster than for imports.
        guard let wanted = style.testFramework, wanted == .swiftTesting || text.bytes.mention("Testing"),
            let own = TestFramework(of: text.bytes), own != wanted
        else { return text }
        guard wanted == .swiftTesting else {
            warnings.addWarning(
                "the tests in '\(name)' are written with Swift Testing, and stay so", at: file.range,
                hint: "tests are converted from XCTest to Swift Testing only")
            return text
        }
        let conversion = SwiftTestingConversion(text.bytes)
        if let obstacle = conversion.obstacle {
            warnings.addWarning(
                "the tests in '\(name)' stay tests of XCTest: Swift Testing has "
                    + (SwiftTestingConversion.types.contains(obstacle.text) ? "a type" : "no")
                    + " '\(obstacle.text)'",
                at: file.range)
        }
        return edited(text, conversion.edits)
    }

    /// Returns code with the indentation of the project and without lines that are too long.
    private func styled(_ text: Text) -> Text {
        var text = text
        if !style.keepsDocumentation { text = edited(text, DocumentationComments.removals(in: text.bytes)) }
        var step = Indentation.spaces(2)
        if let width = template.indentation {
            step = style.indentation ?? .spaces(width)
            text = edited(text, step.edits(of: text.bytes, width: width))
        }
        guard let length = template.lineLength else { return text }
        return edited(text, LongLines.edits(of: text.bytes, length: length, step: step))
    }

    /// Returns the edit that puts the header of the project above a file; none if there is no header, or if the template
    /// does not print it.
    private mutating func header(of fileName: String, _ item: Value?) throws -> [TextEdit] {
        guard template.printsHeader, let header = style.header else { return [] }
        let basename = ["file_basename": Value.string(String(fileName.dropLast(".swift".count)))]
        let scope = Value.Object(module.scope(fileName: fileName, item: item).fields.merging(basename) { $1 })
        // A mistake is reported once, not for each file.
        style.header = nil
        let text = String(decoding: try render(header.document, Renderer(scope)), as: UTF8.self).trimmed
        style.header = header
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
            String($0).trimmed
        }
        let isComment = text.hasPrefix("/*") || lines.allSatisfy { $0.hasPrefix("//") }
        let comment =
            isComment
            ? text
            : lines.map { $0.hasPrefix("//") ? $0 : "// \($0)".trimmed }.joined(separator: "\n")
        return comment.isEmpty ? [] : [TextEdit(range: 0..<0, bytes: Array("\(comment)\n\n".utf8))]
    }

    private func edited(_ text: Text, _ edits: [TextEdit]) -> Text {
        edits.isEmpty ? text : (text.bytes.applying(edits), text.origins?.applying(edits))
    }

    private mutating func content(of file: Template.File, _ renderer: Renderer) throws -> Text {
        switch file.content {
        case .text(let document) where isTraced:
            let text = try ready(renderer, for: document)
                .traced(document, as: document.source.path, &expense, warnings: &warnings)
            return (text.bytes, text.origins)
        case .text(let document): return (try render(document, renderer), nil)
        case .bytes(let source):
            expense.bytes += source.bytes.count
            guard !isExhausted else {
                throw Diagnostics.error(
                    "the template's files are larger than \(module.limits.mebibytes) MiB together",
                    at: file.range, hint: module.limits.hint("use smaller files", option: "output"))
            }
            return (source.bytes, isTraced ? SourceMap(source.whole, isCopy: true) : nil)
        case .folder: return ([], nil)
        }
    }

    /// Renders a name. Most names contain no tags.
    mutating func text(_ document: Document, _ item: Value?, basename: String? = nil) throws -> String {
        if let text = document.plainText { return text }
        let isShared = basename == nil && item == nil
        let renderer = isShared ? entryRenderer : Renderer(module.scope(fileBasename: basename, item: item))
        return String(decoding: try render(document, renderer), as: UTF8.self)
    }

    private mutating func render(_ document: Document, _ renderer: Renderer) throws -> [UInt8] {
        try ready(renderer, for: document).render(document, &expense, warnings: &warnings)
    }

    private func renderer(of fileName: String, _ item: Value?) -> Renderer {
        if item != nil { return Renderer(module.scope(fileName: fileName, item: item)) }
        fileRenderer.replace(["module_info", "file_name"], with: fileName)
        return fileRenderer
    }

    /// Returns the renderer with everything that a document of the template needs besides values.
    private func ready(_ renderer: Renderer, for document: Document) -> Renderer {
        var renderer = renderer
        renderer.partials = template.partials(Dialect(of: document))
        renderer.limits = module.limits
        renderer.now = module.now
        renderer.refusesGroups = template.hasParameters
        return renderer
    }

    /// Returns a destination. It may contain `..`, but must be a path that a template may make.
    private func path(_ text: String, in folder: RelativePath, _ file: Template.File) throws -> RelativePath {
        do throws(PathProblem) {
            let path = try folder.appending(untrusted: text)
            if let problem = path.problem(isFolder: file.isFolder, for: .template) { throw problem }
            return path
        } catch {
            throw Diagnostics.error(
                "the destination '\(text)' \(error.reason)", at: file.range, hint: error.advice)
        }
    }
}

extension Renderer {
    fileprivate init(_ scope: Value.Object) { self.init(scope: scope, partials: [:]) }
}
