/// Rewrites the arguments into a form that the argument parser accepts.
func normalized(_ arguments: [String]) -> [String] {
    splitCustomParameters(moveDirectory(namingCompletion(arguments)))
}

/// Rewrites `--generate-completion-script SHELL`, which programs with the same argument parser have, as
/// `completion SHELL`.
private func namingCompletion(_ arguments: [String]) -> [String] {
    let option = "--generate-completion-script"
    guard let first = arguments.first, first == option || first.hasPrefix(option + "=") else {
        return arguments
    }
    let command = CompletionCommand.configuration.commandName.map { [$0] } ?? []
    let shell = first.dropFirst(option.count + 1)
    return command + (shell.isEmpty ? [] : [String(shell)]) + arguments.dropFirst()
}

/// Moves `-C DIR` from before the command, where git and make allow it, to the options after the command.
private func moveDirectory(_ arguments: [String]) -> [String] {
    var command = arguments[...]
    var places: [String] = []
    while command.count > 1, command.first == "-C" {
        places += command.prefix(2)
        command = command.dropFirst(2)
    }
    guard !command.isEmpty else { return [] }
    let end = command.firstIndex(of: "--") ?? command.endIndex
    return command[..<end] + places + command[end...]
}

/// Rewrites `--custom_parameters a:1 b:2 Profile` by repeating the option before each of its values. As in Generamba,
/// the values end before the first word that has no colon or begins with `-`.
private func splitCustomParameters(_ arguments: [String]) -> [String] {
    let option = "--custom_parameters"
    let names = [option, "--custom-parameters"]
    var result: [String] = []
    var isTaking = false
    for (index, argument) in arguments.enumerated() {
        if argument == "--" { return result + arguments[index...] }
        if names.contains(argument) {
            isTaking = true
            let next = index + 1 < arguments.count ? arguments[index + 1] : "-"
            if next.hasPrefix("-") || !next.contains(":") { result.append(option) }
        } else if isTaking, argument.contains(":"), !argument.hasPrefix("-") {
            result += [option, argument]
        } else {
            isTaking = names.contains { argument.hasPrefix($0 + "=") }
            result.append(argument)
        }
    }
    return result
}
