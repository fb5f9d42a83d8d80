import SourceText

/// The modules that a file has to import.
package enum ImportedModules {
    /// The module of Apple's that declares a type. A module's own name stands for itself. Nil for an unknown name.
    package static func module(of name: String) -> String? {
        if let module = modules[name] { return module }
        let owner = prefixes.first { name.hasPrefix($0.prefix) }
        // A prefix is followed by a word, such as 'Location' in 'CLLocation'.
        guard let owner, name.dropFirst(owner.prefix.count).first?.isUppercase == true else { return nil }
        return owner.module
    }

    /// The beginnings of names that belong to one framework.
    private static let prefixes: [(prefix: String, module: String)] = [
        ("AV", "AVFoundation"), ("CG", "CoreGraphics"), ("CL", "CoreLocation"),
        ("MK", "MapKit"),
        ("NSFetch", "CoreData"), ("NSManaged", "CoreData"), ("NSMutable", "Foundation"),
        ("NSPersistent", "CoreData"),
    ]

    /// Returns the names in a text that may be those of types or modules. The text is a type or an expression.
    package static func names(in text: String) -> Set<String> {
        let tokens = SwiftToken.all(inSignature: SourceFile(path: "", text: text).whole)
        return Set(
            zip([nil] + tokens, tokens).compactMap { previous, token in
                // A dot is followed by a member of another type, and a quote by a text.
                let isPart = previous?.isSign(in: [".", "\""]) == true
                return token.kind == .word && !isPart ? token.text : nil
            })
    }

    /// The modules by their types and by their own names.
    private static let modules: [String: String] = Dictionary(
        (likelyTypes + appleTypes).flatMap { module, types in
            (types.split(whereSeparator: \.isWhitespace).map(String.init) + [module]).map { ($0, module) }
        }
    ) { first, _ in first }

    /// Types that are likely in signatures. They take precedence over others of the same name.
    private static let likelyTypes = [
        (
            "Foundation",
            "AttributedString Bundle CGFloat CGPoint CGRect CGSize Calendar CharacterSet Data Date "
                + "DateComponents DateFormatter DateInterval Decimal FileManager IndexPath IndexSet "
                + "JSONDecoder JSONEncoder Locale LocalizedError Measurement NSArray NSAttributedString NSData NSDate "
                + "NSDictionary NSError NSNumber NSObject NSPredicate NSRange NSSet NSString NSURL NSUUID "
                + "Notification NotificationCenter OperationQueue PersonNameComponents Progress TimeInterval TimeZone "
                + "Timer URL URLComponents URLError URLQueryItem UUID UserDefaults"
        ),
        // A part of Foundation on Apple platforms.
        (
            "FoundationNetworking",
            "HTTPCookie HTTPURLResponse URLAuthenticationChallenge URLCache URLCredential URLRequest "
                + "URLResponse URLSession URLSessionConfiguration URLSessionDataTask URLSessionTask"
        ),
        (
            "SwiftUI",
            "Alignment Angle Animation AnyTransition AnyView Axis Binding ButtonRole Color ColorScheme ContentMode "
                + "DynamicTypeSize Edge EdgeInsets Font Gradient HorizontalAlignment Image LayoutDirection "
                + "LocalizedStringKey NavigationPath Path ScenePhase Text UnitPoint VerticalAlignment View"
        ),
        (
            "UIKit",
            "NSDirectionalEdgeInsets NSLayoutConstraint NSTextAlignment UIAction UIAlertController UIApplication "
                + "UIBarButtonItem UIBezierPath UIButton UICollectionView UICollectionViewCell UIColor UIControl "
                + "UIDevice UIEdgeInsets UIEvent UIFont UIGestureRecognizer UIImage UIImageView UILabel UIMenu "
                + "UINavigationController UIPasteboard UIResponder UIScene UIScreen UIScrollView "
                + "UIStackView UIStoryboard UIStoryboardSegue UISwitch UITabBarController UITableView "
                + "UITableViewCell UITextField UITextView UITouch UIView UIViewController UIWindow "
                + "UIWindowScene"
        ),
    ]
}

extension ImportedModules {
    /// Whether a file with these imports can use a module: it imports the module, or another one that brings it along.
    package static func brings(_ module: String, _ imports: Set<String>) -> Bool {
        let umbrellas = [
            "UIKit", "SwiftUI", "AppKit", "CoreData", "XCTest", "MapKit", "WebKit", "AVFoundation",
        ]
        let brought = ["Foundation", "CoreGraphics", "QuartzCore"]
        return imports.contains(module)
            || brought.contains(module) && umbrellas.contains(where: imports.contains)
            || module == "UIKit" && imports.contains("SwiftUI")
    }
}
