/// Compiled modules that code can import besides the stand-ins.
package struct OtherModules: Sendable {
    /// The names of those that take the place of stand-ins.
    package var names: Set<String> = []
    /// The compiler arguments for finding the modules.
    package var places: [String] = []
    /// The linker arguments: objects and libraries.
    package var products: [String] = []

    /// The stand-ins that are left, in their order: without those that other modules replace, and without those that
    /// import these.
    package func rest(of standIns: [String]) -> [String] {
        var replaced = names
        return standIns.filter { name in
            let imports = StandInModule.all.first { $0.name == name }?.imports ?? []
            if !replaced.isDisjoint(with: imports) { replaced.insert(name) }
            return !replaced.contains(name)
        }
    }
}
