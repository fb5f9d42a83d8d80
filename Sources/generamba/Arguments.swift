/// Moves `-C DIR` from before the command, where git and make allow it, to the options after the command. Removes
/// `--color` there.
func moveDirectory(_ arguments: [String]) -> [String] {
    var command = arguments[...]
    var places: [String] = []
    while let option = command.first {
        let takesNext = ["-C", "--color"].contains(option) && command.count > 1
        guard takesNext || option.hasPrefix("--color=") else { break }
        let words = command.prefix(takesNext ? 2 : 1)
        command = command.dropFirst(words.count)
        // `ColorOption` has read a valid one; the command explains what is wrong with others.
        let color = words.last.map { $0.hasPrefix("--color=") ? String($0.dropFirst(8)) : $0 }
        if option == "-C" || color.flatMap(ColorOption.Choice.init) == nil { places += words }
    }
    guard !command.isEmpty else { return [] }
    let end = command.firstIndex(of: "--") ?? command.endIndex
    return command[..<end] + places + command[end...]
}

/// Rewrites `--custom_parameters a:1 b:2 Profile` by repeating the option before each of its values. As in Generamba,
/// the values end before the first word that has no colon or begins with `-`.
func splitCustomParameters(_ arguments: [String]) -> [String] {
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
