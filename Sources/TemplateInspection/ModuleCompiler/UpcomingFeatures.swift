import SourceText

/// Features that a later version of Swift has anyway, and that a module can turn on before.
package struct UpcomingFeatures: Sendable {
    private let names: [String]

    package static let none = UpcomingFeatures(names: [])

    /// The names to choose from.
    package static let allNames = [approachable] + ofSwift7

    private init(names: [String]) { self.names = names }

    /// Reads names that are separated by commas. `ApproachableConcurrency` stands for those that Xcode's build setting of
    /// this name turns on.
    ///
    /// - Throws: `Diagnostics` for a name that Swift 6.3 does not know: the compiler ignores such names in silence.
    package init(_ text: String) throws {
        names = try text.split(separator: ",").map(\.trimmed).mapCollecting { name in
            if name == Self.approachable { return Self.approachableConcurrency }
            let known = Self.ofSwift6 + Self.ofSwift7
            guard known.contains(name) else {
                let hint = didYouMean(name, in: [Self.approachable] + known)
                throw Diagnostics.error(
                    "'\(name)' is not an upcoming feature of Swift",
                    hint: hint ?? "known features: \(quoted(Self.allNames))")
            }
            return [name]
        }.flatMap(\.self).distinct(by: \.self)
    }

    /// The compiler's arguments for a version of the language. It warns of a feature that the version has anyway.
    func arguments(_ version: LanguageMode.Version) -> [String] {
        names.filter { version == .swift5 || !Self.ofSwift6.contains($0) }
            .flatMap { ["-enable-upcoming-feature", $0] }
    }

    private static let approachable = "ApproachableConcurrency"

    private static let approachableConcurrency = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]

    // What `swiftc -print-supported-features` of Swift 6.3 prints.

    private static let ofSwift6 = [
        "ConciseMagicFile", "ForwardTrailingClosures", "StrictConcurrency", "BareSlashRegexLiterals",
        "DeprecateApplicationMain", "ImportObjcForwardDeclarations", "DisableOutwardActorInference",
        "IsolatedDefaultValues", "GlobalConcurrency", "InferSendableFromCaptures", "ImplicitOpenExistentials",
        "RegionBasedIsolation", "DynamicActorIsolation", "NonfrozenEnumExhaustivity",
        "GlobalActorIsolatedTypesUsability",
    ]

    private static let ofSwift7 = [
        "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "InferIsolatedConformances",
        "NonisolatedNonsendingByDefault", "ImmutableWeakCaptures",
    ]
}
