/// A mode in which the compiler reads Swift.
package enum LanguageMode: String, Sendable, CaseIterable, Encodable {
    case swift5 = "5"
    case swift6 = "6"
}
