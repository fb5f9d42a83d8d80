import SourceText
import SwiftText
import TemplateEngine

extension TemplateSource {
    /// Finds the names of modules in the text that is not in tags.
    ///
    /// - Parameter path: the path of the source, for messages.
    func leftovers(of names: [String], shownAs path: String) -> Diagnostics {
        let source = SourceFile(path: path, text: text)
        let small = source.bytes.map { $0.isCapital ? $0 + 0x20 : $0 }
        var found = Diagnostics()
        for name in names where name.count > 2 {
            let forms = NameForms(name)
            let words = [TextFilter.lower, .snake, .kebab].map { $0.spelling(of: name).lowercased() }
            for word in (words + [words[1].replacing("_", with: " ")]).distinct(by: \.self) {
                for place in small.ranges(of: Array(word.utf8))
                where NameForms.isWord(place, in: source.bytes, startingAt: place.lowerBound)
                    && !tags.contains(where: { $0.overlaps(place) }) && !source.isOther(at: place)
                {
                    found.addWarning(
                        "still says '\(source.text(place))', from the module '\(name)'",
                        at: source.range(place), hint: hint(source.text(place), forms))
                }
            }
        }
        return found
    }

    /// What to do about a spelling of a name: the tag that makes it, or one that makes something close to it.
    private func hint(_ text: String, _ forms: NameForms) -> String {
        let near = forms.spellings.map { String(decoding: $0, as: UTF8.self) }.first {
            $0.lowercased() == text.lowercased()
        }
        let spelling = forms.filters[Array(text.utf8)] == nil ? near : text
        guard let spelling, let filters = forms.filters[Array(spelling.utf8)]?.first else {
            return "leave it if it is meant for every module"
        }
        let tag = tag(named: "module_info.name", filters)
        return spelling == text
            ? "write '\(tag)', or leave it if it is meant for every module"
            : "'\(tag)' gives '\(spelling)'; leave it if it is meant for every module"
    }

    /// Finds the dates in the comment at the beginning that are in another form than those of templates.
    ///
    /// - Parameter path: the path of the source, for messages.
    func dates(shownAs path: String) -> [SourceRange] {
        let source = SourceFile(path: path, text: text)
        let lines = source.bytes.lineRanges.prefix { source.bytes[$0].starts(with: "//".utf8) }
        return lines.compactMap { line in
            let text = source.text(line)
            let forms =
                /\d{1,4}[.\/-]\d\d?[.\/-]\d{2,4}|\d\d?\.? [A-Z][a-z]{2,8},? \d{4}|[A-Z][a-z]{2,8} \d\d?, \d{4}/
            guard let match = text.firstMatch(of: forms) else { return nil }
            let start = line.lowerBound + text[..<match.range.lowerBound].utf8.count
            return source.range(start..<start + match.output.utf8.count)
        }
    }
}

extension Diagnostic {
    /// A warning about all dates that stay as they are; nil if there are none.
    static func staying(_ dates: [SourceRange]) -> Diagnostic? {
        let places = dates.map { "\($0.file.path):\($0.line)" }
        let message =
            dates.count == 1
            ? "the date stays the same in all modules"
            : "the dates stay the same in all modules: \(quoted(places, most: 8))"
        return dates.first.map {
            .warning(
                message, at: $0,
                hint:
                    "write '{{ date }}' for a date like 25/12/2026 (day/month/year); a source in Liquid can have "
                    + "others: '{{ date | date: \"%Y-%m-%d\" }}'")
        }
    }
}

extension SourceFile {
    /// Whether a place is in the name of a type of Apple's, or is a member such as the one in `.map {`.
    fileprivate func isOther(at place: Range<Int>) -> Bool {
        let start = bytes[..<place.lowerBound].lastIndex { !$0.isWordPart }.map { $0 + 1 } ?? 0
        let end = bytes[place.upperBound...].firstIndex { !$0.isWordPart } ?? bytes.count
        let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".") && bytes[start].isSmall
        return isMember || SDKTypeNames.has(text(start..<end))
    }
}
