import GenerambaKit
import SourceText

/// Reports tags in sources that are copied because their names do not say in which language they are.
struct CopiedTags: LintRule {
    func problems(in linted: LintedTemplate) -> Diagnostics {
        let known = KnownNames(linted)
        let sources = linted.files.compactMap { file in
            if case .bytes(let source) = file.content, file.isCode { source } else { nil }
        }
        return Diagnostics(
            sources.distinct(by: \.path).compactMap { source -> Diagnostic? in
                let end = source.bytes.count
                // The first output of a known name, such as `{{ module_info.name }}`.
                let first = (0..<end).lazy
                    .compactMap { source.tag(in: $0..<end, from: "{{", to: "}}") }
                    .first { known.contains($0.content) }
                guard let tag = first?.range else { return nil }
                let name = source.path.split(separator: "/").last ?? ""
                return .warning(
                    "'\(tag.text)' is written as it is: '\(name)' is copied, not rendered", at: tag,
                    hint:
                        "give the source the ending '\(Dialect.mustache.ending)' or '\(Dialect.liquid.ending)'"
                )
            })
    }
}
