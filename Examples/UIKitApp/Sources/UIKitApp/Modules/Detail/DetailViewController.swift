import UIKit

/// Shows the Detail module and keeps it alive.
///
/// When its view loads, the configurator makes the other layers.
/// Show it in a navigation stack, whose bar has a close button if the stack is presented.
final class DetailViewController: UIViewController {
    let configurator: any DetailConfiguratorProtocol
    var presenter: (any DetailPresenterProtocol)?

    let scrollView = UIScrollView()
    let column = UIStackView()
    let articleLabel = UILabel()

    let activityIndicator = UIActivityIndicatorView(style: .large)
    let failureColumn = UIStackView()
    let failureLabel = UILabel()
    private(set) lazy var retryButton = UIButton(
        type: .system,
        primaryAction: UIAction(title: DetailTexts.retryButton) { [weak self] _ in
            self?.presenter?.didTapRetryButton()
        }
    )

    private(set) lazy var commentsButton = UIButton(
        type: .system,
        primaryAction: UIAction(title: DetailTexts.commentsButton) { [weak self] _ in
            self?.tapCommentsButton()
        }
    )

    private lazy var closeItem = UIBarButtonItem(
        systemItem: .close,
        primaryAction: UIAction { [weak self] _ in self?.presenter?.didTapCloseButton() }
    )

    /// Makes the module.
    ///
    /// - Parameters:
    ///   - input: What the module is opened with.
    ///   - service: Does the work of the interactor, which keeps it alive.
    ///   - destinations: Makes the other screens. The module does not keep it alive.
    convenience init(
        input: DetailInput,
        service: any DetailService,
        destinations: any DetailDestinations
    ) {
        self.init(
            configurator: DetailConfigurator(
                input: input,
                service: service,
                destinations: destinations
            )
        )
    }

    /// Makes a module with a configurator.
    ///
    /// - Parameter configurator: Makes the other layers of the module when the view loads.
    init(configurator: any DetailConfiguratorProtocol) {
        self.configurator = configurator
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("the view controller is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setUpControls()
        layOutContent()
        layOutState()
        configurator.configure(with: self)
        presenter?.configureView()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationItem.rightBarButtonItem = isBottomOfPresentedStack ? closeItem : nil
    }

    /// Whether the close button is the way back. A pushed view has a back button.
    private var isBottomOfPresentedStack: Bool {
        guard let navigationController else { return false }
        return navigationController.presentingViewController != nil
            && navigationController.viewControllers.first === self
    }
}

// MARK: - Layout

extension DetailViewController {
    private func setUpControls() {
        commentsButton.accessibilityIdentifier = "Detail.commentsButton"
    }

    private func layOutContent() {
        articleLabel.numberOfLines = 0
        articleLabel.accessibilityIdentifier = "Detail.articleLabel"
        column.axis = .vertical
        column.spacing = 8
        column.addArrangedSubview(commentsButton)
        column.addArrangedSubview(articleLabel)
        column.translatesAutoresizingMaskIntoConstraints = false
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(column)
        view.addSubview(scrollView)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            column.topAnchor.constraint(
                equalTo: scrollView.contentLayoutGuide.topAnchor,
                constant: 8
            ),
            column.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func layOutState() {
        activityIndicator.accessibilityIdentifier = "Detail.activityIndicator"
        activityIndicator.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(activityIndicator)
        failureLabel.numberOfLines = 0
        failureLabel.textAlignment = .center
        failureLabel.accessibilityIdentifier = "Detail.failureLabel"
        retryButton.accessibilityIdentifier = "Detail.retryButton"
        failureColumn.axis = .vertical
        failureColumn.addArrangedSubview(failureLabel)
        failureColumn.addArrangedSubview(retryButton)
        failureColumn.isHidden = true
        failureColumn.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(failureColumn)
        NSLayoutConstraint.activate([
            activityIndicator.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            activityIndicator.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            failureColumn.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            failureColumn.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            failureColumn.trailingAnchor.constraint(
                equalTo: view.layoutMarginsGuide.trailingAnchor
            ),
        ])
    }
}

// MARK: - Events

extension DetailViewController {
    private func tapCommentsButton() {
        presenter?.didTapCommentsButton()
    }
}

// MARK: - DetailViewProtocol

extension DetailViewController: DetailViewProtocol {
    func showTitle(_ title: String) {
        self.title = title
    }

    func show(_ state: DetailState) {
        if state == .loading {
            activityIndicator.startAnimating()
        } else {
            activityIndicator.stopAnimating()
        }
        column.isHidden = state != .loaded
        if case .failed(let message) = state {
            failureLabel.text = message
            failureColumn.isHidden = false
        } else {
            failureColumn.isHidden = true
        }
    }

    func show(_ article: DetailArticleViewModel) {
        articleLabel.text = [article.title, article.text].joined(separator: "\n")
    }
}
