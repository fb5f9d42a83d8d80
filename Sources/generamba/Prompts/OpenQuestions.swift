import GenerambaKit
import SourceText

extension Terminal {
    /// Proposes what to change, asking one open question after the other, until none is open.
    ///
    /// - Parameter decisions: what the user has decided so far. Receives the answers.
    func deciding<Proposal>(
        _ decisions: inout Decisions, _ diagnostics: inout Diagnostics,
        _ propose: (Decisions, inout Diagnostics) throws -> Proposal
    ) throws -> Proposal {
        let known = diagnostics
        while true {
            do {
                return try propose(decisions, &diagnostics)
            } catch let question as OpenQuestion {
                diagnostics = known
                switch question {
                case .parameter(let parameter, let user):
                    decisions.note(try ask(for: parameter), of: parameter, of: user)
                case .consent(let consent):
                    decisions.note(consent, try yes(consent.question, default: consent.proposal))
                }
            }
        }
    }
}

extension Consent {
    fileprivate var question: String {
        switch self {
        case .missing(let files):
            "\(quoted(files.map(\.text))) \(files.count == 1 ? "is" : "are") missing. Keep \(files.count == 1 ? "it" : "them") away?"
        case .required(let name, let template):
            "'\(template)' needs '\(name)' once in this target. Generate it, too?"
        case .outside(let template, let files):
            "'\(template)' makes \(quoted(files.map(\.text))) outside of the target's folder. Allow it?"
        case .insertions(let template, let files):
            "'\(template)' adds to \(quoted(files.map(\.text))). Allow it?"
        case .removal(let files):
            "\(quoted(files.map(\.text))) \(files.count == 1 ? "was" : "were") edited. Remove, too?"
        case .platforms(let platforms, let template, let reason, let manifest):
            "In \(template), \(reason). Write '\(platforms)' in \(manifest)?"
        case .settings: "Keep these answers in a Rambafile?"
        }
    }

    /// The answer of an empty line.
    fileprivate var proposal: Bool {
        switch self {
        case .missing, .required, .platforms, .settings: true
        case .outside, .insertions, .removal: false
        }
    }
}
