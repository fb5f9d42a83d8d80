import TemplateEngine

extension LaterFeature {
    static let types = [
        LaterFeature("'InlineArray'", "6.2", #"\bInlineArray\b"#),
        LaterFeature(
            "'Span' and its kin", "6.2",
            #"\b(?:Span|RawSpan|Mutable(?:Raw)?Span|Output(?:Raw)?Span|UTF8Span)\b"#),
        // Our own files have a property `bytes`, too. The pattern requires a member that arrays lack after it.
        LaterFeature(
            "property that gives a span", "6.2",
            #"\.(?:span|mutableSpan|utf8Span|mutableBytes)\b(?!\s*[(:])|\.bytes\.(?:byteCount|byteOffsets|unsafeLoad)"#
        ),
    ]

    static let attributes = [
        LaterFeature(
            "attribute of Swift 6.2", "6.2",
            #"@(?:concurrent|abi|unsafe|safe|extensible|preEnumExtensibility|_?lifetime)\b"#),
        LaterFeature(
            "attribute of Swift 6.3", "6.3",
            #"@(?:c|export|section|used|specialized|nonexhaustive)\b|@inline\s*\(\s*always"#),
        // Skips our own attributes, which are types and macros and begin with a capital letter, and attributes with an
        // underscore, which are older.
        LaterFeature(
            "attribute that Swift 6.1 does not have", "6.2 or newer",
            #"@(?!(?:"# + knownAttributes
                + #"|concurrent|abi|unsafe|safe|extensible|preEnumExtensibility|lifetime|c|export|section|used|"#
                + #"specialized|nonexhaustive)\b)[a-z]\w*"#),
    ]

    /// The attributes of Swift 6.1 that begin with a lowercase letter.
    private static let knownAttributes = [
        "attached", "autoclosure", "available", "backDeployed", "convention", "derivative", "differentiable",
        "discardableResult", "dynamicCallable", "dynamicMemberLookup", "escaping", "exclusivity",
        "freestanding", "frozen", "globalActor", "implementation", "inlinable", "inline", "isolated", "main",
        "noDerivative", "nonobjc", "objc", "objcMembers", "preconcurrency", "propertyWrapper",
        "requires_stored_property_inits", "resultBuilder", "retroactive", "storageRestrictions", "testable",
        "transpose", "unchecked", "unknown", "usableFromInline", "warn_unqualified_access",
    ].joined(separator: "|")

    static let concurrency = [
        LaterFeature("'nonisolated(nonsending)'", "6.2", #"\bnonisolated\s*\(\s*nonsending\b"#),
        LaterFeature(
            "isolated conformance", "6.2",
            #"\b(?:class|struct|enum|actor|extension)\s+(?!func\b|var\b|let\b|subscript\b)"#
                + #"[^{}()=:]*:[^{}()=]*?(?:@[A-Z]\w*|\bnonisolated)\s+[A-Z]"#),
        LaterFeature("isolated deinitializer", "6.2", #"(?:\bisolated|@[A-Z]\w*)\s+deinit\b"#),
        LaterFeature(
            "name of a task", "6.2",
            #"\b(?:Task(?:\.detached)?|addTask(?:UnlessCancelled)?)\s*(?:<[^<>]*>\s*)?\(\s*name\s*:|\bTask\.name\b"#
        ),
        LaterFeature(
            "task that starts at once", "6.2",
            #"\bTask(?:<[^<>]*>)?\s*\.\s*immediate(?:Detached)?\b|\baddImmediateTask(?:UnlessCancelled)?\b"#),
        LaterFeature("'Observations'", "6.2", #"\bObservations\b\s*[<({.]"#),
        LaterFeature(
            "function for tasks and executors", "6.2",
            #"\b(?:withTaskPriorityEscalationHandler|escalatePriority|isIsolatingCurrentContext)\b"#),
        LaterFeature(
            "property of executors and clocks", "6.3",
            #"\b(?:isMainExecutor|asSerialExecutor|asTaskExecutor|systemEpoch)\b"#),
        LaterFeature(
            "shield and tracking", "6.4",
            #"\b(?:withTaskCancellationShield|withContinuousObservation)\b"#
                + #"|\bwithObservationTracking\s*\(\s*options\s*:"#),
    ]

    static let library = [
        // With a closure or label after them, `first` and `count` are older methods of every sequence.
        LaterFeature(
            "enumerated sequence as a collection", "6.2",
            #"\.enumerated\(\)\s*(?:\.(?:dropFirst|prefix)\(\d*\))?(?:\[|\.\s*(?:(?:count|first)\b(?!\s*[({])|(?:last|isEmpty|indices|startIndex|endIndex"#
                + #"|randomElement|firstIndex|lastIndex|index|distance|firstRange|ranges)\b|prefix\((?:upTo|through):"#
                + #"|suffix\(from:))|\bForEach\(\s*[\w.]+\.enumerated\(\)"#),
        LaterFeature("'Runtime' module", "6.2", #"\bimport\s+(?:(?:struct|func|enum)\s+)?Runtime\b"#),
        LaterFeature("lifetime function", "6.2", #"\b(?:extendLifetime|_overrideLifetime)\s*\("#),
        LaterFeature("attoseconds of a duration", "6.2", #"\bDuration\s*\(\s*attoseconds\s*:"#),
        LaterFeature("error of invalid UTF-8", "6.2", #"\bUTF8\.ValidationError\b"#),
        LaterFeature(
            "elements through a span", "6.2",
            #"\(\s*(?:capacity|count)\s*:[^(){}]*\binitializingWith\s*:|\baddingCapacity\s*:"#
                + #"|[\]>]\(\s*capacity\s*:"#),
        LaterFeature("typed notification", "6.2", #"\b(?:MainActorMessage|AsyncMessage)\b"#),
        LaterFeature("'ProgressManager'", "6.3", #"\bProgressManager\b"#),
        LaterFeature("comparison of identities", "6.4", #"\bisTriviallyIdentical\s*\(\s*to\s*:"#),
        LaterFeature(
            "container of values that cannot be copied", "6.4", #"\b(?:UniqueBox|UniqueArray|RigidArray)\b"#),
    ]

    static let testing = [
        LaterFeature("exit test", "6.2", #"\b(?:processExitsWith|exitsWith)\s*:|\bExitTest\b"#),
        LaterFeature(
            "attachment of a test", "6.2", #"\bAttachment\b\s*(?:<[^<>]*>\s*)?[(.]|\bAttachable\w*\b"#),
        LaterFeature("evaluation of a condition", "6.2", #"\.evaluate\(\s*\)"#),
        LaterFeature(
            "handling of issues", "6.2",
            #"\b(?:IssueHandlingTrait|compactMapIssues|filterIssues|handleIssue)\b"#),
        LaterFeature(
            "severity of an issue", "6.3",
            #"\bIssue\.record\s*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\bseverity\s*:|\bIssue\.Severity\b"#),
        LaterFeature("cancelled test", "6.3", #"\bTest(?:\.Case)?\.cancel\b"#),
        LaterFeature("path of a source location", "6.3", #"\b\w*[sS]ourceLocation\.filePath\b"#),
    ]
}
