/// A transition between two controllers, which it owns.
@MainActor @preconcurrency
open class UIStoryboardSegue: _UIObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController

    private let performHandler: (() -> Void)?

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        performHandler = nil
        super.init()
    }

    public init(
        identifier: String?,
        source: UIViewController,
        destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        self.performHandler = performHandler
        super.init()
    }

    open func perform() {
        performHandler?()
    }
}
