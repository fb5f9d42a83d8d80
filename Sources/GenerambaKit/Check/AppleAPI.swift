import SourceText
import SwiftText

/// Where the names of Apple's systems are declared, as far as checks need to know.
enum AppleAPI {
    /// The stand-in modules that declare a type or function, at the top level of a file.
    static func standIns(with name: String) -> [String] { declarations[name] ?? [] }

    /// The module of Apple's that declares a type; nil for an unknown name.
    static func module(of name: String) -> String? { modules[name] }

    /// Whether Apple's systems have a framework of this name.
    static func hasFramework(_ name: String) -> Bool { frameworks.contains(name) }

    /// Whether a module is Apple's, or comes with Swift.
    static func isModule(_ name: String) -> Bool {
        hasFramework(name) || PackageBuild.toolchain.contains(name)
            || StandInModule.all.contains { $0.name == name }
    }

    /// The module that a name is a misspelling of; nil if it is not like that of any module.
    static func module(like name: String) -> String? {
        let modules = frameworks.union(PackageBuild.toolchain)
            .union(StandInModule.all.map(\.name).filter { !$0.hasPrefix("_") })
        return nearest(to: name, in: modules.sorted(), within: 1)
    }

    /// The names that the stand-ins for modules declare.
    static func standInNames(of modules: Set<String>) -> [String] {
        declarations.filter { $0.value.contains(where: modules.contains) }.map(\.key)
    }

    /// Whether a file with these imports can use a module: it imports the module, or another one that brings it along.
    static func brings(_ module: String, _ imports: Set<String>) -> Bool {
        let umbrellas = [
            "UIKit", "SwiftUI", "AppKit", "CoreData", "XCTest", "MapKit", "WebKit", "AVFoundation",
        ]
        let brought = ["Foundation", "CoreGraphics", "QuartzCore"]
        return imports.contains(module)
            || brought.contains(module) && umbrellas.contains(where: imports.contains)
            || module == "UIKit" && imports.contains("SwiftUI")
    }

    /// The stand-in modules by the names that they declare.
    private static let declarations: [String: [String]] = {
        var found: [String: [String]] = [:]
        for standIn in StandInModule.all where !standIn.isPlugIn {
            let module = standIn.name == "_AppleFoundation" ? "Foundation" : standIn.name
            for file in standIn.files {
                for name in topLevelNames(file.bytes) where found[name]?.contains(module) != true {
                    found[name, default: []].append(module)
                }
            }
        }
        return found
    }()

    /// Returns the names that public declarations in lines without indentation introduce.
    private static func topLevelNames(_ text: [UInt8]) -> [String] {
        text.split(separator: UInt8(ascii: "\n")).filter { $0.first.map { $0 > UInt8(ascii: " ") } ?? false }
            .flatMap { line -> [String] in
                let tokens = SwiftToken.all(in: line)
                guard tokens.contains(where: { $0.isWord(in: ["public", "open"]) }),
                    let keyword = tokens.firstIndex(where: { $0.isWord(in: keywords) }),
                    keyword + 1 < tokens.count, tokens[keyword + 1].isName
                else { return [] }
                return [tokens[keyword + 1].bare]
            }
    }

    private static let keywords: Set = [
        "class", "struct", "enum", "actor", "protocol", "typealias", "func", "macro",
    ]

    private static let modules: [String: String] = {
        var found: [String: String] = [:]
        for (module, names) in types {
            for name in names.split(whereSeparator: \.isWhitespace) { found[String(name)] = module }
        }
        return found
    }()

    private static let frameworks = Set(
        frameworkNames.split(whereSeparator: \.isWhitespace).map(String.init))
}

/// Types of Apple's frameworks by their modules. The stand-ins and this machine's own Foundation may lack them.
private let types: [(module: String, names: String)] = [
    (
        "Foundation",
        """
        AttributedString Bundle ByteCountFormatter Calendar CharacterSet Data Date DateComponents
        DateComponentsFormatter DateFormatter DateInterval Decimal DispatchQueue FileManager Formatter
        ISO8601DateFormatter IndexPath IndexSet JSONDecoder JSONEncoder JSONSerialization Locale
        LocalizedError Measurement NSAttributedString NSCache NSCoder NSCoding NSDictionary NSError
        NSLocale NSLock NSLog NSNotification NSNull NSNumber NSObject NSObjectProtocol NSPredicate
        NSRange NSRegularExpression NSSet NSSortDescriptor NSString NSURL NSUserActivity NSValue
        Notification NotificationCenter NumberFormatter Operation OperationQueue PersonNameComponents
        Progress PropertyListDecoder PropertyListEncoder ProcessInfo RunLoop Selector Thread TimeInterval
        TimeZone Timer URL URLComponents URLError URLQueryItem URLRequest URLResponse URLSession
        URLSessionDataTask UUID UserDefaults HTTPURLResponse CGFloat CGPoint CGRect CGSize
        NSKeyValueObservation NSKeyValueObservingOptions NSLayoutManager NSMutableAttributedString NSExtensionContext
        """
    ),
    ("XCTest", "XCTestCase XCTestExpectation XCTAssertEqual XCTAssertTrue XCTAssertNil XCTFail XCTUnwrap"),
    ("Observation", "Observable ObservationRegistrar ObservationIgnored"),
    (
        "UIKit",
        """
        NSCollectionLayoutSection NSCollectionLayoutItem NSCollectionLayoutGroup NSTextAttachment NSTextStorage
        NSTextContainer NSShadow NSUnderlineStyle UIAccessibilityElement UIActivityViewController UIBlurEffect
        UIButtonConfiguration UICellAccessory UICloudSharingController UICollectionReusableView
        UICollectionViewCompositionalLayout UICollectionViewDiffableDataSource UICollectionViewListCell
        UIColorPickerViewController UIColorWell UICommand UIContextMenuConfiguration
        UIContextMenuInteraction UICubicTimingParameters UIDatePicker UIDevice UIDocument
        UIDocumentBrowserViewController UIDocumentInteractionController UIDocumentPickerViewController
        UIDragInteraction UIDragItem UIDragSession UIDropInteraction UIDynamicAnimator UIDynamicBehavior
        UIEditMenuInteraction UIFeedbackGenerator UIFindInteraction UIFocusGuide UIFocusSystem
        UIFontDescriptor UIFontMetrics UIFontPickerViewController UIGraphicsImageRenderer
        UIGraphicsPDFRenderer UIGravityBehavior UIHoverGestureRecognizer UIImageAsset
        UIImagePickerController UIImpactFeedbackGenerator UIInputView UIInputViewController
        UIInteraction UIKeyCommand UILargeContentViewerInteraction UILexicon UIListSeparatorConfiguration
        UILocalNotification UILocalizedIndexedCollation UILongPressGestureRecognizer UIManagedDocument
        UIMenu UIMenuController UIMenuElement UIMotionEffect UIMutableUserNotificationAction
        UINavigationBar UINavigationBarAppearance UINotificationFeedbackGenerator UIOpenURLContext
        UIPageControl UIPageViewController UIPanGestureRecognizer UIPasteboard UIPencilInteraction
        UIPercentDrivenInteractiveTransition UIPickerView UIPinchGestureRecognizer
        UIPointerInteraction UIPopoverPresentationController UIPresentationController UIPress
        UIPreviewInteraction UIPrintInteractionController UIPrinter UIProgressView UIReferenceLibraryViewController
        UIRegion UIResponderStandardEditActions UIRotationGestureRecognizer UIScene UISceneConfiguration
        UISceneSession UIScreenEdgePanGestureRecognizer UIScribbleInteraction UISearchBar UISearchBarDelegate
        UISearchController UISearchResultsUpdating UISearchTextField UISelectionFeedbackGenerator
        UISheetPresentationController UISlider UISnapBehavior UISplitViewController
        UISplitViewControllerDelegate UISpringTimingParameters UIStatusBarManager UIStepper
        UISwipeActionsConfiguration UISwipeGestureRecognizer UITabBar UITabBarAppearance UITabBarItem
        UITableViewDiffableDataSource UITableViewHeaderFooterView UITextChecker UITextInput
        UITextInputAssistantItem UITextItemInteraction UITextRange UIToolTipInteraction UIToolbar
        UIToolbarAppearance UITraitCollection UIVibrancyEffect UIVideoEditorController
        UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning
        UIViewControllerInteractiveTransitioning UIViewControllerTransitioningDelegate
        UIViewPropertyAnimator UIVisualEffect UIVisualEffectView UIWebView UIWindowScene
        UIWindowSceneDelegate UIWritingToolsCoordinator UIAdaptivePresentationControllerDelegate
        UIApplicationDelegate UIApplicationShortcutItem UIBackgroundConfiguration UIContentConfiguration
        UIContentView UIContentUnavailableConfiguration UIDropSession UIGestureRecognizerDelegate
        UIImagePickerControllerDelegate UINavigationControllerDelegate UIPageViewControllerDataSource
        UIPageViewControllerDelegate UIPickerViewDataSource UIPickerViewDelegate
        UIPopoverPresentationControllerDelegate UISceneDelegate UIScrollViewDelegate
        UITabBarControllerDelegate UITabBarDelegate UITextFieldDelegate UITextViewDelegate
        UIUserNotificationSettings UIAlertView UIActionSheet
        """
    ),
    (
        "SwiftUI",
        """
        AccessibilityFocusState AnimatableModifier AsyncImagePhase ColorPicker ControlGroup
        DatePickerStyle DisclosureGroup DocumentGroup EditButton FetchRequest FetchedResults
        FocusedBinding FocusedValue Gauge GeometryEffect GestureState GlassEffectContainer
        GroupBoxStyle HoverEffect KeyframeAnimator Link LongPressGesture MagnifyGesture
        MeshGradient MultiDatePicker NavigationBarItem NavigationSplitView OutlineGroup PasteButton
        PhaseAnimator RenameButton RotateGesture SceneStorage SectionedFetchRequest
        SecureField ShareLink SpatialTapGesture Stepper TableColumn TextEditor
        TextRenderer TimelineView UIViewControllerRepresentable UIViewRepresentable ViewThatFits
        WindowGroup
        """
    ),
    (
        "CoreData",
        """
        NSAttributeDescription NSBatchDeleteRequest NSBatchInsertRequest NSEntityDescription
        NSFetchRequest NSFetchRequestResult NSFetchedResultsController NSFetchedResultsControllerDelegate
        NSManagedObject NSManagedObjectContext NSManagedObjectID NSManagedObjectModel
        NSMergeByPropertyObjectTrumpMergePolicy NSPersistentCloudKitContainer NSPersistentContainer
        NSPersistentStore NSPersistentStoreCoordinator NSPersistentStoreDescription
        NSRelationshipDescription
        """
    ),
    (
        "QuartzCore",
        """
        CAAnimation CAAnimationGroup CABasicAnimation CADisplayLink CAEmitterLayer CAGradientLayer
        CAKeyframeAnimation CALayer CALayerDelegate CAMediaTimingFunction CAReplicatorLayer
        CAScrollLayer CAShapeLayer CASpringAnimation CATextLayer CATransaction CATransform3D
        CATransformLayer CATransition
        """
    ),
    ("CoreGraphics", "CGAffineTransform CGColor CGContext CGGradient CGImage CGMutablePath CGPath CGVector"),
    ("CoreImage", "CIContext CIFilter CIImage CIDetector"),
    (
        "CoreLocation",
        """
        CLAuthorizationStatus CLBeacon CLCircularRegion CLGeocoder CLHeading CLLocation CLLocationCoordinate2D
        CLLocationManager CLLocationManagerDelegate CLPlacemark CLRegion CLVisit
        """
    ),
    (
        "MapKit",
        """
        MKAnnotation MKAnnotationView MKCoordinateRegion MKDirections MKLocalSearch MKMapItem MKMapView
        MKMapViewDelegate MKMarkerAnnotationView MKPinAnnotationView MKPlacemark MKPointAnnotation
        MKPolyline Map
        """
    ),
    (
        "WebKit",
        "WKNavigation WKNavigationAction WKNavigationDelegate WKScriptMessageHandler WKUIDelegate "
            + "WKUserContentController WKWebView WKWebViewConfiguration"
    ),
    (
        "AVFoundation",
        """
        AVAsset AVAudioPlayer AVAudioRecorder AVAudioSession AVCaptureDevice AVCaptureSession
        AVCaptureVideoPreviewLayer AVPlayer AVPlayerItem AVPlayerLayer AVQueuePlayer AVURLAsset
        """
    ),
    ("AVKit", "AVPlayerViewController AVPictureInPictureController VideoPlayer"),
    ("Photos", "PHAsset PHAssetCollection PHFetchResult PHImageManager PHPhotoLibrary"),
    (
        "PhotosUI",
        "PHPickerConfiguration PHPickerResult PHPickerViewController PHPickerViewControllerDelegate PhotosPicker"
    ),
    (
        "UserNotifications",
        "UNMutableNotificationContent UNNotification UNNotificationRequest UNNotificationResponse "
            + "UNUserNotificationCenter UNUserNotificationCenterDelegate"
    ),
    ("StoreKit", "SKPayment SKPaymentQueue SKProduct SKProductsRequest SKStoreReviewController"),
    ("SpriteKit", "SKAction SKLabelNode SKNode SKScene SKSpriteNode SKView"),
    ("SceneKit", "SCNNode SCNScene SCNView"),
    ("ARKit", "ARSCNView ARSession ARWorldTrackingConfiguration"),
    ("Contacts", "CNContact CNContactFetchRequest CNContactStore"),
    ("ContactsUI", "CNContactPickerDelegate CNContactPickerViewController CNContactViewController"),
    ("EventKit", "EKCalendar EKEvent EKEventStore EKReminder"),
    ("HealthKit", "HKHealthStore HKObjectType HKQuantityType HKSample HKSampleQuery"),
    ("LocalAuthentication", "LABiometryType LAContext LAError LAPolicy"),
    ("MessageUI", "MFMailComposeViewController MFMessageComposeViewController"),
    ("SafariServices", "SFSafariViewController SFSafariViewControllerDelegate"),
    (
        "AuthenticationServices",
        "ASAuthorizationController ASAuthorizationAppleIDProvider ASWebAuthenticationSession SignInWithAppleButton"
    ),
    ("CoreBluetooth", "CBCentralManager CBCentralManagerDelegate CBCharacteristic CBPeripheral CBUUID"),
    ("CoreMotion", "CMAltimeter CMDeviceMotion CMMotionManager CMPedometer"),
    ("PDFKit", "PDFDocument PDFPage PDFView"),
    (
        "PassKit",
        "PKAddPassesViewController PKPass PKPayment PKPaymentAuthorizationViewController PKPaymentRequest"
    ),
    ("SwiftData", "ModelConfiguration ModelContainer ModelContext PersistentModel FetchDescriptor"),
    ("os", "Logger OSLog OSSignposter OSAllocatedUnfairLock"),
    ("Network", "NWConnection NWListener NWPathMonitor"),
    (
        "Charts",
        """
        AreaMark AxisGridLine AxisMarks AxisTick AxisValueLabel BarMark Chart ChartProxy LineMark PointMark
        RectangleMark RuleMark SectorMark
        """
    ),
    (
        "WidgetKit",
        """
        AppIntentConfiguration AppIntentTimelineProvider IntentConfiguration IntentTimelineProvider
        StaticConfiguration TimelineEntry TimelineProvider TimelineProviderContext WidgetCenter WidgetFamily
        """
    ),
    ("MetalKit", "MTKView MTKViewDelegate"),
    ("CloudKit", "CKAsset CKContainer CKDatabase CKQuery CKRecord"),
    ("AppKit", "NSApplication NSButton NSColor NSImage NSView NSViewController NSWindow NSWindowController"),
]

/// Names of frameworks in Apple's SDKs (https://developer.apple.com/documentation/technologies).
private let frameworkNames = """
    ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AdServices AdSupport
    AddressBook AppClip AppIntents AppKit AppTrackingTransparency AudioToolbox AudioUnit
    AuthenticationServices AutomaticAssessmentConfiguration BackgroundAssets BackgroundTasks BusinessChat
    CFNetwork CallKit CarPlay Charts ClassKit ClockKit CloudKit CoreAudio CoreAudioKit CoreBluetooth
    CoreData CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML
    CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable
    CoreVideo CreateML CryptoKit CryptoTokenKit Darwin DataDetection DeveloperToolsSupport DeviceActivity
    DeviceCheck DeviceDiscoveryUI EventKit EventKitUI ExposureNotification ExtensionFoundation
    ExtensionKit ExternalAccessory FamilyControls FileProvider FileProviderUI FinanceKit FoundationModels
    GLKit GSS GameController GameKit GameplayKit GroupActivities HealthKit HealthKitUI HomeKit IOKit
    IOSurface IdentityLookup ImageIO ImagePlayground Intents IntentsUI JavaScriptCore LinkPresentation
    LocalAuthentication LocalAuthenticationEmbeddedUI LockedCameraCapture MLCompute ManagedSettings
    ManagedSettingsUI MapKit MatterSupport MediaAccessibility MediaPlayer MediaToolbox MessageUI Messages
    Metal MetalFX MetalKit MetalPerformanceShaders MetalPerformanceShadersGraph MetricKit
    MobileCoreServices ModelIO MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network
    NetworkExtension NewsstandKit NotificationCenter OSLog ObjectiveC OpenAL OpenGLES PDFKit PHASE
    PaperKit PassKit PencilKit Photos PhotosUI ProximityReader PushKit PushToTalk QuartzCore QuickLook
    QuickLookThumbnailing RealityKit ReplayKit RoomPlan SafariServices SafetyKit SceneKit ScreenTime
    Security SensitiveContentAnalysis SensorKit SharedWithYou ShazamKit Social SoundAnalysis Speech
    SpriteKit StickerKit StoreKit StoreKitTest SwiftData SwiftUICore Symbols SystemConfiguration TVMLKit
    TVServices TVUIKit TabularData ThreadNetwork TipKit Translation Twitter UniformTypeIdentifiers
    UserNotifications UserNotificationsUI VideoSubscriberAccount VideoToolbox Vision VisionKit
    WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WorkoutKit XCUIAutomation iAd os
    """
