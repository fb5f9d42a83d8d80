import UIKit

/// Shows the Comments module and keeps it alive.
///
/// When its view loads, the configurator makes the other layers.
/// Show it in a navigation stack, whose bar has a close button if the stack is presented.
final class CommentsViewController: UIViewController {
    let configurator: any CommentsConfiguratorProtocol
    var presenter: (any CommentsPresenterProtocol)?

    let column = UIStackView()
    let commentTable = CommentsCommentTable(frame: .zero, style: .plain)

    let activityIndicator = UIActivityIndicatorView(style: .large)
    let failureColumn = UIStackView()
    let failureLabel = UILabel()
    private(set) lazy var retryButton = UIButton(
        type: .system,
        primaryAction: UIAction(title: CommentsTexts.retryButton) { [weak self] _ in
            self?.presenter?.didTapRetryButton()
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
    convenience init(input: CommentsInput, service: any CommentsService) {
        self.init(configurator: CommentsConfigurator(input: input, service: service))
    }

    /// Makes a module with a configurator.
    ///
    /// - Parameter configurator: Makes the other layers of the module when the view loads.
    init(configurator: any CommentsConfiguratorProtocol) {
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

extension CommentsViewController {
    private func layOutContent() {
        commentTable.accessibilityIdentifier = "Comments.commentTable"
        column.axis = .vertical
        column.spacing = 8
        column.addArrangedSubview(commentTable)
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            column.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func layOutState() {
        activityIndicator.accessibilityIdentifier = "Comments.activityIndicator"
        activityIndicator.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(activityIndicator)
        failureLabel.numberOfLines = 0
        failureLabel.textAlignment = .center
        failureLabel.accessibilityIdentifier = "Comments.failureLabel"
        retryButton.accessibilityIdentifier = "Comments.retryButton"
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

// MARK: - CommentsViewProtocol

extension CommentsViewController: CommentsViewProtocol {
    func showTitle(_ title: String) {
        self.title = title
    }

    func show(_ state: CommentsState) {
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

    func show(_ rows: [CommentsCommentViewModel]) {
        commentTable.rows = rows
    }
}

// MARK: - CommentsCommentTable

final class CommentsCommentTable: UITableView {
    var rows: [CommentsCommentViewModel] = [] {
        didSet { reloadData() }
    }

    override init(frame: CGRect, style: UITableView.Style) {
        super.init(frame: frame, style: style)
        register(UITableViewCell.self, forCellReuseIdentifier: "Comment")
        dataSource = self
        allowsSelection = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("the table is made in code")
    }
}

extension CommentsCommentTable: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Comment", for: indexPath)
        let row = rows[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = row.author
        content.secondaryText = row.text
        cell.contentConfiguration = content
        return cell
    }
}
