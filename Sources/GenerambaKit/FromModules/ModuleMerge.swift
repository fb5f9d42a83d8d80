import SourceText
import SystemAccess

/// A file of a template, merged from those of the modules.
struct MergedFile {
    /// The file in each of the modules that have it, and its text with lines as they were before they were broken.
    let origins: [Int: (file: ExampleModule.File, text: String?)]
    let isTest: Bool
    /// The names of its path, from the folder that `gen` gives to the module.
    let path: [[Token]]
    let nodes: [Node]
    /// The bytes of a file that is not text.
    let copied: [UInt8]?

    /// The modules that have the file.
    var modules: ModuleSet { ModuleSet(origins.keys) }

    /// The words of the path, without the ending.
    var words: String { path.map { $0.sketch.prefix { $0 != "." } }.joined(separator: " ") }
}

/// The files of all modules, merged.
struct ModuleMerge {
    private(set) var files: [MergedFile] = []
    /// The length at which the modules' lines are broken; nil if nothing shows that they are.
    let lineLength: Int?
    /// What the headers of the files say, for each module and path.
    private(set) var headers: [[RelativePath: HeaderFacts]]

    /// A file of one module.
    private struct Part {
        let file: ExampleModule.File
        let text: String?
        let path: [[Token]]
        let lines: [[Token]]?

        var key: String { "\(file.isTest)\u{3}" + path.map(\.key).joined(separator: "\u{3}") }
    }

    init(_ modules: [ExampleModule], _ facts: ProjectFacts) {
        var taggers = modules.map { ModuleTagger($0, among: modules, facts) }
        let headers = modules.map { _ in [RelativePath: HeaderFacts]() }
        self.headers = headers
        func parts(_ texts: [[String?]]) -> [[Part]] {
            modules.indices.map { number in
                zip(modules[number].files, texts[number]).map { file, text in
                    let folder = (file.isTest ? modules[number].testFolder : nil) ?? modules[number].folder
                    let place = taggers[number].tokens(ofName: folder)
                    let names = file.path.components.map { taggers[number].tokens(ofName: $0) }
                    let start =
                        folder == "."
                        ? [[Token.text("..")]] : place.isNameAlone ? [] : [[.text("..")], place]
                    let path = start + names
                    let lines = text.map { taggers[number].lines(of: file, text: $0).lines }
                    return Part(file: file, text: text, path: path, lines: lines)
                }
            }
        }
        let texts = modules.map { $0.files.map(\.text) }
        let width = LineWidth.find(texts, of: modules.map(\.name))
        lineLength = width?.length
        for (number, module) in modules.enumerated() {
            for file in module.files {
                self.headers[number][file.fullPath] = file.text.map {
                    taggers[number].lines(of: file, text: $0).header
                }
            }
        }
        files = Self.merged(parts(width?.texts ?? texts))
    }

    private static func merged(_ all: [[Part]]) -> [MergedFile] {
        let keys = all.flatMap { $0.map(\.key) }.distinct(by: \.self)
        let byKey = all.map { Dictionary($0.map { ($0.key, $0) }) { first, _ in first } }
        return keys.compactMap { key in
            let parts = byKey.enumerated().compactMap { number, parts in parts[key].map { (number, $0) } }
            guard let first = parts.first?.1 else { return nil }
            let path = first.path.indices.map { index in
                first.path[index].indices.map { place in
                    Token.common(parts.map { $0.1.path[index][place] }) ?? first.path[index][place]
                }
            }
            let lines = parts.compactMap { number, part in part.lines.map { (number, $0) } }
            let isText = lines.count == parts.count
            return MergedFile(
                origins: Dictionary(uniqueKeysWithValues: parts.map { ($0, ($1.file, $1.text)) }),
                isTest: first.file.isTest, path: path,
                nodes: isText ? LineMerge(Dictionary(uniqueKeysWithValues: lines)).nodes : [],
                copied: isText ? nil : first.file.bytes)
        }
    }
}

extension [Token] {
    /// Whether they are the module's name and nothing else.
    fileprivate var isNameAlone: Bool {
        if count == 1, case .name(let filters, _) = self[0] { filters.contains([]) } else { false }
    }
}

extension ExampleModule.File {
    /// The path with the side that it belongs to.
    var fullPath: RelativePath { (isTest ? "Tests" : "Code" as RelativePath).appending(path) }
}
