import UIKit

@testable import UIKitApp

/// Records its calls and provides one screen for each way on.
final class FeedDestinationsSpy: FeedDestinations {
    let detailScreen = UIViewController()
    private let callLog: FeedCallLog

    init(callLog: FeedCallLog) {
        self.callLog = callLog
    }

    func makeDetail(id: Int) -> UIViewController {
        self.callLog.calls.append("makeDetail(id: \(id))")
        return self.detailScreen
    }
}
