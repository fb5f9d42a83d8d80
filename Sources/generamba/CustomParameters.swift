/// Rewrites `--custom_parameters a:1 b:2 Profile` so that the option stands before each of its words. As in
/// Generamba the words reach up to the first that holds no colon, or begins with a `-`.
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
