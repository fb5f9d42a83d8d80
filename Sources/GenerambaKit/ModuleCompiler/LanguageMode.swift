/// A mode in which the compiler reads Swift.
package enum LanguageMode: String, Sendable, CaseIterable {
    case swift5 = "5"
    case swift6 = "6"
}
