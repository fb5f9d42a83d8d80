import SourceText
import TemplateEngine

/// Reports tags of other template languages, which are written as they are.
struct ForeignTags: LintRule {
    func problems(in linted: LintedTemplate) -> Diagnostics {
        let texts = WrittenTexts(linted)
        let known = KnownNames(linted)
        return Diagnostics(
            (texts.names + texts.code).flatMap { document in
                document.writtenTexts.flatMap { text in
                    ForeignTag.all(in: text).compactMap { $0.warning(in: document, known) }
                }
            })
    }
}

/// A tag of another template language.
private struct ForeignTag {
    enum Kind {
        /// `{% if title %}`, which Mustache does not have.
        case liquid
        /// `<%= title %>`
        case erb
        /// `#{title}`, `${title}` or `$(title)`
        case shell
        /// `___FILEBASENAME___`
        case xcode
    }

    let kind: Kind
    let range: SourceRange
    /// What is between the signs.
    let content: String

    static func all(in text: SourceRange) -> [ForeignTag] {
        text.offsets.compactMap { start in
            guard "{<#$_".utf8.contains(text.file.bytes[start]) else { return nil }
            let rest = start..<text.offsets.upperBound
            let isInWord = start > text.offsets.lowerBound && text.file.bytes[start - 1].isWordPart
            func tag(_ kind: Kind, from opening: String, to closing: String) -> ForeignTag? {
                guard let tag = text.file.tag(in: rest, from: opening, to: closing) else { return nil }
                return ForeignTag(kind: kind, range: tag.range, content: tag.content)
            }
            return tag(.liquid, from: "{%", to: "%}") ?? tag(.erb, from: "<%", to: "%>")
                ?? tag(.shell, from: "#{", to: "}") ?? tag(.shell, from: "${", to: "}")
                ?? tag(.shell, from: "$(", to: ")")
                ?? (isInWord ? nil : tag(.xcode, from: "___", to: "___"))
        }
    }
}

extension SourceFile {
    /// Returns the tag on one line at the start of a range, with what is between its signs; nil if there is none, or if
    /// another tag begins in it. So the time for all tags of a text is linear.
    package func tag(
        in range: Range<Int>, from opening: String, to closing: String
    ) -> (range: SourceRange, content: String)? {
        guard bytes[range].starts(with: opening.utf8) else { return nil }
        let inside = bytes[range].dropFirst(opening.utf8.count)
        let end = inside.indices.first { index in
            ["\n", opening, closing].contains { inside[index...].starts(with: $0.utf8) }
        }
        guard let end, inside[end...].starts(with: closing.utf8) else { return nil }
        let content = bytes.trimmed(inside.startIndex..<end, while: \.isBlank)
        return (self.range(range.lowerBound..<end + closing.utf8.count), text(content))
    }
}

extension ForeignTag {
    /// Returns the warning, or nil if the text may be meant as it is.
    package func warning(in document: Document, _ known: KnownNames) -> Diagnostic? {
        let isMustache = !document.isLiquid
        var hint: String?
        switch kind {
        case .liquid:
            guard isMustache, let tag = section else { return nil }
            hint = tag
        case .erb:
            let value = content.drop { "=- ".contains($0) }
            if content.hasPrefix("=") {
                hint = "write '{{ \(known.contains(String(value)) ? value : "name") }}'"
            } else if value.hasPrefix("if ") || value.hasPrefix("for ") || value.contains(" do") {
                hint = isMustache ? "write '{{#name}}…{{/name}}'" : "write '{% if name %}…{% endif %}'"
            } else {
                return nil
            }
        case .shell:
            let isCertain = content.contains(".") && content.contains("_")
            guard known.contains(content), isCertain || range.text.hasPrefix("#{") else { return nil }
            hint = "write '{{ \(content) }}'"
        case .xcode:
            let isVariable = content.hasPrefix("VARIABLE_")
            guard let tag = Self.macros[content] ?? (isVariable ? Self.macros["FILEBASENAME"] : nil) else {
                return nil
            }
            hint = "write '\(tag)'"
        }
        let reason = kind == .xcode ? "Xcode's file templates replace it, Generamba does not" : nil
        return .warning(
            "'\(range.text)' is written as it is", at: range,
            hint: [reason, hint].compactMap(\.self).joined(separator: ": "))
    }

    /// What to write in Mustache for a tag of Liquid; nil for tags that end a block, or that no language has.
    private var section: String? {
        let words = content.drop { $0 == "-" || $0 == " " }.split(separator: " ").map(String.init)
        guard let tag = words.first else { return nil }
        let name = words.dropFirst().first ?? "name"
        let liquid = "or give the source the ending '.liquid'"
        switch tag {
        case "if": return "for Mustache, write '{{#\(name)}}…{{/\(name)}}', \(liquid)"
        case "unless": return "for Mustache, write '{{^\(name)}}…{{/\(name)}}', \(liquid)"
        case "for" where words.count >= 4 && words[2] == "in":
            return "for Mustache, write '{{#\(words[3])}}…{{/\(words[3])}}', \(liquid)"
        case "include": return "for Mustache, write '{{> \(name.filter { !"'\"".contains($0) })}}', \(liquid)"
        case "assign", "case", "capture", "comment", "raw", "set", "extends", "block", "macro", "increment",
            "cycle":
            return "Mustache has no '\(tag)': give the source the ending '.liquid'"
        default: return nil
        }
    }

    /// Xcode's macros, with what to write instead.
    private static let macros = [
        "FILENAME": "{{ module_info.file_name }}", "FILEBASENAME": "{{ prefix }}{{ module_info.name }}",
        "FILEBASENAMEASIDENTIFIER": "{{ prefix }}{{ module_info.name }}",
        "FILEHEADER": "// {{ module_info.file_name }}", "PROJECTNAME": "{{ module_info.project_name }}",
        "PACKAGENAME": "{{ module_info.project_name }}",
        "PROJECTNAMEASIDENTIFIER": "{{ module_info.product_module_name }}",
        "PACKAGENAMEASIDENTIFIER": "{{ module_info.product_module_name }}",
        "TARGETNAME": "{{ module_info.product_module_name }}", "FULLUSERNAME": "{{ developer.name }}",
        "USERNAME": "{{ developer.name }}", "ORGANIZATIONNAME": "{{ developer.company }}",
        "DATE": "{{ date }}",
        "YEAR": "{{ year }}", "COPYRIGHT": "Copyright © {{ year }} {{ developer.company }}",
    ]
}
