import SourceText
import TemplateEngine

/// Reports imports of something that is not a module: the project's name, or a whole list.
struct WrongImports: LintRule {
    func problems(in linted: LintedTemplate) -> Diagnostics {
        let known = KnownNames(linted)
        return Diagnostics(
            WrittenTexts(linted).code.flatMap { document in
                let pieces = document.pieces
                let own = Set(document.assignedNames)
                return pieces.indices.dropFirst().compactMap { index -> Diagnostic? in
                    guard let name = pieces[index].name, pieces[index - 1].endsWithImport else { return nil }
                    let next = index + 1 < pieces.count ? pieces[index + 1] : nil
                    guard next.map(\.endsImport) ?? true else { return nil }
                    let (range, text) = (pieces[index].range, pieces[index].range.text)
                    if name == "module_info.project_name" {
                        return .warning(
                            "'\(text)' is the project's name, not a module", at: range,
                            hint: "write '{{ module_info.product_module_name }}'")
                    }
                    guard document.isLiquid, known.isList(name), !own.contains(name) else { return nil }
                    let loop = "{% for module in \(text) %}import {{ module }}…{% endfor %}"
                    return .warning(
                        "'\(text)' is a list, which one import cannot name", at: range,
                        hint: "loop over it: '\(loop)'")
                }
            })
    }
}

extension Piece {
    /// Whether the text ends with an import that lacks the module's name.
    fileprivate var endsWithImport: Bool {
        guard kind == .text, range.offsets.upperBound > 0 else { return false }
        let file = range.file
        let end = range.offsets.upperBound
        let start = max(file.range(end..<end).lineStart, range.offsets.lowerBound)
        let words = file.text(start..<end).split(separator: " ")
        guard file.text(start..<end).hasSuffix(" "), words.last == "import" else { return false }
        let allowed = words.dropLast().allSatisfy { $0.hasPrefix("@") || Self.levels.contains(String($0)) }
        let before = file.text(0..<start)
        let isInComment = before.ranges(of: "/*").last.map { !before[$0.lowerBound...].contains("*/") }
        return allowed && isInComment != true
    }

    private static let levels: Set = ["public", "package", "internal", "fileprivate", "private"]

    /// Whether the module's name ends before the piece.
    fileprivate var endsImport: Bool {
        guard kind == .text, let first = range.text.unicodeScalars.first else { return kind == .other }
        return first.properties.isWhitespace || first == ";"
    }
}
