/// Rules about which parts remember what.
enum StateRules {
    static let all = [
        Rule(
            "stateless-interactor", "The interactor remembers nothing but its output and what it works with.",
            in: ModuleStyle.ofViper
        ) { context in
            context.module.properties(of: .interactor).filter(context.isState).map {
                Finding(
                    "the interactor has a state: '\($0.name)'", at: $0,
                    hint: "keep it in the presenter's state, or in a service")
            }
        },
        Rule(
            "private-presenter-state", "Nobody but the presenter changes what it remembers.",
            in: ModuleStyle.ofViper
        ) { context in
            context.module.properties(of: .presenter).filter { property in
                let modifiers = property.declaration.modifiers
                guard modifiers.isDisjoint(with: ["let", "private(set)", "fileprivate(set)"]) else {
                    return false
                }
                return !property.declaration.isPrivate && context.isState(property)
            }.map {
                Finding(
                    "others can change the presenter's state: '\($0.name)'", at: $0,
                    hint: "declare it 'private' or 'private(set)'")
            }
        },
        Rule(
            "state-without-functions", "The state of a module is plain storage, without functions.",
            in: Rule.everywhere
        ) { context in
            context.module.types.filter(context.isStateType).flatMap(\.members).filter { member in
                member.declaration.kind == .function && member.name != "deinit"
                    && member.name.first.map { $0.isLetter || $0 == "_" } ?? false
            }.map { Finding("the state has a function: '\($0.name)'", at: $0) }
        },
        Rule(
            "module-input-name",
            "A stored input of another module has the name of its type, such as 'feedModuleInput'.",
            in: ModuleStyle.ofViper
        ) { context in
            context.module.types.filter { $0.declaration.kind != .protocol }.flatMap(\.members).filter {
                member in
                member.declaration.kind == .property && !member.declaration.isComputed
            }.compactMap { property in
                let inputs = context.types(of: property).filter { name in
                    name.hasSuffix("ModuleInput") && name != "ModuleInput"
                        && context.module.part(of: name) == nil
                }
                guard let type = inputs.first else { return nil }
                let wanted = type.loweringItsStart
                let name = property.name.lowercased()
                let isNamed = name.hasSuffix("moduleinput") || name.hasSuffix("moduleinputs")
                guard !isNamed || name == "moduleinput" || name == "moduleinputs" else { return nil }
                return Finding(
                    "'\(property.name)' is an input of another module, whose name it does not have",
                    at: property,
                    hint: "call it '\(wanted)'")
            }
        },
    ]
}

extension RuleContext {
    /// Whether a stored property is something that its object remembers, and not a part that it works with.
    func isState(_ property: PlacedDeclaration) -> Bool {
        let declaration = property.declaration
        guard declaration.modifiers.isDisjoint(with: ["weak", "unowned"]) else { return false }
        let types = types(of: property)
        let isConstant = declaration.modifiers.contains("let")
        if isFunction(declaration.type) { return !isConstant }
        if types.contains(where: { Self.storage.contains($0) }) { return true }
        if isConstant { return false }
        let words = declaration.type.tokens + property.value
        if words.contains(where: { $0.isName && Self.running.contains($0.bare) }) { return false }
        if types.contains(where: { $0.hasSuffix("Task") }) || isInjected(property) { return false }
        return !declaration.type.isExistential && !types.contains(where: isDependency)
    }

    /// Types that are made to remember something.
    private static let storage: Set = [
        "CurrentValueSubject", "BehaviorSubject", "BehaviorRelay", "NSCache", "NSMutableArray",
        "NSMutableDictionary", "NSMutableSet", "NSMutableString", "NSMutableData", "OSAllocatedUnfairLock",
        "Mutex", "ManagedAtomic",
    ]

    /// Types of what is going on, which ends with its owner.
    private static let running: Set = ["AnyCancellable", "Cancellable", "DisposeBag", "Task"]

    /// Whether an object is set from outside, as far as the `!` of its type tells.
    private func isInjected(_ property: PlacedDeclaration) -> Bool {
        let type = property.declaration.type
        guard type.tokens.last?.isSign("!") == true, type.tokens.first?.isName == true else { return false }
        return !types(of: property).contains { name in
            Self.values.contains(name) || kinds[name] == .struct || kinds[name] == .enum
        }
    }

    /// Whether an object of the type is one that others work with.
    private func isDependency(_ name: String) -> Bool {
        if isProtocol(name)
            || module.part(of: name).map({ $0.layer != .state && $0.layer != .entity }) ?? false
        {
            return true
        }
        if kinds[name] == .struct || kinds[name] == .enum { return false }
        return Self.dependencies.contains { name.hasSuffix($0) }
    }

    private static let dependencies = [
        "API", "Adapter", "Analytics", "Assembly", "Builder", "Center", "Client", "Converter", "Coordinator",
        "Delegate",
        "Engine", "Facade", "Factory", "Fetcher", "Formatter", "Gateway", "Handler", "Helper", "Input",
        "Interactor", "Loader", "Locator", "Logger", "Manager", "Mapper", "Monitor", "Network", "Output",
        "Parser", "Presenter", "Protocol", "Provider", "Queue", "Repository", "Router", "Scheduler",
        "Service",
        "Session", "Storage", "Store", "Tracker", "Validator", "Worker",
    ]

    /// Whether a type is the state of the module, or that of one of its parts.
    func isStateType(_ type: PlacedDeclaration) -> Bool {
        guard type.declaration.kind != .protocol else { return false }
        if module.part(of: type)?.layer == .state { return true }
        let names = type.path + type.name.split(separator: ".").map(String.init)
        guard names.count > 1, names.last == "State" else { return false }
        return names.dropLast().contains { module.part(of: $0)?.isStandardType ?? false || $0 == name }
    }
}

extension String {
    /// The name of a type as that of a variable: `feedModuleInput` for `FeedModuleInput`, `urlModuleInput` for
    /// `URLModuleInput`.
    var loweringItsStart: String {
        let capitals = prefix { $0.isUppercase }
        let count = capitals.count > 1 && capitals.count < self.count ? capitals.count - 1 : 1
        return prefix(count).lowercased() + dropFirst(count)
    }
}
