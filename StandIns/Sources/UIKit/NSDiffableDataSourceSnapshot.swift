/// Sections with items, in order.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    private var sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    public var numberOfItems: Int { itemIdentifiers.count }
    public var numberOfSections: Int { sections.count }
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.section) }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// As in UIKit, an unknown section is an error.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections[place(of: identifier)].items
    }

    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.section == identifier }
    }

    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        itemIdentifiers.firstIndex(of: identifier)
    }

    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections.first { $0.items.contains(identifier) }?.section
    }

    private func place(of section: SectionIdentifierType) -> Int {
        guard let index = indexOfSection(section) else {
            preconditionFailure("the snapshot has no section \(section)")
        }
        return index
    }

    // MARK: - Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            precondition(
                indexOfSection(identifier) == nil, "the snapshot has a section \(identifier) already")
            sections.append((identifier, []))
        }
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        sections.insert(contentsOf: identifiers.map { ($0, []) }, at: place(of: toIdentifier))
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        sections.insert(contentsOf: identifiers.map { ($0, []) }, at: place(of: toIdentifier) + 1)
    }

    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        sections.removeAll { identifiers.contains($0.section) }
    }

    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers { reloadedItemIdentifiers += itemIdentifiers(inSection: identifier) }
    }

    // MARK: - Items

    /// Without a section, appends to the last one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        precondition(!sections.isEmpty, "the snapshot has no sections to append items to")
        let known = Set(itemIdentifiers)
        precondition(known.isDisjoint(with: identifiers), "the snapshot has some of the items already")
        sections[sectionIdentifier.map(place) ?? sections.count - 1].items += identifiers
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, at: beforeIdentifier, offset: 0)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, at: afterIdentifier, offset: 1)
    }

    private mutating func insert(_ items: [ItemIdentifierType], at other: ItemIdentifierType, offset: Int) {
        for index in sections.indices {
            guard let place = sections[index].items.firstIndex(of: other) else { continue }
            sections[index].items.insert(contentsOf: items, at: place + offset)
            return
        }
        preconditionFailure("the snapshot has no item \(other)")
    }

    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        for index in sections.indices { sections[index].items.removeAll { identifiers.contains($0) } }
    }

    public mutating func deleteAllItems() {
        sections = []
    }

    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += identifiers
    }

    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers
    }

    func item(at indexPath: IndexPath) -> ItemIdentifierType? {
        guard sections.indices.contains(indexPath.section),
            sections[indexPath.section].items.indices.contains(indexPath[1])
        else { return nil }
        return sections[indexPath.section].items[indexPath[1]]
    }

    func indexPath(of item: ItemIdentifierType) -> IndexPath? {
        sections.enumerated().lazy.compactMap { index, section in
            section.items.firstIndex(of: item).map { IndexPath(indexes: [index, $0]) }
        }.first
    }
}

extension NSDiffableDataSourceSnapshot: @unchecked Sendable {}
