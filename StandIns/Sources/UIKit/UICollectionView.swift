/// A collection that asks its data source for sections, items and cells. All items count as visible.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    open var collectionViewLayout: UICollectionViewLayout
    open weak var dataSource: (any UICollectionViewDataSource)?
    @_nonoverride
    open var delegate: (any UICollectionViewDelegate)? {
        get { scrollDelegate as? any UICollectionViewDelegate }
        set { scrollDelegate = newValue }
    }
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var isPrefetchingEnabled = true
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var backgroundView: UIView?
    open private(set) var indexPathsForSelectedItems: [IndexPath]? = []

    var supplementaryClasses: [String: AnyClass] = [:]
    private var cellClasses: [String: UICollectionViewCell.Type] = [:]
    private var cells: [IndexPath: UICollectionViewCell] = [:]

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
    }

    /// Returns a plain cell, because nibs are not read.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        cellClasses[identifier] = nib.map { _ in UICollectionViewCell.self }
    }

    /// A new cell every time: nothing leaves the screen, so there are no cells to reuse. A class other than
    /// UICollectionViewCell cannot be made from its name without the Objective-C runtime.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let cellClass = cellClasses[identifier] else {
            preconditionFailure("no class is registered for cells with identifier \(identifier)")
        }
        precondition(cellClass == UICollectionViewCell.self, "this collection cannot make a \(cellClass)")
        return UICollectionViewCell(reuseIdentifier: identifier)
    }

    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        if let cell = cells[indexPath] { return cell }
        guard (0..<numberOfSections).contains(indexPath.section),
            (0..<numberOfItems(inSection: indexPath.section)).contains(indexPath.item)
        else { return nil }
        cells[indexPath] = dataSource?.collectionView(self, cellForItemAt: indexPath)
        return cells[indexPath]
    }

    open func reloadData() {
        cells = [:]
        indexPathsForSelectedItems = []
    }

    open func reloadItems(at indexPaths: [IndexPath]) {
        for indexPath in indexPaths { cells[indexPath] = nil }
    }

    open func insertItems(at indexPaths: [IndexPath]) {
        cells = [:]
    }

    open func deleteItems(at indexPaths: [IndexPath]) {
        cells = [:]
    }

    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        cells = [:]
    }

    open func reloadSections(_ sections: IndexSet) {
        cells = cells.filter { !sections.contains($0.key.section) }
    }

    open func insertSections(_ sections: IndexSet) {
        cells = [:]
    }

    open func deleteSections(_ sections: IndexSet) {
        cells = [:]
    }

    open func reconfigureItems(at indexPaths: [IndexPath]) {
        reloadItems(at: indexPaths)
    }

    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
        layout.collectionView = self
    }

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }

    /// As in UIKit, the delegate is not notified of a selection that the program makes.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            indexPathsForSelectedItems = []
            return
        }
        let others = allowsMultipleSelection ? indexPathsForSelectedItems ?? [] : []
        indexPathsForSelectedItems = others.filter { $0 != indexPath } + [indexPath]
    }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        indexPathsForSelectedItems?.removeAll { $0 == indexPath }
    }

    open func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}
}

extension IndexPath {
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

extension UICollectionView {
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// All items count as visible.
    public var indexPathsForVisibleItems: [IndexPath] {
        (0..<numberOfSections).flatMap { section in
            (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
        }
    }

    public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }

    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        indexPathsForVisibleItems.first { cellForItem(at: $0) === cell }
    }

    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        supplementaryClasses[elementKind + identifier] = viewClass
    }

    /// A class other than UICollectionReusableView cannot be made from its name without the Objective-C runtime.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let viewClass = supplementaryClasses[elementKind + identifier] else {
            preconditionFailure("no class is registered for views with identifier \(identifier)")
        }
        precondition(
            viewClass == UICollectionReusableView.self, "this collection cannot make a \(viewClass)")
        let view = UICollectionReusableView(frame: .zero)
        view.reuseIdentifier = identifier
        return view
    }
}
