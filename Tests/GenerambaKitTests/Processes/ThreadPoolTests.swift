import Foundation
import SystemAccess
import Testing

struct ThreadPoolTests {
    private struct Failure: Error, Equatable { let item: Int }

    /// However long the items take.
    @Test func theErrorIsThatOfTheFirstItem() {
        #expect(throws: Failure(item: 1)) {
            _ = try ThreadPool.map([0, 1, 2, 3], size: 3) { item in
                if item == 0 { return }
                if item == 1 { usleep(200_000) }
                throw Failure(item: item)
            }
        }
    }
}
