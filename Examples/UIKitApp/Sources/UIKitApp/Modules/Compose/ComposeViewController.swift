import UIKit

/// Shows the Compose module and keeps it alive.
///
/// When its view loads, the configurator makes the other layers.
/// Show it in a navigation stack, whose bar has a close button if the stack is presented.
final class ComposeViewController: UIViewController {
    let configurator: any ComposeConfiguratorProtocol
    var presenter: (any ComposePresenterProtocol)?

    let scrollView = UIScrollView()
    let column = UIStackView()
    let messageLabel = UILabel()

    let sendTextField = UITextField()

    private(set) lazy var sendButton = UIButton(
        type: .system,
        primaryAction: UIAction(title: ComposeTexts.sendButton) { [weak self] _ in
            self?.tapSendButton()
        }
    )

    private lazy var closeItem = UIBarButtonItem(
        systemItem: .close,
        primaryAction: UIAction { [weak self] _ in self?.presenter?.didTapCloseButton() }
    )

    /// Makes the module.
    ///
    /// - Parameter service: Does the work of the interactor, which keeps it alive.
    convenience init(service: any ComposeService) {
        self.init(configurator: ComposeConfigurator(service: service))
    }

    /// Makes a module with a configurator.
    ///
    /// - Parameter configurator: Makes the other layers of the module when the view loads.
    init(configurator: any ComposeConfiguratorProtocol) {
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

extension ComposeViewController {
    private func setUpControls() {
        sendTextField.placeholder = ComposeTexts.sendTextField
        sendTextField.borderStyle = .roundedRect
        sendTextField.accessibilityIdentifier = "Compose.sendTextField"
        sendButton.accessibilityIdentifier = "Compose.sendButton"
    }

    private func layOutContent() {
        messageLabel.numberOfLines = 0
        messageLabel.accessibilityIdentifier = "Compose.messageLabel"
        column.axis = .vertical
        column.spacing = 8
        column.addArrangedSubview(messageLabel)
        column.addArrangedSubview(sendTextField)
        column.addArrangedSubview(sendButton)
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
}

// MARK: - Events

extension ComposeViewController {
    private func tapSendButton() {
        presenter?.didTapSendButton(text: sendTextField.text ?? "")
    }
}

// MARK: - ComposeViewProtocol

extension ComposeViewController: ComposeViewProtocol {
    func showTitle(_ title: String) {
        self.title = title
    }

    func showMessage(_ message: String) {
        messageLabel.text = message
    }
}
