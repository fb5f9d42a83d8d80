extension LaterFeature {
    /// The features that only a Package.swift can use. Their patterns also see string literals.
    static let inManifests = [
        LaterFeature(
            "default isolation of a target", "6.2", #"\.defaultIsolation\s*\(|"-default-isolation\b"#),
        LaterFeature("strict memory safety", "6.2", #"\.strictMemorySafety\b|"-strict-memory-safety\b"#),
        LaterFeature(
            "level of warnings", "6.2",
            #"\.(?:treatAllWarnings|treatWarning|enableWarning|disableWarning)\s*\("#),
        LaterFeature("platforms of 2025", "6.2", #"\.v(?:2[6-9]|[3-9]\d)\b|\.driverKit\s*\(\s*\.v25\b"#),
        // A manifest can enable a feature that older compilers do not know. The code that needs it then fails to
        // compile.
        LaterFeature(
            "feature that Swift 6.1 does not know", "6.2",
            #"\.enable(?:Upcoming|Experimental)Feature\s*\(\s*"(?!(?:"# + knownFeatures
                + #")["=:])|"-enable-(?:upcoming|experimental)-feature",\s*"(?!(?:"# + knownFeatures
                + #")["=:])"#),
    ]

    /// The upcoming features of Swift 6.1.
    private static let knownFeatures = [
        "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain",
        "DisableOutwardActorInference",
        "DynamicActorIsolation", "ExistentialAny", "ForwardTrailingClosures",
        "GlobalActorIsolatedTypesUsability",
        "GlobalConcurrency", "ImplicitOpenExistentials", "ImportObjcForwardDeclarations",
        "InferSendableFromCaptures", "InternalImportsByDefault", "IsolatedDefaultValues",
        "MemberImportVisibility",
        "NonfrozenEnumExhaustivity", "RegionBasedIsolation", "StrictConcurrency",
    ].joined(separator: "|")
}
