/// A table that asks its data source for sections, rows and cells. All rows count as visible.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }

    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }

    public static let automaticDimension: CGFloat = -1

    public let style: Style
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { rowCounts = nil }
    }
    @_nonoverride
    open var delegate: (any UITableViewDelegate)? {
        get { scrollDelegate as? any UITableViewDelegate }
        set { scrollDelegate = newValue }
    }
    open var rowHeight = UITableView.automaticDimension
    open var estimatedRowHeight = UITableView.automaticDimension
    open var separatorInset = UIEdgeInsets(left: 16)
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var isEditing = false
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    open var separatorColor: UIColor?
    open var sectionHeaderHeight = UITableView.automaticDimension
    open var sectionFooterHeight = UITableView.automaticDimension
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    open var sectionHeaderTopPadding = UITableView.automaticDimension
    open var sectionIndexColor: UIColor?
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open var tableHeaderView: UIView?
    open var tableFooterView: UIView?
    open var backgroundView: UIView?
    open private(set) var indexPathForSelectedRow: IndexPath?

    var headerClasses: [String: AnyClass] = [:]
    private var cellClasses: [String: UITableViewCell.Type] = [:]
    private var cells: [IndexPath: UITableViewCell] = [:]
    /// The number of rows in each section when the data source was asked; nil if it has to be asked again.
    private var rowCounts: [Int]?

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    override public convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    open var numberOfSections: Int { knownRowCounts().count }

    open func numberOfRows(inSection section: Int) -> Int {
        let counts = knownRowCounts()
        return counts.indices.contains(section) ? counts[section] : 0
    }

    /// Asks the data source unless it has been asked since the rows last changed.
    private func knownRowCounts() -> [Int] {
        if let rowCounts { return rowCounts }
        guard let dataSource else { return [0] }
        let counts = (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.tableView(self, numberOfRowsInSection: $0)
        }
        rowCounts = counts
        return counts
    }

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        precondition(!identifier.isEmpty, "a reuse identifier must not be empty")
        cellClasses[identifier] = cellClass as? UITableViewCell.Type
    }

    /// The cells of a nib are plain ones, because nibs are not read.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        cellClasses[identifier] = nib.map { _ in UITableViewCell.self }
    }

    /// A new cell every time: nothing leaves the screen, so there are no cells to reuse. A class other than
    /// UITableViewCell cannot be made from its name without the Objective-C runtime.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        guard let cellClass = cellClasses[identifier] else { return nil }
        precondition(cellClass == UITableViewCell.self, "this table cannot make a \(cellClass)")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure("no class is registered for cells with identifier \(identifier)")
        }
        return cell
    }

    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        if let cell = cells[indexPath] { return cell }
        guard (0..<numberOfSections).contains(indexPath.section),
            (0..<numberOfRows(inSection: indexPath.section)).contains(indexPath.row)
        else { return nil }
        cells[indexPath] = dataSource?.tableView(self, cellForRowAt: indexPath)
        return cells[indexPath]
    }

    open func reloadData() {
        rowCounts = nil
        _ = knownRowCounts()
        for cell in cells.values { cell.removeFromSuperview() }
        cells = [:]
        indexPathForSelectedRow = nil
    }

    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        for indexPath in indexPaths { cells[indexPath] = nil }
    }

    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        rowCounts = nil
        cells = cells.filter { !sections.contains($0.key.section) }
    }

    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        rowCounts = nil
        cells = [:]
    }

    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        rowCounts = nil
        cells = [:]
    }

    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        rowCounts = nil
        cells = [:]
    }

    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        rowCounts = nil
        cells = [:]
    }

    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        rowCounts = nil
        cells = [:]
    }

    open func reconfigureRows(at indexPaths: [IndexPath]) {
        reloadRows(at: indexPaths, with: .none)
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
    }

    open func beginUpdates() {}
    open func endUpdates() {}

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}

    /// As in UIKit, the delegate is not notified of a selection that the program makes.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        indexPathForSelectedRow = indexPath
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
    }
}

extension IndexPath {
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
}

extension UITableView {
    /// All rows count as visible.
    public var indexPathsForVisibleRows: [IndexPath]? {
        (0..<numberOfSections).flatMap { section in
            (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
        }
    }

    public var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap(cellForRow) }

    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        indexPathsForVisibleRows?.first { cellForRow(at: $0) === cell }
    }

    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerClasses[identifier] = aClass
    }

    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerClasses[identifier] = nib.map { _ in UITableViewHeaderFooterView.self }
    }

    /// A class other than UITableViewHeaderFooterView cannot be made from its name without the Objective-C runtime.
    public func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
    ) -> UITableViewHeaderFooterView? {
        guard let headerClass = headerClasses[identifier] else { return nil }
        precondition(
            headerClass == UITableViewHeaderFooterView.self, "this table cannot make a \(headerClass)")
        return UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }

    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        delegate?.tableView(self, viewForHeaderInSection: section)
            as? UITableViewHeaderFooterView
    }
}

extension UITableViewCell {
    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine
    }

    public enum EditingStyle: Int, Sendable {
        case none, delete, insert
    }
}
