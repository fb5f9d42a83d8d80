/// The architecture of a module, which decides the rules that it must follow.
package enum ModuleStyle: String, Sendable, CaseIterable, Encodable {
    /// Rambler's VIPER, with an input and an output for each layer.
    case viper = "VIPER"
    /// VIPER with a configurator and one protocol for each layer.
    case configurator = "VIPER with a configurator"
    /// VIPER for SwiftUI, with a state of the view.
    case swiftUI = "SwiftUI + VIPER"
    case cleanSwift = "Clean Swift"
    case silver = "SILVER"

    /// The architectures with the layers of VIPER.
    static let ofViper: Set<ModuleStyle> = [.viper, .configurator, .swiftUI]

    /// Returns the architecture of the modules of a built-in template; nil for other templates and those whose modules
    /// have no layers.
    init?(template: String) {
        let known: [(String, ModuleStyle)] = [
            ("rviper_", .viper), ("viper_configurator", .configurator), ("swiftui_viper", .swiftUI),
            ("clean_swift", .cleanSwift), ("silver", .silver),
        ]
        guard let style = known.first(where: { template.hasPrefix($0.0) })?.1 else { return nil }
        self = style
    }

    /// Returns the architecture that the names of types show; nil for none.
    ///
    /// - Parameters:
    ///   - types: the names of the types that a module declares.
    ///   - module: the name of the module.
    init?(types: Set<String>, of module: String) {
        func has(_ ends: String...) -> Bool { ends.contains { types.contains(module + $0) } }
        if has("DisplayLogic", "PresentationLogic", "BusinessLogic", "RoutingLogic", "DataStore") {
            self = .cleanSwift
        } else if ["Router", "Interactor", "ViewController"].contains(where: {
            types.contains("I\(module)\($0)")
        }) {
            self = .silver
        } else if has("ViewState", "ViewStateProtocol"), has("Presenter", "Interactor") {
            self = .swiftUI
        } else if has("ViewInput", "ViewOutput", "InteractorInput", "InteractorOutput", "RouterInput") {
            self = .viper
        } else if has(
            "Configurator", "PresenterProtocol", "InteractorProtocol", "RouterProtocol", "ViewProtocol")
        {
            self = .configurator
        } else if has("Presenter"), has("Interactor", "Router") {
            self = .viper
        } else if has("Interactor"), has("Router", "ViewController") {
            self = types.contains(module + "Worker") ? .cleanSwift : .silver
        } else {
            return nil
        }
    }
}
