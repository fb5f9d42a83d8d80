import UIKit

/// A table with the albums of an author, whose cells are modules.
final class AlbumList: UITableViewController {
    private let factory: AlbumCellFactory
    private var albums: [AlbumCellObject] = []

    init(factory: AlbumCellFactory) {
        self.factory = factory
        super.init(style: .plain)
        title = NSLocalizedString("Albums", comment: "The title of the screen")
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("the view controller is made in code")
    }

    func configure(name: String) {
        albums = AlbumCatalog.albums(of: name)
    }

    override func tableView(
        _ tableView: UITableView,
        numberOfRowsInSection section: Int
    ) -> Int {
        albums.count
    }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let reused = tableView.dequeueReusableCell(withIdentifier: "Album") as? AlbumCell
        let cell = reused ?? AlbumCell(style: .default, reuseIdentifier: "Album")
        let album = albums[indexPath.row]
        factory.show(album, key: album.id, in: cell)
        return cell
    }
}

/// The albums that the app has.
enum AlbumCatalog {
    static func albums(of name: String) -> [AlbumCellObject] {
        guard name == "Ann" else { return [] }
        return [
            AlbumCellObject(id: 3, title: "Winter"),
            AlbumCellObject(id: 1, title: "The lake"),
            AlbumCellObject(id: 2, title: "Old doors"),
        ]
    }
}
