import Mutation

/// What came of the mutants of a template.
struct Result {
    let template: String
    let refused: Int
    let noticed: Int
    /// With the path of the file in the module.
    let survivors: [Mutant]

    var mutants: Int { refused + noticed + survivors.count }

    /// The share of dead mutants, in thousandths, rounded down.
    var deadPerMille: Int { mutants == 0 ? 1000 : (refused + noticed) * 1000 / mutants }
}
