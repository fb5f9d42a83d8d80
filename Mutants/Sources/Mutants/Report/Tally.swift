import Mutation
import SwiftText

/// The fates of a template's mutants with the tests of one library.
struct Tally {
    let template: String
    let library: TestFramework
    let refused: Int
    let noticed: Int
    let survivors: [Mutant]

    var mutants: Int { refused + noticed + survivors.count }

    /// The share of dead mutants, in thousandths, rounded down.
    var deadPerMille: Int { mutants == 0 ? 1000 : (refused + noticed) * 1000 / mutants }
}

extension Tally {
    /// If the compiler does not allow a property to be weak, nobody can forget the keyword, so such a mutant does not
    /// count.
    init(template: String, library: TestFramework, _ outcomes: [(Mutant, Build.Outcome)]) {
        let counted = outcomes.filter { $0.0.kind != .addWeak || $0.1 != .refused }
        self.init(
            template: template, library: library, refused: counted.count { $0.1 == .refused },
            noticed: counted.count { $0.1 == .noticed },
            survivors: counted.filter { $0.1 == .survived }.map(\.0))
    }
}
