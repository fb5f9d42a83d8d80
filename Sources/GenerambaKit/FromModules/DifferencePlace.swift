/// Where a module has in its own way what a parameter stands for.
package struct DifferencePlace: Sendable, Equatable {
    package let module: Int
    /// The path of the file, for messages.
    package let path: String
    /// The line, counted from 1, and its text; nil for the whole file.
    package let line: Int?, text: String?
}

extension MergedFile {
    /// Returns where modules have first what a parameter stands for.
    func places(
        of parameter: String, in source: TemplateSource, _ table: ParameterTable, _ modules: [ExampleModule]
    ) -> [DifferencePlace] {
        let isOptional = self.modules.count < modules.count
        if isOptional, table.condition(self.modules, of: ModuleSet(modules.indices))?.name == parameter {
            return origins.sorted { $0.key < $1.key }.map {
                DifferencePlace(module: $0, path: $1.file.shown, line: nil, text: nil)
            }
        }
        return (source.firstLines[parameter] ?? [:]).sorted { $0.key < $1.key }.compactMap { module, line in
            guard let (file, text) = origins[module], let joined = text.map({ Array($0.utf8) }) else {
                return nil
            }
            let lines = file.bytes.lineRanges
            // Lines that were broken have more breaks in the file, but the same letters.
            var rest = joined.lineRanges.prefix(line).reduce(0) {
                $0 + joined[$1].count(where: \.isLetterOrDigit)
            }
            let number = lines.firstIndex { line in
                rest -= file.bytes[line].count(where: \.isLetterOrDigit)
                return rest < 0
            }
            return (number ?? lines.indices.last).map {
                let text = String(decoding: file.bytes[lines[$0]], as: UTF8.self)
                return DifferencePlace(
                    module: module, path: file.shown, line: $0 + 1, text: text.trimmed)
            }
        }
    }
}
