extension TypeText {
    /// The modules that a file has to import that shows the type, or an expression that was read as one.
    package var modules: Set<String> {
        Set(
            tokens.indices.compactMap { index in
                let token = tokens[index]
                guard token.kind == .word, index == tokens.startIndex || !isPart(tokens[index - 1]) else {
                    return nil
                }
                return Self.modules[token.text]
            })
    }

    /// Whether what stands behind a token is a member of another type, or a text.
    private func isPart(_ token: SignatureToken) -> Bool { token.isSign(".") || token.isSign("\"") }

    /// The modules of types that signatures are likely to name.
    private static let modules: [String: String] = Dictionary(
        typesOfModules.flatMap { module, types in (types + [module]).map { ($0, module) } }
    ) { first, _ in first }

    private static let typesOfModules: [String: [String]] = [
        "Foundation": [
            "AttributedString", "Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar",
            "CharacterSet",
            "Data", "Date", "DateComponents", "DateFormatter", "DateInterval", "Decimal", "FileManager",
            "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "Locale", "LocalizedError", "Measurement",
            "NSAttributedString", "NSError", "NSNumber", "NSObject", "NSPredicate", "NSRange", "NSString",
            "Notification", "NotificationCenter", "OperationQueue", "PersonNameComponents", "Progress",
            "TimeInterval", "TimeZone", "Timer", "URL", "URLComponents", "URLError", "URLQueryItem", "UUID",
            "UserDefaults",
        ],
        // A part of Foundation on Apple's systems.
        "FoundationNetworking": [
            "HTTPCookie", "HTTPURLResponse", "URLAuthenticationChallenge", "URLCache", "URLCredential",
            "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataTask",
            "URLSessionTask",
        ],
        "SwiftUI": [
            "AnyTransition", "AnyView", "Binding", "Color", "ColorScheme", "Image", "LocalizedStringKey",
            "NavigationPath", "ScenePhase",
        ],
        "UIKit": [
            "NSDirectionalEdgeInsets", "UIAction", "UIAlertController", "UIApplication", "UIBarButtonItem",
            "UIBezierPath", "UIButton", "UICollectionView", "UICollectionViewCell", "UIColor", "UIControl",
            "UIDevice", "UIEdgeInsets", "UIEvent", "UIFont", "UIGestureRecognizer", "UIImage", "UIImageView",
            "UILabel", "UIMenu", "UINavigationController", "UIPasteboard", "UIResponder", "UIScene",
            "UIScreen",
            "UIScrollView", "UIStackView", "UIStoryboard", "UIStoryboardSegue", "UITabBarController",
            "UITableView", "UITableViewCell", "UITextField", "UITextView", "UITouch", "UIView",
            "UIViewController", "UIWindow", "UIWindowScene",
        ],
    ]
}
