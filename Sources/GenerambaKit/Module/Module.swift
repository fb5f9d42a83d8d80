import SystemAccess
import TemplateEngine

/// A module to generate, with everything that a template can use.
public struct Module: Sendable {
    public var name: ModuleName
    /// The description; nil for Generamba's default, "NAME module".
    public var description: String?
    public var author: String?
    public var company: String?
    public var projectName: String
    public var productModuleName: String
    package var projectTargets: [String] = []
    package var testTargets: [String] = []
    /// The values of the template's parameters. An open object if the template declares none.
    package var values = TemplateValues(parameters: Value.Object([:], isOpen: true))
    /// The types of the app's other modules.
    package var importedTypes = ImportedTypes()
    /// Types that the target declares itself, although they have the names of types in other modules.
    package var ownTypes: Set<String> = []
    /// The resource limits for generating the module.
    package var limits = Renderer.Limits()
    /// The time budget that all patterns of parameters share, including those for other modules of the run.
    package var patternTime = TimeBudget.forPatterns()
    package let date: Day
    /// The time of `'now' | date` in Liquid, in seconds since 1970 UTC.
    package let now: Int

    /// Creates a module from its name alone, which is enough to read a template's declarations.
    public init(_ name: ModuleName, now: Moment) {
        self.name = name
        (projectName, productModuleName, date) = (name.text, name.text, now.day)
        self.now = now.seconds
    }

    /// Returns the variables of Generamba 1.5, and the template's parameters under their names unless these are taken.
    ///
    /// - Parameters:
    ///   - fileName: the name of the generated file; nil if it is not known yet.
    ///   - fileBasename: the last component of the entry's name while the file name is rendered.
    ///   - item: the current item of an entry with `for_each`.
    ///   - imports: the modules that the file has to import; nil if that is not known yet.
    package func scope(
        fileName: String? = nil, fileBasename: String? = nil, item: Value? = nil, imports: FileImports? = nil
    ) -> Value.Object {
        let imports = imports ?? FileImports(of: values.types, in: self)
        let info = info(fileName: fileName, fileBasename: fileBasename)
        var names: [String: Value] = [
            "year": .string(date.year),
            "date": .string(date.dayMonthYear),
            "prefix": Value(name.prefix),
            "developer": .object(.init(["name": Value(author), "company": Value(company)])),
            "module_info": .object(info),
            "custom_parameters": .object(values.parameters),
            "imports": .list(imports.modules.map { .string($0) }),
            "conditional_imports": .list(imports.conditional.map { .string($0) }),
        ]
        names["item"] = item
        if !values.parameters.isOpen { names.merge(values.parameters.fields) { variable, _ in variable } }
        return Value.Object(names)
    }

    private func info(fileName: String?, fileBasename: String?) -> Value.Object {
        var info: [String: Value] = [
            "name": .string(name.text), "purpose": Value(description),
            "description": .string(description ?? "\(name.text) module"),
            "project_name": .string(projectName), "product_module_name": .string(productModuleName),
            "project_targets": .list(projectTargets.map { .string($0) }),
            "test_targets": .list(testTargets.map { .string($0) }),
        ]
        info["file_name"] = fileName.map { .string($0) }
        info["file_basename"] = fileBasename.map { .string($0) }
        return Value.Object(info)
    }
}

/// The values of a template's parameters, as the template sees them.
public struct TemplateValues: Sendable {
    public var parameters: Value.Object
    /// The names of the types in the parameters' functions and in samples for these.
    package var types: Set<String> = []
}

/// The time of the run: in seconds since 1970 UTC, and as a day in the user's calendar.
public typealias Moment = (seconds: Int, day: Day)

/// A date of the Gregorian calendar.
public struct Day: Sendable, Equatable {
    /// The year as text.
    package let year: String
    /// Day, month and year in Generamba's format: `05/03/2026`.
    package let dayMonthYear: String

    public init(year: Int, month: Int, day: Int) {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        self.year = "\(year)"
        dayMonthYear = "\(two(day))/\(two(month))/\(year)"
    }
}
