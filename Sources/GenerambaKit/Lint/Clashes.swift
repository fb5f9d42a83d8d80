/// The files that entries of a template make, and which of them are made at once.
struct Clashes {
    private let known: (String?) -> KnownValues
    /// How many pairs of conditions are compared at most; what is not seen by then is not told.
    private var pairs = 2000

    /// - Parameter variables: the names that win over those of parameters.
    init(_ parameters: [Parameter], variables: Set<String>) {
        let plain = KnownValues(parameters, hidden: variables)
        known = { forEach in
            forEach.map { KnownValues(parameters, hidden: variables, forEach: $0) } ?? plain
        }
    }

    /// For each of some files that would be one the number of the first other one before it that is made with some of
    /// the same values.
    mutating func find(among files: [Template.File]) -> [(file: Int, other: Int)] {
        guard files.count > 1 else { return [] }
        let lists = Dictionary(grouping: files.indices) { files[$0].entry.forEach?.value }
        return lists.sorted { $0.value[0] < $1.value[0] }.flatMap { find(among: files, $0.value) }
            .sorted { $0.file < $1.file }
    }

    /// Whether two files are made with some of the same values.
    mutating func meet(_ first: Template.File, _ second: Template.File) -> Bool {
        !find(among: [first, second]).isEmpty
    }

    private mutating func find(among files: [Template.File], _ numbers: [Int]) -> [(file: Int, other: Int)] {
        guard let first = numbers.first else { return [] }
        let known = known(files[first].entry.forEach?.value)
        let tests = numbers.map { files[$0].question(known) }
        let examples = Trial.examples(for: tests.compactMap(\.self))
        var earlier = Earlier()
        return zip(numbers, tests).compactMap { number, test in
            let wanted = Wanted(number, files[number].entry.condition?.value, test, examples)
            defer { earlier.add(wanted) }
            let other = earlier.first(for: wanted) ?? earlier.other(than: wanted, &pairs)
            return other.map { (number, $0) }
        }
    }
}

/// When a file is made.
private struct Wanted {
    let number: Int
    /// The condition as it is written; nil for always.
    let text: String?
    let question: Question?
    /// The combinations of values with which it is made; nil where they are not known.
    let combinations: [Int]?

    init(_ number: Int, _ text: String?, _ question: Question?, _ examples: Trial.Examples) {
        self.number = number
        self.text = text
        self.question = question
        let trial = question.map { Trial([$0], examples) }
        combinations = trial?.isCertain == true ? trial?.met : nil
    }
}

/// Files that came before another one.
private struct Earlier {
    private var first: Int?
    /// The first that is always made.
    private var always: Int?
    /// The first by their conditions as they are written.
    private var conditions: [String: Int] = [:]
    /// The first for values of some names, by the numbers of their combinations.
    private var combinations: [Set<KnownValues.Variable>: [Int: Int]] = [:]
    /// Those with conditions.
    private var questions: [(number: Int, question: Question)] = []

    mutating func add(_ wanted: Wanted) {
        first = first ?? wanted.number
        guard let question = wanted.question, let text = wanted.text else {
            always = always ?? wanted.number
            return
        }
        if conditions[text] == nil { conditions[text] = wanted.number }
        questions.append((wanted.number, question))
        for combination in wanted.combinations ?? []
        where combinations[question.variables]?[combination] == nil {
            combinations[question.variables, default: [:]][combination] = wanted.number
        }
    }

    /// The first with which one is made, as far as that is seen without comparing two conditions.
    func first(for wanted: Wanted) -> Int? {
        guard let question = wanted.question, let text = wanted.text else { return first }
        let own = combinations[question.variables]
        let met = (wanted.combinations ?? []).map { own?[$0] }
        return ([always, conditions[text]] + met).compactMap(\.self).min()
    }

    /// The first that asks for other names and with which one is made.
    func other(than wanted: Wanted, _ pairs: inout Int) -> Int? {
        guard let question = wanted.question else { return nil }
        for other in questions where pairs > 0 && other.question.variables != question.variables {
            pairs -= 1
            if Trial([other.question, question]).canBeMet == true { return other.number }
        }
        return nil
    }
}

extension Template.File {
    /// Its condition; nil when it is always made.
    fileprivate func question(_ known: KnownValues) -> Question? {
        guard let condition, let test = condition.conditions.first else { return nil }
        return Question(test, in: condition, known)
    }
}
