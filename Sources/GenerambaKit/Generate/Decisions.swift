import SourceText
import SystemAccess

/// Something that a command does only if the user agrees.
package enum Consent: Hashable, Sendable {
    /// Files that somebody removed stay away.
    case missing([RelativePath])
    /// A template that another one requires is generated, too.
    case required(String, by: String)
    /// A template makes files outside of the targets' folders.
    case outside(String, [RelativePath])
    /// A template adds something to files.
    case insertions(String, [RelativePath])
    /// Files that somebody edited are removed.
    case removal([RelativePath])
    /// The platforms that a template needs are written into the package's manifest.
    case platforms(String, template: String, reason: String, manifest: String)
    /// The settings of the project are kept in a new Rambafile.
    case settings
}

/// A question without whose answer a command cannot be planned. It is thrown by the function that plans, which is then
/// called again with the answer.
package enum OpenQuestion: Error, Sendable {
    /// The value of a parameter, for a template and the modules that get it.
    case parameter(Parameter, of: String)
    case consent(Consent)
}

/// Thrown when the user declines what a command cannot do without, or ends a question without an answer.
package struct UserCancelled: Error { package init() {} }

/// What the user has decided while a command was planned.
package struct Decisions: Sendable {
    /// Whether the user can be asked for values.
    private let canAsk: Bool
    /// Whether the user can be asked for consent.
    let asksConsent: Bool
    /// Whether to ask for parameters that need no value, too: for those with `ask: true`.
    package var asksForMore = false
    private var values: [String: SourceRange?] = [:]
    private var consents: [Consent: Bool] = [:]

    /// - Parameters:
    ///   - canAsk: whether the user can be asked for values. Otherwise, no question is open.
    ///   - asksConsent: whether the user can also be asked for consent.
    package init(canAsk: Bool, asksConsent: Bool) {
        (self.canAsk, self.asksConsent) = (canAsk, asksConsent && canAsk)
    }

    /// Returns the value that the user gave to a parameter; nil if nobody can be asked, or if the user gave none.
    ///
    /// - Parameter user: the template and the modules that have the parameter.
    func value(of parameter: Parameter, of user: String) throws -> SourceRange? {
        guard canAsk else { return nil }
        guard let value = values["\(user) \(parameter.key)"] else {
            throw OpenQuestion.parameter(parameter, of: user)
        }
        return value
    }

    /// Whether the user agrees.
    ///
    /// - Parameter proposal: the answer if the user cannot be asked.
    /// - Throws: `OpenQuestion` when the user has not been asked.
    package func agrees(to consent: Consent, otherwise proposal: Bool = false) throws -> Bool {
        guard asksConsent else { return proposal }
        guard let answer = consents[consent] else { throw OpenQuestion.consent(consent) }
        return answer
    }

    /// Notes the value of a parameter.
    ///
    /// - Parameter value: nil if the user gave none.
    package mutating func note(_ value: SourceRange?, of parameter: Parameter, of user: String) {
        values["\(user) \(parameter.key)"] = .some(value)
    }

    /// Notes whether the user agrees.
    package mutating func note(_ consent: Consent, _ agrees: Bool) { consents[consent] = agrees }
}
