extension TypeText {
    /// Whether a file that shows the type, or an expression that was read as one, has to import Foundation.
    var needsFoundation: Bool {
        tokens.indices.contains { index in
            let token = tokens[index]
            guard token.isWord(in: Self.foundationNames) else { return false }
            guard index > tokens.startIndex else { return true }
            // A member is another's, and a text is none.
            return !tokens[index - 1].isSign(".") && !tokens[index - 1].isSign("\"")
        }
    }

    /// The module, and those of its types that signatures are likely to name.
    private static let foundationNames: Set = [
        "Foundation", "AttributedString", "Bundle", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar",
        "CharacterSet", "Data", "Date", "DateComponents", "DateFormatter", "DateInterval", "Decimal",
        "FileManager",
        "HTTPURLResponse", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "Locale", "LocalizedError",
        "Measurement", "NSAttributedString", "NSError", "NSNumber", "NSObject", "NSPredicate", "NSRange",
        "NSString",
        "Notification", "NotificationCenter", "OperationQueue", "PersonNameComponents", "Progress",
        "TimeInterval",
        "TimeZone", "Timer", "URL", "URLComponents", "URLError", "URLQueryItem", "URLRequest", "URLResponse",
        "URLSession", "UUID", "UserDefaults",
    ]
}
