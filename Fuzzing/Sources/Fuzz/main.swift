import CLibFuzzer

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

// Usage: fuzz TARGET OPTION…, with the options of libFuzzer; fuzz --targets; fuzz --seeds FOLDER [DATA]

switch CommandLine.arguments.dropFirst().first {
case "--targets":
    print(FuzzTarget.all.keys.sorted().joined(separator: "\n"))
case "--seeds" where CommandLine.argc > 2:
    try Seeds(data: CommandLine.argc > 3 ? CommandLine.arguments[3] : nil).write(
        below: CommandLine.arguments[2])
case let name? where FuzzTarget.all[name] != nil:
    FuzzTarget.chosen = name
    var count = CommandLine.argc - 1
    // The driver treats the second argument, the target, as the program's name.
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
    exit(
        LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
            FuzzTarget.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
            return 0
        })
default:
    print("usage: fuzz TARGET OPTION… (targets: \(FuzzTarget.all.keys.sorted().joined(separator: ", ")))")
    exit(64)
}
