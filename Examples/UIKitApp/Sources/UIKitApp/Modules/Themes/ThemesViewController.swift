import UIKit

/// Shows the Themes module and keeps it alive.
///
/// When its view loads, the configurator makes the other layers.
/// Show it in a navigation stack, whose bar has a close button if the stack is presented.
final class ThemesViewController: UIViewController {
    let configurator: any ThemesConfiguratorProtocol
    var presenter: (any ThemesPresenterProtocol)?

    let column = UIStackView()
    let themeTable = ThemesThemeTable(frame: .zero, style: .plain)

    let activityIndicator = UIActivityIndicatorView(style: .large)

    private lazy var closeItem = UIBarButtonItem(
        systemItem: .close,
        primaryAction: UIAction { [weak self] _ in self?.presenter?.didTapCloseButton() }
    )

    /// Makes the module.
    ///
    /// - Parameters:
    ///   - service: Does the work of the interactor, which keeps it alive.
    ///   - output: Receives the reports. The module does not keep it alive.
    convenience init(service: any ThemesService, output: (any ThemesOutput)?) {
        self.init(configurator: ThemesConfigurator(service: service, output: output))
    }

    /// Makes a module with a configurator.
    ///
    /// - Parameter configurator: Makes the other layers of the module when the view loads.
    init(configurator: any ThemesConfiguratorProtocol) {
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

extension ThemesViewController {
    private func layOutContent() {
        themeTable.accessibilityIdentifier = "Themes.themeTable"
        themeTable.whenSelected = { [weak self] index in
            self?.presenter?.didSelectTheme(at: index)
        }
        column.axis = .vertical
        column.spacing = 8
        column.addArrangedSubview(themeTable)
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
        activityIndicator.accessibilityIdentifier = "Themes.activityIndicator"
        activityIndicator.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(activityIndicator)
        NSLayoutConstraint.activate([
            activityIndicator.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            activityIndicator.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}

// MARK: - ThemesViewProtocol

extension ThemesViewController: ThemesViewProtocol {
    func showTitle(_ title: String) {
        self.title = title
    }

    func show(_ state: ThemesState) {
        if state == .loading {
            activityIndicator.startAnimating()
        } else {
            activityIndicator.stopAnimating()
        }
        column.isHidden = state != .loaded
    }

    func show(_ rows: [ThemesThemeViewModel]) {
        themeTable.rows = rows
    }
}

// MARK: - ThemesThemeTable

final class ThemesThemeTable: UITableView {
    var rows: [ThemesThemeViewModel] = [] {
        didSet { reloadData() }
    }

    /// Called with the index of a row that the user selects.
    var whenSelected: (Int) -> Void = { _ in }

    override init(frame: CGRect, style: UITableView.Style) {
        super.init(frame: frame, style: style)
        register(UITableViewCell.self, forCellReuseIdentifier: "Theme")
        dataSource = self
        delegate = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("the table is made in code")
    }
}

extension ThemesThemeTable: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Theme", for: indexPath)
        let row = rows[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = row.name
        cell.contentConfiguration = content
        return cell
    }
}

extension ThemesThemeTable: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        deselectRow(at: indexPath, animated: true)
        whenSelected(indexPath.row)
    }
}
