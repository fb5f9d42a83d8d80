/// The calls to all spies of a test, in their order.
@MainActor
final class FeedCallLog {
    var calls: [String] = []
}
