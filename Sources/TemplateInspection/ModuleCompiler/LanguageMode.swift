/// The rules by which the Swift compiler reads a module.
package struct LanguageMode: Sendable, Hashable, CaseIterable, Encodable {
    /// The version of the language.
    package enum Version: String, Sendable, CaseIterable {
        case swift5 = "5"
        case swift6 = "6"
    }

    /// The isolation of declarations that name none: that of code, and for `mainactorTests` also that of tests.
    package enum Isolation: String, Sendable, CaseIterable {
        case nonisolated, mainactor
        case mainactorTests = "mainactor-tests"
    }

    package let version: Version
    package let isolation: Isolation

    package init(_ version: Version, _ isolation: Isolation = .nonisolated) {
        (self.version, self.isolation) = (version, isolation)
    }

    package static let swift5 = LanguageMode(.swift5)
    package static let swift6 = LanguageMode(.swift6)

    /// A short name: `6` or `6-mainactor`.
    package var rawValue: String {
        isolation == .nonisolated ? version.rawValue : "\(version.rawValue)-\(isolation.rawValue)"
    }

    /// The compiler's option for the isolation; Swift before 6.2 lacks it.
    static let isolationOption = "-default-isolation"

    /// The compiler arguments for code.
    package var arguments: [String] { arguments(isIsolated: isolation != .nonisolated) }

    /// The compiler arguments for tests.
    package var testArguments: [String] { arguments(isIsolated: isolation == .mainactorTests) }

    private func arguments(isIsolated: Bool) -> [String] {
        ["-swift-version", version.rawValue] + (isIsolated ? [Self.isolationOption, "MainActor"] : [])
    }

    /// All modes, those without isolation first.
    package static var allCases: [LanguageMode] {
        Isolation.allCases.flatMap { isolation in Version.allCases.map { LanguageMode($0, isolation) } }
    }

    /// Encodes the short name.
    package func encode(to encoder: any Encoder) throws { try rawValue.encode(to: encoder) }

    /// Names the version and the isolation, unless all modes share them or these modes have all of them.
    fileprivate func text(
        among all: [LanguageMode], _ versions: Set<Version>, _ isolations: Set<Isolation>
    ) -> String {
        let namesVersion = versions.count == 1 && Set(all.map(\.version)).count > 1
        let namesIsolation = isolations.count == 1 && Set(all.map(\.isolation)).count > 1
        let words = [
            namesVersion ? "Swift \(version.rawValue) mode" : nil,
            namesIsolation ? isolation.text : nil,
        ]
        return words.compactMap(\.self).joined(separator: " ")
    }
}

extension LanguageMode.Isolation {
    fileprivate var text: String {
        switch self {
        case .nonisolated: "without MainActor isolation"
        case .mainactor: "with MainActor isolation"
        case .mainactorTests: "with MainActor isolation of code and tests"
        }
    }
}

extension [LanguageMode] {
    /// What these modes have in common that others of all modes have not: `Swift 6 mode with MainActor isolation`. Nil
    /// for all of them.
    package func text(among all: [LanguageMode]) -> String? {
        if Set(self) == Set(all) { return nil }
        let versions = Set(map(\.version))
        let isolations = Set(map(\.isolation))
        let isProduct =
            count == all.count { versions.contains($0.version) && isolations.contains($0.isolation) }
        let hasOneOrAll = isolations.count == 1 || isolations == Set(all.map(\.isolation))
        if isProduct, hasOneOrAll, versions.count == 1 || isolations.count == 1 {
            return first?.text(among: all, versions, isolations)
        }
        return map { $0.text(among: all, [$0.version], [$0.isolation]) }.joined(separator: ", ")
    }
}
