import UIKit

/// Makes the screens of the app, shows the first of each tab, and connects the modules.
@MainActor
final class AppCoordinator {
    let tabBarController = UITabBarController()
    private let news: DefaultNewsService
    private let themes = ThemeList()
    private weak var settings: (any SettingsThemesOutput)?

    init(network: any NewsNetwork) {
        news = DefaultNewsService(network: network)
        tabBarController.viewControllers = [
            tab(FeedViewController(service: news, destinations: self), title: FeedTexts.title),
            tab(ComposeViewController(service: news), title: ComposeTexts.title),
            tab(SettingsViewController(destinations: self), title: SettingsTexts.title),
        ]
    }

    private func tab(_ screen: UIViewController, title: String) -> UINavigationController {
        let stack = UINavigationController(rootViewController: screen)
        stack.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
        return stack
    }
}

// MARK: - Posts

/// One service does the work of four modules.
extension DefaultNewsService: FeedService, DetailService, CommentsService, ComposeService {}

extension AppCoordinator: FeedDestinations {
    func makeDetail(id: Int) -> UIViewController {
        DetailViewController(input: DetailInput(id: id), service: news, destinations: self)
    }
}

extension AppCoordinator: DetailDestinations {
    func makeComments(id: Int) -> UIViewController {
        CommentsViewController(input: CommentsInput(id: id), service: news)
    }
}

// MARK: - Settings

extension AppCoordinator: SettingsDestinations {
    func makeThemes(output: any SettingsThemesOutput) -> UIViewController {
        settings = output
        return ThemesViewController(service: themes, output: self)
    }
}

extension AppCoordinator: ThemesOutput {
    func didChoose(theme: Theme) {
        settings?.didFinishThemes(with: theme.name)
        (tabBarController.selectedViewController as? UINavigationController)?
            .popViewController(animated: true)
    }
}
