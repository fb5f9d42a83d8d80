import SourceText
import SwiftText

extension GenerationOptions {
    /// The options that a record keeps, by their names on the command line.
    var recorded: [ModuleRecord.Setting] {
        var all: [ModuleRecord.Setting] = []
        for (name, path) in Self.texts { all += self[keyPath: path].map { [.init(name, $0)] } ?? [] }
        for (name, path) in Self.lists { all += self[keyPath: path].map { .init(name, $0) } }
        all += samples.map { .init("samples", $0.text) }
        all += imports.map { .init("imports", $0.whole.text) }
        if !targets.tests { all.append(.init("no-tests", "yes")) }
        if !targets.keepsDocumentation { all.append(.init("no-docs", "yes")) }
        if targets.addsExceptions { all.append(.init("add-exception", "yes")) }
        if let moduleFolder { all.append(.init("module-folder", moduleFolder ? "yes" : "no")) }
        return all
    }

    /// Takes over the recorded options that are not given.
    package mutating func complete(with record: ModuleRecord) {
        // The target of the record is no other place.
        let namesPlace =
            targets.names.contains { $0 != record.codeTarget } || targets.projectFilePath != nil
        for (name, path) in Self.texts where !namesPlace || !Self.ofTargets.contains(name) {
            self[keyPath: path] = self[keyPath: path] ?? record.values(of: name).last
        }
        for (name, path) in Self.lists where self[keyPath: path].isEmpty {
            if !namesPlace || !Self.ofTargets.contains(name) {
                self[keyPath: path] = record.values(of: name)
            }
        }
        author = author ?? record.author
        prefix = prefix ?? record.prefix ?? ""
        if samples.isEmpty {
            samples = record.values(of: "samples").map { SourceFile(path: "--samples", text: $0).whole }
        }
        if imports.isEmpty {
            imports = record.values(of: "imports").map { SourceFile(path: "--imports", text: $0) }
        }
        targets.testFramework =
            targets.testFramework ?? record.values(of: "tests").last.flatMap(TestFramework.init)
        if !record.values(of: "no-docs").isEmpty { targets.keepsDocumentation = false }
        if !record.values(of: "add-exception").isEmpty { targets.addsExceptions = true }
        moduleFolder = moduleFolder ?? record.values(of: "module-folder").last.map { $0 == "yes" }
    }

    private static let texts: [(String, WritableKeyPath<Self, String?> & Sendable)] = [
        ("description", \.description), ("target", \.targets.target),
        ("project_file_path", \.targets.projectFilePath), ("project_group_path", \.targets.projectGroupPath),
        ("test_file_path", \.targets.testFilePath), ("test_group_path", \.targets.testGroupPath),
    ]
    private static let lists: [(String, WritableKeyPath<Self, [String]> & Sendable)] = [
        ("project_targets", \.targets.projectTargets), ("test_targets", \.targets.testTargets),
    ]
    /// The options that say where the files go.
    static var namesOfTargets: Set<String> { ofTargets }

    /// The options that belong together: a recorded one is not added to a given one.
    private static let ofTargets: Set = [
        "target", "project_file_path", "project_group_path", "project_targets", "test_targets",
        "test_file_path", "test_group_path",
    ]
}

extension TargetOptions {
    /// Whether an option says where the code goes.
    var nameCodePlace: Bool { target != nil || !projectTargets.isEmpty || projectFilePath != nil }

    /// Takes over the place that a record has, if it is another one than the Rambafile's.
    mutating func keep(_ record: ModuleRecord, insteadOf destination: Destination) {
        if destination.projectTargets.first != record.codeTarget { target = record.codeTarget }
        if destination.code != record.codeFolder { projectFilePath = record.codeFolder?.text }
        if let folder = record.testFolder, destination.tests != folder { testFilePath = folder.text }
    }
}

extension GenerationRequest {
    /// The request to generate a recorded module again.
    ///
    /// - Parameter record: what was recorded.
    package func again(_ record: ModuleRecord) -> GenerationRequest {
        var request = self
        request.names = [record.name]
        request.record = record
        request.options.complete(with: record)
        request.now = (seconds: record.now, day: Day(iso: record.date) ?? now.day)
        return request
    }

    /// The values for declared parameters: the given ones, and the recorded ones for others.
    ///
    /// - Parameter parameters: the template's parameters; recorded values of others are left out.
    package func values(for parameters: [Parameter]) -> [GivenParameter] {
        var seen: Set<String> = []
        let recorded = recordedValues(for: parameters).filter { value in
            // Two values of a rebuilt record belong together only if they are lists.
            let isFirst = seen.insert(value.key).inserted
            let isList = parameters.contains { $0.key == value.key && $0.isList }
            return isFirst || isList || record?.isRebuilt != true
        }
        return options.parameters + recorded
    }

    /// - Parameter parameters: the template's parameters, which may have had other names; nil for any.
    func recordedValues(for parameters: [Parameter]? = nil) -> [GivenParameter] {
        let given = Set(options.parameters.map(\.key))
        return (record?.parameters ?? []).compactMap { setting in
            var name = setting.name
            if let parameters {
                guard let parameter = parameters.today(name) else { return nil }
                name = parameter.name.value
            }
            guard !given.contains(Parameter.key(of: name)) else { return nil }
            let text = SourceFile(path: "--\(name)", text: setting.value).whole
            return GivenParameter(name: name, text: text, isRecorded: true)
        }
    }

    /// Warns of recorded values for parameters that the template no longer has.
    func warnOfLostValues(for parameters: [Parameter], _ diagnostics: inout Diagnostics) {
        guard let record else { return }
        let known = Set(record.parameters.map { Parameter.key(of: $0.name) })
        let new = parameters.filter { !known.contains($0.key) }.map(\.name.value)
        for lost in record.parameters where parameters.today(lost.name) == nil {
            let hint =
                didYouMean(lost.name, in: new) ?? (new.isEmpty ? nil : "it has new ones: \(quoted(new))")
            diagnostics.addWarning(
                "the template no longer has the parameter '\(lost.name)': '\(record.prefixedName)' loses its value "
                    + "'\(lost.value)'", hint: hint)
        }
    }
}

extension [Parameter] {
    /// The parameter with a name that it has, or had in an earlier version of the template.
    func today(_ name: String) -> Parameter? {
        let key = Parameter.key(of: name)
        return first { $0.key == key } ?? first { $0.oldNames.contains { Parameter.key(of: $0) == key } }
    }
}

extension Day {
    /// The date in the form `2026-03-05`.
    var iso: String { dayMonthYear.split(separator: "/").reversed().joined(separator: "-") }

    /// Nil for a text in another form.
    package init?(iso text: String) {
        let numbers = text.split(separator: "-").compactMap { Int($0) }
        guard numbers.count == 3 else { return nil }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    }
}
