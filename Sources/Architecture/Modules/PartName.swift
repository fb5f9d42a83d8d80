/// What the name of a type says that it is in its module: `FeedInteractorOutput` is an output of the interactor.
struct PartName: Sendable, Hashable {
    enum Layer: String, Sendable {
        case view, presenter, interactor, router, assembly, state, dataDisplay, viewState
        case module, worker, service, entity, data
    }

    /// How a type belongs to its layer.
    enum Form: Sendable {
        /// The class or structure of the layer.
        case type
        /// The protocols of a layer with two sides.
        case input, output
        /// The protocol of a layer with one.
        case contract
    }

    let layer: Layer
    let form: Form
    /// The name without the end that says all this.
    let rest: String

    /// Whether it is a type that does the work of a layer.
    var isStandardType: Bool { form == .type && Self.standard.contains(layer) }

    private static let standard: Set<Layer> = [.view, .presenter, .interactor, .router, .viewState]

    /// Reads the name of a type or a file; nil if its end says nothing.
    init?(_ name: String) {
        // The end that is the longest one counts: a `FeedViewState` is not a `FeedView` of a state.
        var end: (text: String, layer: Layer, form: Form)?
        for known in Self.ends where name.hasSuffix(known.text) && name.count > known.text.count {
            if known.text.count > end?.text.count ?? 0 { end = known }
        }
        guard let end else { return nil }
        rest = String(name.dropLast(end.text.count))
        (layer, form) = (end.layer, end.form)
    }

    private static let ends: [(text: String, layer: Layer, form: Form)] = [
        ("View", .view, .type), ("ViewController", .view, .type), ("Cell", .view, .type),
        ("SectionView", .view, .type), ("Screen", .view, .type),
        ("ViewInput", .view, .input), ("ViewOutput", .view, .output), ("ViewProtocol", .view, .contract),
        ("ViewControllerInput", .view, .input), ("ViewControllerOutput", .view, .output),
        ("ViewControllerProtocol", .view, .contract), ("ModuleView", .view, .contract),
        ("DisplayLogic", .view, .contract),
        ("ViewState", .viewState, .type), ("ViewStateProtocol", .viewState, .contract),
        ("Presenter", .presenter, .type), ("PresenterProtocol", .presenter, .contract),
        ("PresenterInput", .presenter, .input), ("PresenterOutput", .presenter, .output),
        ("PresentationLogic", .presenter, .contract),
        ("Interactor", .interactor, .type), ("InteractorInput", .interactor, .input),
        ("InteractorOutput", .interactor, .output), ("InteractorProtocol", .interactor, .contract),
        ("BusinessLogic", .interactor, .contract),
        ("Router", .router, .type), ("RouterInput", .router, .input), ("RouterOutput", .router, .output),
        ("RouterProtocol", .router, .contract), ("RoutingLogic", .router, .contract),
        ("Wireframe", .router, .type), ("WireframeProtocol", .router, .contract),
        ("DataPassing", .router, .contract),
        ("Assembly", .assembly, .type), ("ModuleAssembly", .assembly, .type),
        ("Configurator", .assembly, .type), ("ModuleConfigurator", .assembly, .type),
        ("ModuleBuilder", .assembly, .type), ("Builder", .assembly, .type),
        ("ConfiguratorProtocol", .assembly, .contract),
        ("State", .state, .type), ("DataDisplayManager", .dataDisplay, .type),
        ("ModuleInput", .module, .input), ("ModuleOutput", .module, .output),
        ("Worker", .worker, .type), ("WorkerLogic", .worker, .contract), ("DataStore", .data, .contract),
        ("Service", .service, .type), ("ServiceProtocol", .service, .contract), ("Entity", .entity, .type),
    ]
}
