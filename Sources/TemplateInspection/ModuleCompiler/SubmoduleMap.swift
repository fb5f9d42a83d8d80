/// The submodules that Objective-C headers make of Apple's modules, so that `import UIKit.UIView` compiles. The compiler
/// finds them in module maps only. Importing one brings the whole Swift module of the same name.
enum SubmoduleMap {
    /// Returns the text of the module map beside a stand-in: with its own submodules, and those of the modules that it
    /// has companions for.
    static func text(of module: StandInModule) -> String {
        let types = module.publicNames(after: ["class", "struct", "enum", "protocol"])
        let headers = types.union(others[module.name] ?? [])
        let own = headerModules.contains(module.name) ? [(module.name, headers)] : []
        let companions = module.companions.keys.contains("Foundation") ? [("Foundation", foundation)] : []
        return (companions + own).map { name, headers in
            let submodules = headers.sorted().map { "  module \($0) {}\n" }
            return "module \(name) {\n\(submodules.joined())}\n"
        }
        .joined()
    }

    /// The stand-ins of modules that have headers.
    private static let headerModules = [
        "CoreData", "CoreLocation", "MapKit", "QuartzCore", "SafariServices", "UIKit", "UserNotifications",
        "WebKit",
    ]

    /// Most headers have the name of a type. These have not.
    private static let others = [
        "UIKit": ["UIGestureRecognizerSubclass", "UIGeometry", "UIInterface", "UIKitDefines", "NSText"],
        "QuartzCore": ["CABase", "CoreAnimation"],
        "CoreData": ["CoreDataDefines", "CoreDataErrors"],
    ]

    private static let foundation: Set<String> = [
        "FoundationErrors", "NSArray", "NSAttributedString", "NSBundle", "NSByteCountFormatter",
        "NSByteOrder", "NSCache", "NSCalendar", "NSCharacterSet", "NSCoder", "NSComparisonPredicate",
        "NSCompoundPredicate", "NSData", "NSDate", "NSDateComponentsFormatter", "NSDateFormatter",
        "NSDateInterval", "NSDateIntervalFormatter", "NSDecimal", "NSDecimalNumber", "NSDictionary",
        "NSEnumerator", "NSError", "NSException", "NSExpression", "NSFileHandle", "NSFileManager",
        "NSFormatter", "NSGeometry", "NSHTTPCookie", "NSHTTPCookieStorage", "NSHashTable",
        "NSISO8601DateFormatter", "NSIndexPath", "NSIndexSet", "NSInvocation", "NSJSONSerialization",
        "NSKeyValueCoding", "NSKeyValueObserving", "NSKeyedArchiver", "NSLengthFormatter",
        "NSLinguisticTagger", "NSLocale", "NSLock", "NSMapTable", "NSMassFormatter", "NSMeasurement",
        "NSMeasurementFormatter", "NSMethodSignature", "NSNotification", "NSNotificationQueue", "NSNull",
        "NSNumberFormatter", "NSObjCRuntime", "NSObject", "NSOperation", "NSOrderedSet", "NSPathUtilities",
        "NSPersonNameComponents", "NSPersonNameComponentsFormatter", "NSPointerArray", "NSPort",
        "NSPredicate", "NSProcessInfo", "NSProgress", "NSPropertyList", "NSProxy", "NSRange",
        "NSRegularExpression", "NSRunLoop", "NSScanner", "NSSet", "NSSortDescriptor", "NSStream", "NSString",
        "NSTextCheckingResult", "NSThread", "NSTimeZone", "NSTimer", "NSURL", "NSURLAuthenticationChallenge",
        "NSURLCache", "NSURLConnection", "NSURLCredential", "NSURLCredentialStorage", "NSURLError",
        "NSURLProtectionSpace", "NSURLProtocol", "NSURLRequest", "NSURLResponse", "NSURLSession", "NSUUID",
        "NSUndoManager", "NSUnit", "NSUserActivity", "NSUserDefaults", "NSValue", "NSValueTransformer",
        "NSXMLParser", "NSZone",
    ]
}
