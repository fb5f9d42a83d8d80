/// Rules about which parts keep which others alive.
enum ReferenceRules {
    static let all = [
        Rule("weak-output", "The interactor refers weakly to its output.", in: ModuleStyle.ofViper) {
            context in
            context.strong(in: .interactor, named: ["output", "presenter"]) { part in
                part.layer == .presenter || part.layer == .interactor && part.form == .output
            }.map { Finding("the interactor keeps its output alive: '\($0.name)' is not weak", at: $0) }
        },
        Rule(
            "weak-view", "The presenter refers weakly to the view, and so does SILVER's interactor.",
            in: Rule.everywhere
        ) { context in
            let owner: PartName.Layer = context.module.style == .silver ? .interactor : .presenter
            return context.strong(in: owner, named: ["view", "viewController", "viewState", "userInterface"])
            { part in
                part.layer == .viewState || part.layer == .view && part.form != .output
            }.map { Finding("the \(owner.rawValue) keeps the view alive: '\($0.name)' is not weak", at: $0) }
        },
        Rule("strong-interactor", "The presenter keeps the interactor alive.", in: ModuleStyle.ofViper) {
            context in
            context.weak(in: [.presenter], named: "interactor") {
                $0.layer == .interactor && $0.form != .output
            }.map {
                Finding("nothing keeps the interactor alive: '\($0.name)' is weak", at: $0)
            }
        },
        Rule("strong-router", "The presenter keeps the router alive.", in: ModuleStyle.ofViper) { context in
            context.weak(in: [.presenter], named: "router") { $0.layer == .router && $0.form != .output }.map
            {
                Finding("nothing keeps the router alive: '\($0.name)' is weak", at: $0)
            }
        },
        Rule("strong-output", "The view keeps its output alive.", in: ModuleStyle.ofViper) { context in
            context.weak(in: [.view, .viewState], named: "output") { part in
                part.layer == .presenter || part.layer == .view && part.form == .output
            }.map { Finding("nothing keeps the view's output alive: '\($0.name)' is weak", at: $0) }
        },
        Rule(
            "weak-transition-handler",
            "The router refers weakly to the view controller from which it opens others.",
            in: [.viper, .configurator, .cleanSwift]
        ) { context in
            context.module.properties(of: .router).filter { context.isStrong($0) && context.opensScreens($0) }
                .map {
                    Finding("the router keeps its view controller alive: '\($0.name)' is not weak", at: $0)
                }
        },
        Rule(
            "transition-handler-protocol",
            "The router knows the view controller only as a transition handler, a protocol.", in: [.viper]
        ) { context in
            context.module.properties(of: .router).filter { property in
                let names = ["transitionHandler", "viewController", "view", "controller"]
                return context.names(in: property.declaration.type).contains { name in
                    let isScreen = name.isViewController && !context.isProtocol(name)
                    return isScreen && (property.isNamed(names) || !name.hasSuffix("ViewController"))
                }
            }.map {
                Finding("the router knows a view controller: '\($0.name)' is not behind a protocol", at: $0)
            }
        },
        Rule(
            "interactor-of-view-controller", "Only the view controller calls the interactor of a scene.",
            in: [.cleanSwift]
        ) { context in
            context.callersOfInteractor().map {
                Finding(
                    "the \($0.layer) knows the interactor, which only the view controller may call",
                    at: $0.place)
            }
        },
        Rule(
            "weak-child-router", "A router refers weakly to the routers of the modules that it opens.",
            in: [.silver]
        ) { context in
            context.module.properties(of: .router).filter { property in
                guard context.isStrong(property), !context.isFunction(property.declaration.type) else {
                    return false
                }
                return context.types(of: property).contains { name in
                    name == "IBaseRouter"
                        || PartName(name)?.layer == .router && context.module.part(of: name) == nil
                }
            }.map { Finding("the router keeps a child alive: '\($0.name)' is not weak", at: $0) }
        },
        Rule("one-configure", "A router takes all its callbacks in one 'configure'.", in: [.silver]) {
            context in
            context.scatteredCallbacks()
        },
    ]
}

extension RuleContext {
    /// Whether a stored property keeps its object alive, as far as its spelling tells.
    func isStrong(_ property: PlacedDeclaration) -> Bool {
        let declaration = property.declaration
        let holds = declaration.modifiers.isDisjoint(with: ["weak", "unowned"])
        let isBoxed = (declaration.attributes + declaration.type.names).contains {
            $0.contains("Weak") || $0.contains("Unowned")
        }
        return holds && !isBoxed
    }

    /// Returns the properties of a layer that keep alive what a condition holds for.
    func strong(
        in layer: PartName.Layer, named names: Set<String>, _ isMeant: (PartName) -> Bool
    ) -> [PlacedDeclaration] {
        module.properties(of: layer).filter { property in
            guard isStrong(property), !isFunction(property.declaration.type) else { return false }
            return refers(property, named: names, isMeant)
        }
    }

    /// Returns the properties of layers that do not keep alive what a condition holds for.
    func weak(
        in layers: [PartName.Layer], named name: String, _ isMeant: (PartName) -> Bool
    ) -> [PlacedDeclaration] {
        layers.flatMap { module.properties(of: $0) }.filter {
            !isStrong($0) && refers($0, named: [name], isMeant)
        }
    }

    /// Whether the type of a property is one that a condition holds for, or its name says so and its type nothing else.
    private func refers(
        _ property: PlacedDeclaration, named names: Set<String>, _ isMeant: (PartName) -> Bool
    ) -> Bool {
        let types = types(of: property)
        let parts = types.compactMap { module.part(of: $0) }
        if parts.contains(where: isMeant) { return true }
        let isValue = types.contains {
            kinds[$0] == .struct || kinds[$0] == .enum || Self.values.contains($0)
        }
        return parts.isEmpty && names.contains(property.name) && !isValue && !types.isEmpty
    }

    static let values: Set = [
        "Array", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character", "Data", "Date", "Decimal",
        "Dictionary", "Double", "Float", "IndexPath", "Int", "Set", "String", "TimeInterval", "URL", "UUID",
    ]

    /// Whether a router's property is what it opens screens with.
    func opensScreens(_ property: PlacedDeclaration) -> Bool {
        guard !isFunction(property.declaration.type) else { return false }
        let types = types(of: property)
        if types.contains(where: { $0.isViewController || $0.hasSuffix("TransitionHandler") }) { return true }
        if types.contains(where: { module.part(of: $0)?.layer == .view }) { return true }
        let isNamed = property.isNamed(["transitionHandler", "viewController"])
        return isNamed && !types.isEmpty
    }

    /// Returns where parts of a scene other than its view controller know the interactor.
    fileprivate func callersOfInteractor() -> [(layer: String, place: PlacedDeclaration)] {
        module.types(of: .presenter, .router, .worker).flatMap {
            type -> [(layer: String, place: PlacedDeclaration)] in
            let layer = module.part(of: type)?.layer.rawValue ?? ""
            return type.members.filter { member in
                let declared =
                    ([member.declaration.type] + member.declaration.parameters.map(\.type)).flatMap {
                        names(in: $0)
                    } + (member.declaration.kind == .property ? types(of: member) : [])
                let knows = declared.contains { name in
                    module.part(of: name).map { $0.layer == .interactor } ?? false
                }
                return knows || member.callsInteractor
            }.map { (layer, $0) }
        }
    }

    fileprivate func scatteredCallbacks() -> [Finding] {
        let protocols = module.protocols { $0.layer == .router }
        let configuring = protocols.flatMap(\.members).filter {
            $0.declaration.kind == .function && $0.name.hasPrefix("configure")
        }
        let callbacks = protocols.flatMap(\.members).filter {
            $0.declaration.kind == .property && isFunction($0.declaration.type)
        }
        let setters = protocols.flatMap(\.members).filter { member in
            let takes = member.declaration.parameters.contains { isFunction($0.type) }
            return takes && ["set", "on", "add", "subscribe", "observe"].contains(member.name.words.first)
        }
        let open = module.properties(of: .router).filter {
            isFunction($0.declaration.type) && !$0.declaration.isPrivate
                && !$0.declaration.modifiers.contains("let")
                && !$0.declaration.modifiers.contains("private(set)")
        }
        return configuring.dropFirst().map {
            Finding(
                "the router takes its callbacks in several functions: '\($0.name)' is not the first one",
                at: $0)
        }
            + (callbacks + open + setters).map {
                Finding("the callback '\($0.name)' can be set without 'configure'", at: $0)
            }
    }
}

extension PlacedDeclaration {
    /// Whether the name is one of these, or ends with one.
    func isNamed(_ names: [String]) -> Bool {
        names.contains { self.name == $0 || self.name.hasSuffix($0.prefix(1).uppercased() + $0.dropFirst()) }
    }

    /// Whether the code of a member reaches the interactor through another part, as in `viewController?.interactor.load()`.
    fileprivate var callsInteractor: Bool {
        let tokens = Array(self.tokens)
        return tokens.indices.dropFirst().contains { index in
            guard tokens[index].isWord("interactor"), tokens[index - 1].isSign(".") else { return false }
            return index + 1 < tokens.count && tokens[index + 1].isSign(in: [".", "?", "!"])
        }
    }
}

extension String {
    /// Whether a type is a view controller, as far as its name tells.
    var isViewController: Bool {
        hasSuffix("ViewController") || self == "UITabBarController" || self == "UINavigationController"
    }
}
