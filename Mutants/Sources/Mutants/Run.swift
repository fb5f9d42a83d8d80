import Foundation
import Mutation

/// The mutation run of a template.
struct Run {
    let options: Options
    let standIns: StandIns
    static let flags = ["-swift-version", "6"]

    /// Generates the module, and tries each of its mutants.
    func result(of template: TemplateSource) throws -> Result {
        let home = "\(options.scratch)/\(template.name)"
        let rendering = try Rendering(
            template, needing: try template.foundations(), program: options.program, in: "\(home)/package")
        try Folder("\(home)/build").clear()
        let build = try Build(
            module: Rendering.target, code: rendering.foundation.code + rendering.code,
            below: rendering.root, tests: rendering.tests,
            standIns: standIns, flags: Self.flags, in: "\(home)/build")
        let files = try rendering.code.map {
            ModuleFile(path: $0, text: try String(contentsOfFile: "\(rendering.root)/\($0)", encoding: .utf8))
        }
        let trials = Trials(build: build, mutants: Mutant.all(of: files), jobs: options.jobs)
        return Result(template: template.name, try trials.outcomes())
    }
}

extension Result {
    /// A mutant that only might be one, as a property may not be weak, does not count when the compiler refuses it.
    init(template: String, _ outcomes: [(Mutant, Build.Outcome)]) {
        let counted = outcomes.filter { $0.0.kind != .addWeak || $0.1 != .refused }
        self.init(
            template: template, refused: counted.count { $0.1 == .refused },
            noticed: counted.count { $0.1 == .noticed },
            survivors: counted.filter { $0.1 == .survived }.map(\.0))
    }
}
