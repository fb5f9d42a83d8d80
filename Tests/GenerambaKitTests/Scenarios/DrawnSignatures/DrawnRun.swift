/// Follows the hints of the program until it accepts the signatures of a module, and finds those that do not compile.
struct DrawnRun {
    /// Runs the program with a folder `App` that has `SignatureGrammar.app`.
    let program: ([String]) throws -> (output: String, status: Int32)
    /// The signatures that were accepted, and those that were after following hints.
    private(set) var accepted = 0
    private(set) var mended = 0
    /// The signatures with hints that lead nowhere, and those whose modules do not compile.
    private(set) var troubles: [String] = []

    init(program: @escaping ([String]) throws -> (output: String, status: Int32)) { self.program = program }

    mutating func check(_ module: DrawnModule) throws {
        var module = module
        var changed: [Int: [String]] = [:]
        for _ in 0..<40 {
            switch try answer(module) {
            case .compiled: return count(module, changed)
            case .failed(let output):
                troubles += try failures(of: module, output)
                return count(module, changed)
            case .refused(let refusals):
                var gone: Set<Int> = []
                for refusal in refusals where !gone.contains(refusal.item) {
                    if !follow(refusal, in: &module, &changed) { gone.insert(refusal.item) }
                }
                for index in gone.sorted(by: >) {
                    module.items.remove(at: index)
                    changed = Dictionary(
                        uniqueKeysWithValues: changed.filter { $0.key != index }
                            .map { ($0.key > index ? $0.key - 1 : $0.key, $0.value) })
                }
            }
        }
        troubles.append("\(module.template): no end of hints: \(module.items)")
    }

    private mutating func count(_ module: DrawnModule, _ changed: [Int: [String]]) {
        accepted += module.items.count - changed.count
        mended += changed.count
    }

    private func answer(_ module: DrawnModule) throws -> DrawnModule.Answer {
        let (output, status) = try program(module.words)
        return module.answer(output, status)
    }

    /// Returns false if the hint leads nowhere.
    private mutating func follow(
        _ refusal: DrawnModule.Refusal, in module: inout DrawnModule, _ changed: inout [Int: [String]]
    ) -> Bool {
        let text = module.items[refusal.item].text
        let follower = HintFollower(text, column: refusal.column, length: refusal.length)
        let other = refusal.hint.flatMap { follower?.following($0, of: refusal.message) }
        // Nothing is left of it.
        if other?.isEmpty == true { return false }
        guard let other, other != text, changed[refusal.item]?.contains(other) != true else {
            let way = changed[refusal.item].map { "\($0.joined(separator: " => ")) => " } ?? ""
            troubles.append(
                """
                \(module.template): \(way)\(module.items[refusal.item])
                  \(refusal.message) (\(refusal.hint ?? "no hint")) => \(other ?? "?")
                """)
            return false
        }
        changed[refusal.item, default: []].append(text)
        module.items[refusal.item].text = other
        return true
    }

    /// Finds the smallest parts of a module that do not compile.
    private func failures(of module: DrawnModule, _ output: String) throws -> [String] {
        guard module.items.count > 1 else { return ["\(module.template): \(module.items)\n\(output)"] }
        let half = module.items.count / 2
        var found: [String] = []
        for items in [module.items[..<half], module.items[half...]] {
            let part = DrawnModule(template: module.template, items: Array(items))
            if case .failed(let output) = try answer(part) { found += try failures(of: part, output) }
        }
        return found.isEmpty ? ["\(module.template): together: \(module.items)\n\(output)"] : found
    }
}
