/// A file of scenes. Nothing is read here: the caller's creator makes a controller, from an empty archive; where
/// only the file would know the class, there is a plain one.
@MainActor @preconcurrency
open class UIStoryboard: _UIObject {
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        super.init()
    }

    open func instantiateInitialViewController() -> UIViewController? {
        make { UIViewController(coder: $0) }
    }

    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        make(creator)
    }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        instantiateViewController(identifier: identifier)
    }

    /// Without a creator, or if it returns nil, makes a plain controller.
    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        guard let viewController = make(creator) else {
            preconditionFailure("no file tells how to make the controller '\(identifier)'")
        }
        return viewController
    }

    private func make<ViewController: UIViewController>(
        _ creator: ((NSCoder) -> ViewController?)?
    ) -> ViewController? {
        let archive = NSCoder()
        let viewController = creator?(archive) ?? UIViewController(coder: archive) as? ViewController
        viewController?.storyboard = self
        return viewController
    }
}
