import SourceText
import SystemAccess

extension Generation {
    /// What to remember of a module besides its files.
    ///
    /// - Parameter checksum: that of the template.
    package func record(of module: Module, _ answers: Answers?, checksum: UInt64) -> ModuleRecord {
        var record = record(of: module.name, from: request.template, checksum: checksum, generator)
        record.template = request.templateWord.isEmpty ? request.template.name : request.templateWord
        record.options = request.options.recorded + record.options
        let prefix = request.record.map { $0.values(of: "prefix").last } ?? request.options.prefix
        if let prefix, !prefix.isEmpty { record.options.append(.init("prefix", prefix)) }
        let only = request.record.map { $0.values(of: "only") } ?? selection.names
        if !only.isEmpty, !selection.names.isEmpty {
            record.options += (only + selection.names).distinct(by: \.self).map { .init("only", $0) }
        }
        let undeclared = (request.recordedValues() + request.options.parameters).map {
            ($0.name, $0.text.text)
        }
        record.parameters = (answers?.texts ?? undeclared).map { .init($0.0, $0.1) }
        record.isRequired = request.record?.isRequired ?? false
        return record
    }

    /// What to remember of any module that this generation makes.
    package func record(
        of name: ModuleName, from template: ResolvedTemplate, checksum: UInt64, _ generator: Generator
    ) -> ModuleRecord {
        var record = ModuleRecord(
            name: name.text, prefix: name.prefix, template: template.name, templateName: template.name,
            version: generator.version, templateChecksum: checksum,
            codeTarget: destination.projectTargets[0], date: request.now.day.iso, now: request.now.seconds)
        (record.codeFolder, record.testFolder) = (destination.code, destination.tests)
        record.author = generator.namedAuthor
        if let framework = destination.style.testFramework(for: generator.convertsTests) {
            record.options.append(.init("tests", framework.rawValue))
        }
        record.requirements = generator.requirements.map(\.value)
        return record
    }
}
