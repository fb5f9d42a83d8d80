/// The calls to all spies of a test, in their order.
@MainActor
final class SettingsCallLog {
    var calls: [String] = []
}
