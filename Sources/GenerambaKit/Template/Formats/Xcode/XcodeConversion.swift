import SourceText
import SystemAccess
import YAML

/// A file template of Xcode as a template with a rambaspec and sources in Mustache, which makes the same files.
struct XcodeConversion {
    /// The converted files by their paths.
    private(set) var files: [RelativePath: SourceFile] = [:]
    /// What the conversion has to tell.
    private(set) var found = Diagnostics()

    /// A file of the template, and the folders for choices that have it.
    private struct Source {
        /// Its path in those folders.
        let names: [String]
        let file: SourceFile
        var folders: [String]
    }

    private let template: XcodeTemplate
    private let icons: [RelativePath]
    /// Whether the values of the options choose a folder, and so files.
    private let isChosen: Bool
    private var macros: XcodeMacros
    private var entries: [Bool: [String]] = [:]
    private var taken: Set<String> = []
    /// The size of the converted texts in bytes.
    private var size = 0

    /// Converts the template in a folder.
    ///
    /// - Throws: `Diagnostics` for a TemplateInfo.plist that cannot be read, and for files that cannot.
    /// - Parameter own: the project's own macros; nil outside of one.
    init(_ folder: TemplateFolder, named name: TemplateName, _ own: TextMacros?) throws {
        let info = try folder.xcodeManifest()
        template = try XcodeTemplate(info)
        macros = XcodeMacros(template, own: (try? own?.values.get()) ?? [:])
        if let own, case .failure(let problem) = own.values {
            found.addWarning("'\(own.path)' cannot be used: \(problem.all[0].message)")
        }
        let found = try folder.files(below: .here, of: name.text).filter { !$0.isIgnoredByXcode }.sorted()
        icons = found.filter(\.isIconOfXcode)
        let all = found.filter { !$0.isIconOfXcode && $0 != XcodeTemplate.manifest }
        let choices = try XcodeFolders(template)
        isChosen = choices.choose(among: all.filter { $0.components.count > 1 }.map { $0.components[0] })
        var size = info.bytes.count
        var sources: [Source] = []
        var known: [[String]: [Int]] = [:]
        for path in all where !isChosen || path.components.count > 1 && choices.know(path.components[0]) {
            let bytes = try folder.read(path) ?? []
            size += bytes.count
            try TemplateLimits.check(size, of: name.text, in: folder.shown)
            let names = Array(path.components.dropFirst(isChosen ? 1 : 0))
            // Folders for choices often have the same files.
            if let index = known[names]?.first(where: { sources[$0].file.bytes == bytes }) {
                sources[index].folders.append(path.components[0])
            } else {
                known[names, default: []].append(sources.count)
                let file = SourceFile(path: "\(folder.shown)/\(path)", bytes: bytes)
                sources.append(
                    Source(names: names, file: file, folders: isChosen ? [path.components[0]] : []))
            }
        }
        for source in sources {
            try add(source, isChosen ? choices.conditions(for: source.folders) : [nil])
        }
        guard !entries.isEmpty else {
            throw Diagnostics.error("the template has no files", at: info.range(0..<0))
        }
        files[name.rambaspec] = rambaspec(name, info)
        for range in macros.unknown.distinct(by: \.text) {
            self.found.addWarning("unknown macro '\(range.text)' stays as it is", at: range)
        }
    }

    private mutating func add(_ source: Source, _ conditions: [String?]) throws {
        let file = source.file
        let text = file.bytes.isBinary ? nil : String(decoding: file.bytes, as: UTF8.self)
        let pieces = text == nil ? [] : macros.pieces(of: file.whole)
        size += pieces.map(\.piece).size
        guard size <= TemplateLimits.mebibytes << 20 else {
            throw Diagnostics.error(
                "'\(file.path)' makes a text that is larger than \(TemplateLimits.mebibytes) MiB")
        }
        let isRendered = pieces.count > 1 || pieces.first.map { $0.piece != .text(text ?? "") } == true
        let names = source.names.map { macros.pieces(ofName: $0) }
        let folder = source.folders.count == 1 ? source.folders : []
        let source = try path(for: folder + source.names, of: file, isRendered: isRendered)
        files[source] = isRendered ? file.rendered(pieces) : file
        let isTest = text.map {
            $0.contains(/(?m)^\s*(@testable )?@?(import|#import <)\s*(XCTest|Testing)\b|^\s*@testable import/)
        }
        let folders = names.dropLast().map { $0.mustache + "/" }.joined()
        let name = names.last ?? []
        var fields: [(String, String)]
        if name.count > 1, name[0] == .module {
            fields = [("name", folders + Array(name.dropFirst()).mustache)]
        } else {
            fields = [("name", folders + name.mustache), ("custom_name", name.mustache)]
        }
        fields.append(("path", source.text))
        let ending = file.path.split(separator: ".").last.map(String.init) ?? ""
        let isResource =
            isTest != true && ["xib", "storyboard", "json", "strings", "xcassets", "html"].contains(ending)
        for condition in conditions {
            let all = fields + (condition.map { [("when", $0)] } ?? [])
            let words = all.map { "\($0): \(yaml($1))" } + (isResource ? ["is_resource: true"] : [])
            entries[isTest == true, default: []].append("{\(words.joined(separator: ", "))}")
        }
    }

    /// The path of a source: the template's own without macros.
    private mutating func path(
        for names: [String], of file: SourceFile, isRendered: Bool
    ) throws -> RelativePath {
        let plain = names.map { name in
            macros.pieces(ofName: name).map { if case .text(let text) = $0 { text } else { "" } }.joined()
        }
        let (stem, ending) = (
            plain.filter { !$0.isEmpty }.map { $0.hasPrefix(".") ? "Name\($0)" : $0 }.joined(separator: "/"),
            isRendered ? ".mustache" : ""
        )
        var number = 1
        var candidate = (stem.isEmpty ? "Name" : stem) + ending
        while !taken.insert(candidate.lowercased()).inserted {
            number += 1
            candidate = "\(number)-\(stem.split(separator: "/").joined(separator: "-"))\(ending)"
        }
        do {
            return try RelativePath(untrusted: candidate)
        } catch {
            throw Diagnostics.error("the name of '\(file.path)' \(error.reason)")
        }
    }

    /// The rambaspec, in which each parameter comes from its option.
    private func rambaspec(_ name: TemplateName, _ info: SourceFile) -> SourceFile {
        func list(_ key: String, _ entries: [String]) -> String {
            entries.isEmpty ? "" : "\n\(key):\n" + entries.map { "  - \($0)\n" }.joined()
        }
        let icons = icons.isEmpty ? [] : [(key: "Icons", text: icons.map(\.name).joined(separator: ", "))]
        let others = (template.others + icons).map { "# \($0.key): \($0.text)\n" }.joined()
        var text = "\(String(decoding: template.head(name), as: UTF8.self))convert_tests: false\n\(others)"
        var origins = SourceMap(info.range(0..<0))
        for (number, option) in template.parameters.enumerated() {
            if number == 0 { text += "\nparameters:\n" }
            let place = option.id.range?.offsets ?? 0..<0
            origins.begin(SourceMap.Source(file: 0, place: place, isCopy: false), at: text.utf8.count)
            text += "  - \(option.entry)\n"
        }
        origins.begin(SourceMap.Source(file: 0, place: 0..<0, isCopy: false), at: text.utf8.count)
        text += list("code_files", entries[false] ?? []) + list("test_files", entries[true] ?? [])
        return SourceFile(path: info.path, bytes: Array(text.utf8), origins: origins)
    }
}

extension XcodeTemplate {
    /// The first lines of the rambaspec.
    func head(_ name: TemplateName) -> [UInt8] {
        let summary = summary.map { "summary: \(yaml($0, escaping: ["%"]))\n" } ?? ""
        return Array("name: \(yaml(name.text))\n\(summary)".utf8)
    }
}

extension TemplateFolder {
    /// A folder in memory with files that were converted from those in another one.
    static func converted(_ files: [RelativePath: SourceFile], shown: String) -> TemplateFolder {
        var special = SpecialFiles()
        special.origins = files
        return .memory(files.mapValues(\.bytes), special: special, shown: shown)
    }

    /// Reads the manifest of a template of Xcode.
    func xcodeManifest() throws -> SourceFile {
        let path = XcodeTemplate.manifest
        return SourceFile(path: "\(shown)/\(path)", bytes: try read(path) ?? [])
    }

    /// The files of a template of Xcode without its icons, sorted.
    func xcodeFiles(of name: TemplateName) throws -> [RelativePath] {
        try files(below: .here, of: name.text).filter { !$0.isIconOfXcode }
    }
}

extension RelativePath {
    /// Whether it is the icon that Xcode shows for a template.
    fileprivate var isIconOfXcode: Bool { name.hasPrefix("TemplateIcon") || name.hasSuffix(".icns") }

    /// Whether it only keeps a folder in Xcode's own templates.
    fileprivate var isIgnoredByXcode: Bool { name.hasSuffix("__ignoredByTemplate__") }
}

extension SourceFile {
    /// Returns the text in Mustache, which remembers where its parts come from.
    fileprivate func rendered(_ pieces: [(piece: XcodeMacros.Piece, place: Range<Int>)]) -> SourceFile {
        let (opening, closing) = pieces.map(\.piece).delimiters
        var bytes = opening == "{{" ? [] : Array("{{=\(opening) \(closing)=}}\n".utf8)
        var origins = SourceMap(self)
        origins.begin(SourceMap.Source(file: 0, place: 0..<0, isCopy: false), at: 0)
        for (piece, place) in pieces {
            let isCopy = if case .text(let text) = piece { text.utf8.count == place.count } else { false }
            origins.begin(SourceMap.Source(file: 0, place: place, isCopy: isCopy), at: bytes.count)
            bytes += Array(piece.mustache(opening, closing).utf8)
        }
        return SourceFile(path: path, bytes: bytes, origins: origins)
    }
}

extension XcodeMacros.Piece {
    func mustache(_ opening: String = "{{", _ closing: String = "}}") -> String {
        switch self {
        case .text(let text): text
        case .tag(let expression): "\(opening) \(expression) \(closing)"
        case .module: "\(opening) prefix \(closing)\(opening) module_info.name \(closing)"
        }
    }
}

extension [XcodeMacros.Piece] {
    fileprivate var mustache: String { map { $0.mustache() }.joined() }

    /// Delimiters that are not in the texts.
    fileprivate var delimiters: (String, String) {
        let texts = compactMap { if case .text(let text) = $0 { text } else { nil } }
        let pairs = [("{{", "}}"), ("<%", "%>"), ("[[", "]]"), ("(%", "%)"), ("<|", "|>"), ("@@", "@@")]
        return pairs.first { pair in !texts.contains { $0.contains(pair.0) } } ?? pairs[0]
    }
}

extension XcodeTemplate.Option {
    /// The parameter in the rambaspec.
    fileprivate var entry: String {
        var fields = [("name", parameter)]
        if let words = summary ?? title { fields.append(("summary", yaml(words, escaping: ["%"]))) }
        func list(_ values: [String]) -> String {
            "[\(values.map { yaml($0, escaping: ["%"]) }.joined(separator: ", "))]"
        }
        let usual = defaultText.flatMap { $0.isEmpty ? nil : $0 }
        switch kind {
        case .checkbox:
            fields.append(("type", "bool"))
            if ["true", "yes", "1"].contains(usual?.lowercased()) { fields.append(("default", "true")) }
        case .popup:
            fields += [("type", "choice"), ("choices", list(values))]
            fields.append(
                (
                    "default",
                    yaml(usual.flatMap { values.contains($0) ? $0 : nil } ?? values[0], escaping: ["%"])
                ))
        case .text, .combo, .class, .static:
            if let usual = usual ?? values.first {
                fields.append(("default", yaml(usual, escaping: ["%"])))
            } else if isRequired {
                fields.append(("required", "true"))
            }
            // The check needs a value for a text that only people know.
            let isOpen = isRequired && usual == nil && values.isEmpty
            let examples = isOpen ? [parameter.prefix(1).uppercased() + parameter.dropFirst()] : values
            if !examples.isEmpty { fields.append(("examples", list(examples))) }
        }
        let comment = others.isEmpty ? "" : "  # " + others.map { "\($0): \($1)" }.joined(separator: "; ")
        return "{\(fields.map { "\($0): \($1)" }.joined(separator: ", "))}\(comment)"
    }
}
