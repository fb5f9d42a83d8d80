import SwiftText

/// Rules about what one layer knows of another.
enum LayerRules {
    static let all = [
        Rule(
            "sync-layers", "Layers call each other without 'async' and completion handlers.",
            in: [.viper, .configurator]
        ) { context in
            // The presenter of a section asks for its cells, and waits.
            guard !context.isSection else { return [] }
            return context.layerProtocols.flatMap(\.members).compactMap { member in
                let declaration = member.declaration
                let isWaiting = declaration.isAsync || member.tokens.contains { $0.isWord("async") }
                if isWaiting {
                    return Finding("a layer waits for another one: '\(member.name)' is async", at: member)
                }
                let handler =
                    declaration.parameters.contains { context.isHandler($0.type) }
                    || declaration.kind == .property && context.isHandler(declaration.type)
                return handler
                    ? Finding(
                        "a layer hands a completion handler to another one: '\(member.name)'", at: member)
                    : nil
            }
        },
        Rule(
            "protocols-between-layers", "A stored part of another layer is declared by its protocol.",
            in: [.configurator]
        ) { context in
            context.module.properties(of: .view, .presenter, .interactor, .router).filter { property in
                context.types(of: property).contains { name in
                    context.module.part(of: name)?.isStandardType ?? false && !context.isProtocol(name)
                        && context.kinds[name] != nil
                }
            }.map { Finding("'\($0.name)' knows the class of another layer, not its protocol", at: $0) }
        },
        Rule("no-uikit", "Nothing but the view and the router knows UIKit.", in: [.configurator]) { context in
            context.usesOfUIKit()
        },
        Rule(
            "view-without-service", "The view asks no service.",
            in: [.viper, .configurator, .swiftUI, .cleanSwift]
        ) { context in
            context.services(in: context.module.types(of: .view, .viewState)).map {
                Finding(
                    "the view knows a service: '\($0.text)'", at: $0.place, hint: "let the interactor ask it")
            }
        },
        Rule(
            "display-manager-without-view", "The DataDisplayManager knows no view of the module.",
            in: [.viper]
        ) { context in
            let views = Set(context.module.types(of: .view).map(\.name)).union(
                context.module.protocols { $0.layer == .view && $0.form != .output }.map(\.name))
            return context.module.types(of: .dataDisplay).flatMap { type in
                type.findings("the DataDisplayManager knows a view of the module") { name in
                    views.contains(name) && !name.hasSuffix("Cell")
                }
            }
        },
        Rule(
            "assembly-makes-view", "Only what makes the view is visible outside of the Assembly.",
            in: [.viper]
        ) { context in
            context.module.types(of: .assembly).flatMap(\.members).filter { member in
                let kinds: [Declaration.Kind] = [.function, .property]
                let isHidden = member.declaration.isPrivate
                guard kinds.contains(member.declaration.kind), !isHidden else { return false }
                let parts = context.types(of: member).compactMap { context.module.part(of: $0) }
                let layers = Set(parts.filter { $0.isStandardType || $0.form != .type }.map(\.layer))
                let makesView = layers.contains(.view) || context.types(of: member).contains { $0.makesView }
                return !layers.isDisjoint(with: [.presenter, .interactor, .router, .dataDisplay])
                    && !makesView
            }.map {
                Finding(
                    "others can make a part of the module: '\($0.name)'", at: $0, hint: "declare it 'private'"
                )
            }
        },
        Rule("visible-outlets", "Outlets and actions are not private.", in: Rule.everywhere) { context in
            context.module.types.flatMap { type in
                type.members.filter { member in
                    let attributes = Set(member.declaration.attributes)
                    guard !attributes.isDisjoint(with: ["IBOutlet", "IBAction", "IBSegueAction"]) else {
                        return false
                    }
                    let isShown = !member.declaration.modifiers.isDisjoint(with: [
                        "internal", "public", "open", "package",
                    ])
                    return member.declaration.isPrivate
                        || type.declaration.isPrivate && type.declaration.kind == .extension && !isShown
                }
            }.map {
                let kind = $0.declaration.kind == .property ? "outlet" : "action"
                return Finding("the \(kind) '\($0.name)' is private", at: $0)
            }
        },
        Rule("managed-objects-below", "No managed object leaves the interactor.", in: ModuleStyle.ofViper) {
            context in
            context.managedObjects()
        },
    ]
}

extension RuleContext {
    /// The protocols with which the layers of the module call each other.
    var layerProtocols: [PlacedDeclaration] {
        module.protocols { part in
            [.view, .presenter, .interactor, .router].contains(part.layer) && part.form != .type
        }
    }

    /// Whether the module is a section of a table.
    var isSection: Bool {
        module.template == "rviper_section_module"
            || module.types.contains { $0.name == "\(name)SectionView" }
    }

    /// Whether a type is a function, or an alias from elsewhere that is named like one.
    fileprivate func isHandler(_ type: CodeType) -> Bool {
        isFunction(type)
            || type.names.contains { name in
                ["Completion", "CompletionHandler", "CompletionBlock", "Callback"].contains {
                    name.hasSuffix($0)
                }
            }
    }

    /// Returns where parts that must not know UIKit do.
    fileprivate func usesOfUIKit() -> [Finding] {
        let isBound: (PlacedDeclaration) -> Bool = { type in
            let part = self.module.part(of: type)
            return [.presenter, .interactor, .state, .entity].contains(part?.layer)
        }
        // Protocols of several layers may share a file.
        let isVisual: (PlacedDeclaration) -> Bool = { type in
            let layers: [PartName.Layer?] = [.view, .router, .assembly, .dataDisplay]
            return layers.contains(PartName(type.name)?.layer)
                || type.declaration.kind == .protocol && !isBound(type)
                || type.declaration.inherited.contains { $0.name?.isOfUIKit ?? false }
        }
        let imports = module.files.flatMap { file -> [Finding] in
            let types = module.types.filter { $0.file.path == file.path }
            guard !types.isEmpty, !types.contains(where: isVisual) else { return [] }
            return file.imports.map(\.module).filter { ["UIKit", "SwiftUI"].contains($0.bare) }.map {
                Finding(
                    "a part other than the view and the router imports \($0.bare)",
                    at: file.source.range($0.range))
            }
        }
        let uses = module.types.filter(isBound).flatMap {
            $0.findings("a part other than the view and the router uses UIKit", where: \.isOfUIKit)
        }
        return imports + uses
    }

    /// Returns where types ask services, or keep them.
    fileprivate func services(in types: [PlacedDeclaration]) -> [(text: String, place: PlacedDeclaration)] {
        types.flatMap(\.members).filter { !$0.isPreview }.compactMap { member in
            if member.declaration.kind == .property, !member.declaration.isComputed,
                let type = self.types(of: member).first(where: \.isService)
            {
                return (type, member)
            }
            let tokens = Array(member.tokens)
            let asked = tokens.indices.first { index in
                guard tokens[index].isName, tokens[index].bare.isService, index + 1 < tokens.count else {
                    return false
                }
                let isAsked =
                    tokens[index + 1].isSign(in: [".", "?", "!"])
                    || tokens[index].namesType && tokens[index + 1].isSign("(")
                let isMetatype = index + 2 < tokens.count && tokens[index + 2].isWord(in: ["self", "Type"])
                // `service: any FeedService?` is a type.
                let isType = tokens[index].namesType && !tokens[index + 1].isSign(in: [".", "("])
                return isAsked && !isMetatype && !isType
            }
            return asked.map { (tokens[$0].bare, member) }
        }
    }

    /// Returns where layers above the interactor name managed objects of Core Data.
    fileprivate func managedObjects() -> [Finding] {
        let all = code.files.flatMap(\.types).filter { type in
            type.declaration.kind == .class
                && type.declaration.inherited.contains { $0.name == "NSManagedObject" }
        }
        let names = Set(all.map(\.name)).union([
            "NSManagedObject", "NSManagedObjectContext", "NSFetchedResultsController",
        ])
        let above =
            module.types(of: .view, .presenter, .router, .viewState, .dataDisplay, .state)
            + module.protocols { $0.layer != .interactor && $0.layer != .service }
        return above.flatMap {
            $0.findings("a managed object is above the interactor", where: names.contains)
        }
    }
}

extension PlacedDeclaration {
    /// Whether it is a preview of Xcode.
    fileprivate var isPreview: Bool { name == "previews" }
}

extension String {
    /// Whether a name is that of a service.
    fileprivate var isService: Bool {
        let ends = ["Service", "Services", "ServiceProtocol", "ServiceLocator"]
        return self == "service" || self == "services" || ends.contains { hasSuffix($0) }
    }

    /// Whether a type is UIKit's, as far as its name tells.
    fileprivate var isOfUIKit: Bool {
        guard hasPrefix("UI"), let third = dropFirst(2).first, let fourth = dropFirst(3).first else {
            return false
        }
        return third.isUppercase && fourth.isLowercase
    }

    /// Whether something of this type has the view of a module.
    fileprivate var makesView: Bool {
        isViewController || hasSuffix("View") || self == "TableSection" || hasSuffix("Cell")
    }
}
