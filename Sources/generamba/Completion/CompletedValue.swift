import SwiftText

/// What completion offers for the value of an option or for an argument.
enum CompletedValue {
    /// Nothing: the value is free.
    case free
    /// The names of several templates, separated by commas.
    case listOfTemplates
    /// The name or path of a template.
    case templatesAndPaths
    /// The name of a template that the Rambafile lists.
    case templatesOfRambafile
    /// The name of a recorded module.
    case modules
    /// A file of a recorded module, relative to the folder that the command works in.
    case recordedFile
    /// The name of a target that takes code, or several separated by commas.
    case target, listOfTargets
    /// The name of a test target, or several separated by commas.
    case testTarget, listOfTestTargets
    /// The names of targets of the Xcode project, separated by commas.
    case listOfXcodeTargets
    /// An `.xcodeproj`, relative to the folder that the command works in.
    case xcodeproj
    /// A file, relative to the folder that the command works in.
    case file
    /// A folder, relative to the user's working directory.
    case folder
    /// A folder, relative to the folder that the command works in.
    case folderFromStart
    /// A folder, relative to the Rambafile's folder.
    case folderOfProject
    /// A parameter of the template with its value: `style:dark`.
    case parameter
    /// The names of parts of a module, separated by commas.
    case listOfParts
    /// One of these texts, or several separated by commas.
    case choices([String], isList: Bool)
    /// The name of a command.
    case commands

    /// The values of options, by the spelling that completion offers, after the command if they differ between
    /// commands. Contains every option that takes a value, except those with an enumeration.
    static let ofOptions: [String: CompletedValue] = [
        "-C": .folder,
        "--author": .free,
        "--company": .free,
        "--custom_parameters": .parameter,
        "--description": .free,
        "--group": .free,
        "--imports": .free,
        "--keep": .folderFromStart,
        "--license": .free,
        "--limit": .choices(["depth=", "steps=", "output="], isList: false),
        "--module_path": .folderOfProject,
        "--only": .listOfParts,
        "--package": .folderFromStart,
        "--path": .folderFromStart,
        "--prefix": .free,
        "--project": .xcodeproj,
        "--project_file_path": .folderOfProject,
        "--project_group_path": .free,
        "--project_name": .free,
        "--project_target": .target,
        "--project_targets": .listOfTargets,
        "--restore": .recordedFile,
        "--samples": .free,
        "--sdk": .choices(["iphonesimulator"], isList: false),
        "--stubs": .folderFromStart,
        "--summary": .free,
        "--swift-version": .choices(["5", "6"], isList: true),
        "--isolation": .choices(["nonisolated", "mainactor"], isList: true),
        "template check --tests": .choices(TestFramework.allCases.map(\.rawValue), isList: true),
        "--target": .target,
        "--templates": .listOfTemplates,
        "--xcodeproj_path": .folderFromStart,
        "--test_file_path": .folderOfProject,
        "--test_group_path": .free,
        "--test_path": .folderOfProject,
        "--test_target": .testTarget,
        "--test_targets": .listOfTestTargets,
        "--timeout": .free,
        "xcode add --target": .listOfXcodeTargets,
    ]

    /// The arguments of commands, in order. If `isRepeating`, the last one can be given any number of times.
    static let ofCommands: [String: (arguments: [CompletedValue], isRepeating: Bool)] = [
        "adopt": ([.free, .templatesAndPaths], false),
        "completion": ([.choices(CompletionShell.allCases.map(\.rawValue), isList: false)], false),
        "destroy": ([.modules], true),
        "gen": ([.free, .templatesAndPaths], false),
        "help": ([.commands], true),
        "template add": ([.templatesAndPaths], true),
        "template check": ([.templatesAndPaths], true),
        "template lint": ([.templatesAndPaths], true),
        "template remove": ([.templatesOfRambafile], true),
        "template show": ([.templatesAndPaths], false),
        "template update": ([.templatesOfRambafile], true),
        "update": ([.modules], true),
        "xcode add": ([.file], true),
        "xcode remove": ([.file], true),
    ]
}
