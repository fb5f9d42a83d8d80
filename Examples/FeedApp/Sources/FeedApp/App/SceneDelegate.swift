import UIKit

/// Starts the app. The scene delegate of the app inherits from it.
open class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    open var window: UIWindow?
    private let coordinator = AppCoordinator(network: SampleNetwork())

    open func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = coordinator.stack
        window.makeKeyAndVisible()
        self.window = window
    }
}
