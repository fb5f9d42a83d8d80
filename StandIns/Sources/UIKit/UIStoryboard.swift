/// A file of scenes. Nothing is read here: the caller's creator makes the controller, from an empty archive.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        super.init()
    }

    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: (NSCoder) -> ViewController?
    ) -> ViewController? {
        let viewController = creator(NSCoder())
        viewController?.storyboard = self
        return viewController
    }
}
