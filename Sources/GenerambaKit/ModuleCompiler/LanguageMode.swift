/// A language mode of the Swift compiler.
package enum LanguageMode: String, Sendable, CaseIterable, Encodable {
    case swift5 = "5"
    case swift6 = "6"
}
