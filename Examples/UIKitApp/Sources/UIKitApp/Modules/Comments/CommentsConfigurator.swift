/// Connects the layers of the Comments module.
@MainActor
final class CommentsConfigurator {
    private let input: CommentsInput
    private let service: any CommentsService

    /// Makes a configurator.
    ///
    /// - Parameters:
    ///   - input: What the module is opened with.
    ///   - service: Does the work of the interactor, which keeps it alive.
    init(input: CommentsInput, service: any CommentsService) {
        self.input = input
        self.service = service
    }
}

// MARK: - CommentsConfiguratorProtocol

extension CommentsConfigurator: CommentsConfiguratorProtocol {
    func configure(with viewController: CommentsViewController) {
        let presenter = CommentsPresenter(view: viewController, input: input)
        viewController.presenter = presenter
        presenter.interactor = CommentsInteractor(presenter: presenter, service: service)
        presenter.router = CommentsRouter(viewController: viewController)
    }
}
