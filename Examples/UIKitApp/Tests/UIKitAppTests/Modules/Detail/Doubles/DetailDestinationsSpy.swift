import UIKit

@testable import UIKitApp

/// Records its calls and provides one screen for each way on.
final class DetailDestinationsSpy: DetailDestinations {
    let commentsScreen = UIViewController()
    private let callLog: DetailCallLog

    init(callLog: DetailCallLog) {
        self.callLog = callLog
    }

    func makeComments(id: Int) -> UIViewController {
        self.callLog.calls.append("makeComments(id: \(id))")
        return self.commentsScreen
    }
}
