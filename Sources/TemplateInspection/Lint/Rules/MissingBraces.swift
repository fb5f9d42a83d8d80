import SourceText
import TemplateEngine

/// Reports tags that lack a brace at their beginning, such as `{ module_info.name }}`, which are written as they are.
struct MissingBraces: LintRule {
    func problems(in linted: LintedTemplate) -> Diagnostics {
        let texts = WrittenTexts(linted)
        let known = KnownNames(linted)
        var found = Diagnostics()
        for document in texts.names + texts.code {
            let all = document.writtenTexts
            let surplus = all.reduce(0) { $0 + $1.surplus }
            for text in all {
                for tag in text.halfTags where known.contains(tag.name) {
                    // In Swift, `{ get { date }}` is correct.
                    let isCertain = tag.name.contains("_") && tag.name.contains(".")
                    guard isCertain || tag.hasEnd && surplus > 0 && !tag.isNested else { continue }
                    found.addWarning(
                        "'\(tag.range.text)' is written as it is: a brace is missing", at: tag.range,
                        hint: "write '{{ \(tag.content) }}'")
                }
            }
        }
        for document in texts.names {
            if let warning = lonelyBrace(in: document, besides: found) { found.add(warning) }
        }
        return found
    }

    /// Returns the warning about a brace in a file's name that no tag has; nil if there is none.
    private func lonelyBrace(in document: Document, besides found: Diagnostics) -> Diagnostic? {
        let isReported = found.all.compactMap(\.range).contains {
            $0.file.path == document.source.path && $0.offsets.overlaps(document.range)
        }
        let places = document.writtenTexts.flatMap { text in
            text.offsets.filter { "{}".utf8.contains(text.file.bytes[$0]) }.map {
                text.file.range($0..<$0 + 1)
            }
        }
        guard !isReported, places.count % 2 == 1, let place = places.first else { return nil }
        return .warning(
            "the file's name contains '\(place.text)'", at: place,
            hint: "a tag has two braces on either side")
    }
}

/// A tag in a text that has one brace on a side or on both.
private struct HalfTag {
    let name: String
    /// The name with its filters.
    let content: String
    let range: SourceRange
    /// Whether there are two braces at the end.
    let hasEnd: Bool
    /// Whether a brace may close a block that begins before the tag on its line.
    let isNested: Bool
}

extension SourceRange {
    /// How many more braces the text closes than it opens.
    fileprivate var surplus: Int {
        offsets.reduce(0) {
            switch file.bytes[$1] {
            case UInt8(ascii: "}"): $0 + 1
            case UInt8(ascii: "{"): $0 - 1
            default: $0
            }
        }
    }

    /// The dotted names between one brace and one or two.
    fileprivate var halfTags: [HalfTag] {
        var found: [HalfTag] = []
        let bytes = file.bytes
        // How many braces of the line are open.
        var depth = 0
        for start in offsets where "{}\n".utf8.contains(bytes[start]) {
            guard bytes[start] == UInt8(ascii: "{") else {
                depth = bytes[start] == UInt8(ascii: "}") ? depth - 1 : 0
                continue
            }
            defer { depth += 1 }
            if start > offsets.lowerBound, "{$#".utf8.contains(bytes[start - 1]) { continue }
            let inside = bytes[start + 1..<offsets.upperBound].prefix { !"{}\n|".utf8.contains($0) }
            let name = bytes.trimmed(inside.indices, while: \.isBlank)
            guard let first = name.first, bytes[first].isLetter,
                name.allSatisfy({ bytes[$0].isWordPart || bytes[$0] == UInt8(ascii: ".") })
            else { continue }
            let rest = bytes[name.upperBound..<offsets.upperBound]
            guard let close = rest.firstIndex(where: { "{}\n".utf8.contains($0) }),
                bytes[close] == UInt8(ascii: "}")
            else { continue }
            let hasEnd = close + 1 < offsets.upperBound && bytes[close + 1] == UInt8(ascii: "}")
            let content = bytes.trimmed(start + 1..<close, while: \.isBlank)
            found.append(
                HalfTag(
                    name: file.text(name), content: file.text(content),
                    range: file.range(start..<close + (hasEnd ? 2 : 1)), hasEnd: hasEnd, isNested: depth > 0))
        }
        return found
    }
}
