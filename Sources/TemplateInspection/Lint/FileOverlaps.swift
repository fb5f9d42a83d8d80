import GenerambaKit

/// Finds out which entries of a template generate files for the same values.
struct FileOverlaps {
    private let known: (String?) -> ParameterDomains
    /// The remaining number of pairs of conditions to compare. Overlaps found only by further comparisons are not
    /// reported.
    private var pairs = 2000

    /// - Parameter variables: the names that take precedence over parameters.
    init(_ parameters: [Parameter], variables: Set<String>) {
        let plain = ParameterDomains(parameters, hidden: variables)
        known = { forEach in
            forEach.map { ParameterDomains(parameters, hidden: variables, forEach: $0) } ?? plain
        }
    }

    /// For files with the same path, returns each file that is generated for some of the same values as an earlier one,
    /// together with the first such file.
    mutating func find(among files: [Template.File]) -> [(file: Int, other: Int)] {
        guard files.count > 1 else { return [] }
        let lists = Dictionary(grouping: files.indices) { files[$0].entry.forEach?.value }
        return lists.sorted { $0.value[0] < $1.value[0] }
            .flatMap { find(among: files, $0.value, known($0.key)) }
            .sorted { $0.file < $1.file }
    }

    /// Whether two files are generated for some of the same values.
    mutating func meet(_ first: Template.File, _ second: Template.File) -> Bool {
        !find(among: [first, second]).isEmpty
    }

    /// Finds the overlaps among files for the items of one list.
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

/// The condition for generating a file.
private struct FileCondition {
    /// The source text of the condition.
    let text: String
    let model: ConditionModel
    /// The combinations of values that meet the condition; empty if they are unknown.
    let combinations: [Int]
}

/// The files before a file, by number.
private struct EarlierFiles {
    private var first: Int?
    /// The first file that is always generated.
    private var always: Int?
    /// The first file with each condition, by the condition's text.
    private var conditions: [String: Int] = [:]
    /// The first file for each combination of values, by the variables and the number of the combination.
    private var combinations: [Set<ConditionModel.Variable>: [Int: Int]] = [:]
    /// The files with conditions.
    private var models: [(number: Int, model: ConditionModel)] = []

    /// - Parameter condition: the condition; nil for a file that is always generated.
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

    /// Returns the first file that is generated for some of the same values as a file with a condition. Two conditions
    /// with different variables are compared only if nothing else decides.
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
