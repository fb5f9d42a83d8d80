/// Types of Apple's frameworks by their modules. The stand-ins and this machine's own Foundation may lack them.
let appleTypes: [(module: String, names: String)] = [
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
        Dimension NSCopying Predicate Unit UnitAngle UnitArea UnitDuration UnitLength UnitMass UnitSpeed
        UnitTemperature UnitVolume
        NSKeyValueObservation NSKeyValueObservingOptions NSLayoutManager NSMutableAttributedString NSExtensionContext
        """
    ),
    (
        "Combine",
        """
        AnyCancellable AnyPublisher AnySubscriber Cancellable ConnectablePublisher CurrentValueSubject
        ObservableObject ObservableObjectPublisher PassthroughSubject Published Publisher Publishers Subscriber
        Subscribers Subscription
        """
    ),
    ("Synchronization", "Atomic AtomicLazyReference Mutex"),
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
