import GenerambaKit
import SourceText
import SystemAccess
import TemplateEngine

/// Reports names of files, and tags one after another, that print the module's name twice.
struct DoubledNames: LintRule {
    func problems(in linted: LintedTemplate) -> Diagnostics {
        var found = Diagnostics()
        let modules = [linted.module, linted.otherModule]
        for template in linted.templates {
            let destinations = Destinations(of: template, modules)
            var uses: [RelativePath: [(file: Template.File, names: [String])]] = [:]
            for file in template.code + template.tests {
                guard let path = file.entry.path?.value else { continue }
                let names = modules.compactMap { destinations.destination(of: file, in: $0) }
                    .map { String(FilePlacement($0).basename) }
                guard names.count == modules.count else { continue }
                if let warning = warning(of: file, names, modules) { found.add(warning) }
                uses[path, default: []].append((file, names))
            }
            for uses in uses.values { found.add(contentsOf: warnings(of: uses, modules)) }
        }
        return found
    }

    /// Returns the warning about an entry whose file always has the module's name twice.
    private func warning(of file: Template.File, _ names: [String], _ modules: [Module]) -> Diagnostic? {
        let isDoubled = zip(names, modules).allSatisfy { name, module in
            let (plain, whole) = (module.name.text, module.name.prefixed)
            return name.hasPrefix(whole + plain) || name.hasPrefix(whole + whole)
        }
        guard isDoubled else { return nil }
        let written = file.entry.customName ?? file.entry.name
        return .warning(
            "the file's name contains the module's name twice: '\(names[0])'", at: written.range,
            hint: file.entry.customName == nil
                ? "leave it out: the prefix and the module's name come before 'name'"
                : "leave one out: 'module_info.file_basename' is the last part of 'name'")
    }

    /// Returns the warnings about a source that prints the module's name before the file's name, which begins with it.
    private func warnings(
        of uses: [(file: Template.File, names: [String])], _ modules: [Module]
    ) -> Diagnostics {
        let begin = uses.allSatisfy { use in
            zip(use.names, modules).allSatisfy { $0.hasPrefix($1.name.prefixed) }
        }
        guard begin, let first = uses.first, case .text(let document) = first.file.content
        else { return Diagnostics() }
        let pieces = document.pieces
        let found = pieces.indices.dropFirst().compactMap { index -> Diagnostic? in
            guard pieces[index].name == "module_info.file_name", let name = pieces[index - 1].name,
                name == "module_info.name" || name == "prefix"
            else { return nil }
            let hasBoth = name != "prefix" && index > 1 && pieces[index - 2].name == "prefix"
            let start = pieces[index - (hasBoth ? 2 : 1)].range.offsets.lowerBound
            let end = pieces[index].range.offsets.lowerBound
            let module = modules[0].name
            let before = name == "prefix" ? module.prefix ?? "" : hasBoth ? module.prefixed : module.text
            return .warning(
                "this prints the \(name == "prefix" ? "prefix" : "module's name") twice: '\(before)\(first.names[0])'",
                at: document.source.range(document.tag(start).lowerBound..<document.tag(end).upperBound),
                hint: "write '{{ module_info.file_name }}'")
        }
        return Diagnostics(found)
    }
}

extension Document {
    /// Returns the range of the tag around a name.
    fileprivate func tag(_ name: Int) -> Range<Int> {
        let start = source.bytes[..<name].lastIndex(of: UInt8(ascii: "{")) ?? name
        let end = source.bytes[name...].firstIndex(of: UInt8(ascii: "}")) ?? name
        return max(0, start - 1)..<min(source.bytes.count, end + 2)
    }
}
