import SourceText

/// The modules that a file has to import.
package enum ImportedModules {
    /// Returns the modules that define the types in a text. The text is a type or an expression.
    package static func all(for text: String) -> Set<String> {
        let tokens = SwiftToken.all(inSignature: SourceFile(path: "", text: text).whole)
        return Set(
            zip([nil] + tokens, tokens).compactMap { previous, token in
                // A dot is followed by a member of another type, and a quote by a text.
                let isPart = previous?.isSign(in: [".", "\""]) == true
                return token.kind == .word && !isPart ? modules[token.text] : nil
            })
    }

    /// The modules of types that are likely in signatures. Also contains the modules' own names.
    private static let modules: [String: String] = Dictionary(
        typesOfModules.flatMap { module, types in
            (types.split(whereSeparator: \.isWhitespace).map(String.init) + [module]).map { ($0, module) }
        }
    ) { first, _ in first }

    private static let typesOfModules = [
        "Foundation":
            "AttributedString Bundle CGFloat CGPoint CGRect CGSize Calendar CharacterSet Data Date "
            + "DateComponents DateFormatter DateInterval Decimal FileManager IndexPath IndexSet "
            + "JSONDecoder JSONEncoder Locale LocalizedError Measurement NSAttributedString NSError "
            + "NSNumber NSObject NSPredicate NSRange NSString Notification NotificationCenter "
            + "OperationQueue PersonNameComponents Progress TimeInterval TimeZone Timer URL "
            + "URLComponents URLError URLQueryItem UUID UserDefaults",
        // A part of Foundation on Apple platforms.
        "FoundationNetworking":
            "HTTPCookie HTTPURLResponse URLAuthenticationChallenge URLCache URLCredential URLRequest "
            + "URLResponse URLSession URLSessionConfiguration URLSessionDataTask URLSessionTask",
        "SwiftUI":
            "AnyTransition AnyView Binding Color ColorScheme Image LocalizedStringKey NavigationPath "
            + "ScenePhase",
        "UIKit":
            "NSDirectionalEdgeInsets UIAction UIAlertController UIApplication UIBarButtonItem "
            + "UIBezierPath UIButton UICollectionView UICollectionViewCell UIColor UIControl UIDevice "
            + "UIEdgeInsets UIEvent UIFont UIGestureRecognizer UIImage UIImageView UILabel UIMenu "
            + "UINavigationController UIPasteboard UIResponder UIScene UIScreen UIScrollView "
            + "UIStackView UIStoryboard UIStoryboardSegue UITabBarController UITableView "
            + "UITableViewCell UITextField UITextView UITouch UIView UIViewController UIWindow "
            + "UIWindowScene",
    ]
}
