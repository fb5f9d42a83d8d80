/// The calls to all spies of a test, in their order.
@MainActor
final class ThemesCallLog {
    var calls: [String] = []
}
