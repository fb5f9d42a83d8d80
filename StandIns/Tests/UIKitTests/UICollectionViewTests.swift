import UIKit
import XCTest

@MainActor
final class UICollectionViewTests: XCTestCase {
    func testCollectionAsksItsDataSource() async {
        let source = Source()
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        XCTAssertEqual(collection.numberOfItems(inSection: 0), 2)
        XCTAssertEqual(collection.cellForItem(at: IndexPath(item: 1, section: 0))?.reuseIdentifier, "cell")
        XCTAssertNil(collection.cellForItem(at: IndexPath(item: 2, section: 0)))
    }

    func testCollectionDoesNotKeepItsDelegateAndDataSource() async {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        do {
            let source = Source()
            collection.dataSource = source
            collection.delegate = source
            XCTAssertNotNil(collection.delegate)
        }
        XCTAssertNil(collection.dataSource)
        XCTAssertNil(collection.delegate)
    }

    func testSelectionOfOneItemTakesThePlaceOfAnother() async {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
        collection.selectItem(at: first, animated: false, scrollPosition: [])
        collection.selectItem(at: second, animated: false, scrollPosition: [])
        XCTAssertEqual(collection.indexPathsForSelectedItems, [second])
    }
}

private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
