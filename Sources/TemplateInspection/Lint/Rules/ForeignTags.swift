import SourceText
import TemplateEngine

/// Reports Xcode's macros, and the first tag of Liquid in a Mustache source, which are written as they are.
struct ForeignTags: LintRule {
    func problems(in linted: LintedTemplate) -> Diagnostics {
        let texts = WrittenTexts(linted)
        var found = Diagnostics()
        for document in texts.names + texts.code {
            let written = document.writtenTexts
            if !document.isLiquid, let tag = written.lazy.flatMap({ $0.tags(from: "{%", to: "%}") }).first {
                found.addWarning(
                    "'\(tag.range.text)' is written as it is", at: tag.range,
                    hint: "for Liquid, give the source the ending '.liquid'")
            }
            // Unknown macros of a template of Xcode have been told.
            guard !linted.template.isConverted else { continue }
            for tag in written.flatMap({ $0.tags(from: "___", to: "___") })
            where !tag.content.isEmpty && tag.content.utf8.allSatisfy(\.isWordPart) {
                found.addWarning(
                    "'\(tag.range.text)' is written as it is", at: tag.range,
                    hint: "Xcode's file templates replace it, Generamba does not")
            }
        }
        return found
    }
}

extension SourceRange {
    /// The tags that do not begin within a word.
    fileprivate func tags(
        from opening: String, to closing: String
    ) -> [(range: SourceRange, content: String)] {
        offsets.compactMap { start in
            guard start == offsets.lowerBound || !file.bytes[start - 1].isWordPart else { return nil }
            return file.tag(in: start..<offsets.upperBound, from: opening, to: closing)
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
