/// What completion offers for the value of an option or for an argument.
enum CompletedValue {
    /// Nothing: the value is free.
    case free
    /// The names of templates that `gen` takes.
    case templates
    /// Several of them, with commas between.
    case listOfTemplates
    /// The names of templates, or the path of a template.
    case templatesAndPaths
    /// The names of the templates that the Rambafile lists.
    case templatesOfRambafile
    /// The name of a target that takes code, or several with commas between.
    case target, listOfTargets
    /// The name of a test target, or several with commas between.
    case testTarget, listOfTestTargets
    /// A folder, from the folder that the user stands in.
    case folder
    /// A folder, from the folder that the command works in.
    case folderFromStart
    /// A folder, from the folder of the Rambafile.
    case folderOfProject
    /// A parameter of the template with its value: `style:dark`.
    case parameter
    /// One of these texts, or several with commas between.
    case choices([String], isList: Bool)
    /// The name of a command.
    case commands

    /// What options take, by the spelling that completion offers. Each option that takes a value is here, except for
    /// enumerations.
    static let ofOptions: [String: CompletedValue] = [
        "-C": .folder,
        "--author": .free,
        "--company": .free,
        "--custom_parameters": .parameter,
        "--description": .free,
        "--keep": .folderFromStart,
        "--license": .free,
        "--limit": .choices(["depth=", "steps=", "output="], isList: false),
        "--module_path": .folderOfProject,
        "--path": .folderFromStart,
        "--prefix": .free,
        "--project_file_path": .folderOfProject,
        "--project_group_path": .free,
        "--project_name": .free,
        "--project_target": .target,
        "--project_targets": .listOfTargets,
        "--samples": .free,
        "--sdk": .choices(["iphonesimulator"], isList: false),
        "--summary": .free,
        "--swift-version": .choices(["5", "6"], isList: true),
        "--target": .target,
        "--templates": .listOfTemplates,
        "--test_file_path": .folderOfProject,
        "--test_group_path": .free,
        "--test_path": .folderOfProject,
        "--test_target": .testTarget,
        "--test_targets": .listOfTestTargets,
        "--timeout": .free,
    ]

    /// What commands take as arguments, in their order; a command that takes any number of them repeats the last.
    static let ofCommands: [String: (arguments: [CompletedValue], isRepeating: Bool)] = [
        "completion": ([.choices(CompletionShell.allCases.map(\.rawValue), isList: false)], false),
        "gen": ([.free, .templates], false),
        "help": ([.commands], true),
        "template add": ([.templatesAndPaths], true),
        "template check": ([.templatesAndPaths], true),
        "template lint": ([.templatesAndPaths], true),
        "template remove": ([.templatesOfRambafile], true),
        "template show": ([.templatesAndPaths], false),
        "template update": ([.templatesOfRambafile], true),
    ]
}
