/// The one application of the process. It opens nothing: no system answers.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
        )
    }

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
        )
    }

    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    }

    public enum State: Int, Sendable {
        case active, inactive, background
    }

    public static let shared = UIApplication()

    open weak var delegate: (any UIApplicationDelegate)?

    open var applicationState: State { .active }

    open var isIdleTimerDisabled = false
    open var applicationIconBadgeNumber = 0
    open internal(set) var connectedScenes: Set<UIScene> = []
    open var windows: [UIWindow] { UIWindow.key.map { [$0] } ?? [] }
    open var keyWindow: UIWindow? { UIWindow.key }
    open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 393, height: 54) }
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open var isRegisteredForRemoteNotifications: Bool { false }
    open func registerForRemoteNotifications() {}
    open func unregisterForRemoteNotifications() {}
    open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    {
        .invalid
    }
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    public static let openSettingsURLString = "app-settings:"

    open func canOpenURL(_ url: URL) -> Bool {
        false
    }

    open func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        completion?(false)
    }

    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { false }
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData, noData, failed
}
