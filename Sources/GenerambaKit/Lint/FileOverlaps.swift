/// The files that entries of a template make, and which of them are made at once.
struct FileOverlaps {
    private let known: (String?) -> ParameterDomains
    /// How many pairs of conditions are compared at most; what is not seen by then is not told.
    private var pairs = 2000

    /// - Parameter variables: the names that win over those of parameters.
    init(_ parameters: [Parameter], variables: Set<String>) {
        let plain = ParameterDomains(parameters, hidden: variables)
        known = { forEach in
            forEach.map { ParameterDomains(parameters, hidden: variables, forEach: $0) } ?? plain
        }
    }

    /// For each of some files that would be one the number of the first other one before it that is made with some of
    /// the same values.
    mutating func find(among files: [Template.File]) -> [(file: Int, other: Int)] {
        guard files.count > 1 else { return [] }
        let lists = Dictionary(grouping: files.indices) { files[$0].entry.forEach?.value }
        return lists.sorted { $0.value[0] < $1.value[0] }
            .flatMap { find(among: files, $0.value, known($0.key)) }
            .sorted { $0.file < $1.file }
    }

    /// Whether two files are made with some of the same values.
    mutating func meet(_ first: Template.File, _ second: Template.File) -> Bool {
        !find(among: [first, second]).isEmpty
    }

    /// The same of files that are made for the items of one list.
    private mutating func find(
        among files: [Template.File], _ numbers: [Int], _ known: ParameterDomains
    ) -> [(file: Int, other: Int)] {
        let models = numbers.map { number in
            files[number].condition.flatMap { document in
                document.conditions.first.map { ConditionModel($0, in: document, known) }
            }
        }
        let examples = ConditionSolver.examples(for: models.compactMap(\.self))
        var earlier = EarlierFiles()
        return zip(numbers, models).compactMap { number, model in
            let condition = model.map { model in
                let solver = ConditionSolver([model], examples)
                return FileCondition(
                    text: files[number].entry.condition?.value ?? "", model: model,
                    combinations: solver.isCertain ? solver.met ?? [] : [])
            }
            defer { earlier.add(number, condition) }
            return earlier.first(besides: condition, &pairs).map { (number, $0) }
        }
    }
}

/// When a file is made.
private struct FileCondition {
    /// The condition as it is written.
    let text: String
    let model: ConditionModel
    /// The combinations of values with which it is met; none where they are not known.
    let combinations: [Int]
}

/// Files that came before another one, by their numbers.
private struct EarlierFiles {
    private var first: Int?
    /// The first that is always made.
    private var always: Int?
    /// The first by their conditions as they are written.
    private var conditions: [String: Int] = [:]
    /// The first for values of some names, by the numbers of their combinations.
    private var combinations: [Set<ConditionModel.Variable>: [Int: Int]] = [:]
    /// Those with conditions.
    private var models: [(number: Int, model: ConditionModel)] = []

    /// - Parameter condition: nil for a file that is always made.
    mutating func add(_ number: Int, _ condition: FileCondition?) {
        first = first ?? number
        guard let condition else {
            always = always ?? number
            return
        }
        conditions[condition.text] = conditions[condition.text] ?? number
        models.append((number, condition.model))
        combinations[condition.model.variables, default: [:]]
            .merge(condition.combinations.map { ($0, number) }) { first, _ in first }
    }

    /// The first that is made with some of the same values as one with a condition. Two conditions are compared where
    /// they ask for other names and nothing else tells.
    func first(besides condition: FileCondition?, _ pairs: inout Int) -> Int? {
        guard let condition else { return first }
        let names = condition.model.variables
        let alike = condition.combinations.compactMap { combinations[names]?[$0] }
        let known = [always, conditions[condition.text]].compactMap(\.self) + alike
        if let first = known.min() { return first }
        for other in models where pairs > 0 && other.model.variables != names {
            pairs -= 1
            if ConditionSolver([other.model, condition.model]).canBeMet == true { return other.number }
        }
        return nil
    }
}
