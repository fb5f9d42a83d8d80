import UIKit

/// Shows the Feed module and keeps it alive.
///
/// When its view loads, the configurator makes the other layers.
/// Show it in a navigation stack, whose bar has a close button if the stack is presented.
final class FeedViewController: UIViewController {
    let configurator: any FeedConfiguratorProtocol
    var presenter: (any FeedPresenterProtocol)?

    let column = UIStackView()
    let postTable = FeedPostTable(frame: .zero, style: .plain)
    let refreshControl = UIRefreshControl()

    let activityIndicator = UIActivityIndicatorView(style: .large)
    let failureColumn = UIStackView()
    let failureLabel = UILabel()
    private(set) lazy var retryButton = UIButton(
        type: .system,
        primaryAction: UIAction(title: FeedTexts.retryButton) { [weak self] _ in
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
    ///   - service: Does the work of the interactor, which keeps it alive.
    ///   - destinations: Makes the other screens. The module does not keep it alive.
    convenience init(service: any FeedService, destinations: any FeedDestinations) {
        self.init(configurator: FeedConfigurator(service: service, destinations: destinations))
    }

    /// Makes a module with a configurator.
    ///
    /// - Parameter configurator: Makes the other layers of the module when the view loads.
    init(configurator: any FeedConfiguratorProtocol) {
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

extension FeedViewController {
    private func setUpControls() {
        refreshControl.addAction(
            UIAction { [weak self] _ in self?.pullToRefresh() },
            for: .valueChanged
        )
        refreshControl.accessibilityIdentifier = "Feed.refreshControl"
    }

    private func layOutContent() {
        postTable.accessibilityIdentifier = "Feed.postTable"
        postTable.whenSelected = { [weak self] index in
            self?.presenter?.didSelectPost(at: index)
        }
        column.axis = .vertical
        column.spacing = 8
        column.addArrangedSubview(postTable)
        postTable.alwaysBounceVertical = true
        postTable.refreshControl = refreshControl
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
        activityIndicator.accessibilityIdentifier = "Feed.activityIndicator"
        activityIndicator.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(activityIndicator)
        failureLabel.numberOfLines = 0
        failureLabel.textAlignment = .center
        failureLabel.accessibilityIdentifier = "Feed.failureLabel"
        retryButton.accessibilityIdentifier = "Feed.retryButton"
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

extension FeedViewController {
    private func pullToRefresh() {
        presenter?.didPullToRefresh()
    }
}

// MARK: - FeedViewProtocol

extension FeedViewController: FeedViewProtocol {
    func showTitle(_ title: String) {
        self.title = title
    }

    func show(_ state: FeedState) {
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

    func show(_ rows: [FeedPostViewModel]) {
        postTable.rows = rows
    }

    func endRefreshing() {
        refreshControl.endRefreshing()
    }
}

// MARK: - FeedPostTable

final class FeedPostTable: UITableView {
    var rows: [FeedPostViewModel] = [] {
        didSet { reloadData() }
    }

    /// Called with the index of a row that the user selects.
    var whenSelected: (Int) -> Void = { _ in }

    override init(frame: CGRect, style: UITableView.Style) {
        super.init(frame: frame, style: style)
        register(UITableViewCell.self, forCellReuseIdentifier: "Post")
        dataSource = self
        delegate = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("the table is made in code")
    }
}

extension FeedPostTable: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Post", for: indexPath)
        let row = rows[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = row.title
        cell.contentConfiguration = content
        return cell
    }
}

extension FeedPostTable: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        deselectRow(at: indexPath, animated: true)
        whenSelected(indexPath.row)
    }
}
