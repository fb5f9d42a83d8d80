/// The types of Swift, Foundation, XCTest, UIKit, SwiftUI and Combine that modules may use.
package enum SDKTypeNames {
    /// Whether one of the types has a name.
    package static func has(_ name: String) -> Bool { names(beginningWith: name).contains(name) }

    /// Returns the type names with a prefix, sorted.
    package static func names(beginningWith start: String) -> [String] {
        let start = Array(start.utf8)
        var names: [String] = []
        visit { _, name, isUsual in
            if isUsual, name.starts(with: start) { names.append(String(decoding: name, as: UTF8.self)) }
        }
        return names.sorted()
    }

    typealias Word = Slice<UnsafeBufferPointer<UInt8>>

    /// Calls a function with each type of the table: the module, or `-`; the name; and whether modules may use it.
    static func visit(_ body: (_ module: Word, _ name: Word, _ isUsual: Bool) -> Void) {
        appleTypes.withUTF8Buffer { bytes in
            var module = bytes[0..<0]
            var index = 0
            while index < bytes.count {
                let word = bytes[index...].prefix { $0 > UInt8(ascii: " ") }
                index = word.endIndex + 1
                if word.last == UInt8(ascii: ":") {
                    module = word.dropLast()
                } else if let first = word.first {
                    let isUsual = first != UInt8(ascii: "~")
                    body(module, isUsual ? word : word.dropFirst(), isUsual)
                }
            }
        }
    }
}

/// The types of Swift and of Apple's frameworks, of which the stand-ins and this machine's own Foundation may lack some:
/// after the name of each module its types, and after `-` those that no file imports by one of these modules. A name
/// after `~` is not among the types of Swift, Foundation, XCTest, UIKit, SwiftUI and Combine that modules may use. Such
/// names are left out if `ImportedModules` knows their module by the prefix.
///
/// `URLRequest` and the like are in FoundationNetworking, which is a part of Foundation on Apple platforms.
private let appleTypes: StaticString = """
    Foundation: ~AttributedString Bundle ByteCountFormatter CGFloat CGPoint CGRect CGSize Calendar
    CharacterSet Data Date DateComponents ~DateComponentsFormatter DateFormatter DateInterval Decimal
    Dimension ~DispatchQueue ~FileManager Formatter ISO8601DateFormatter IndexPath IndexSet JSONDecoder
    JSONEncoder JSONSerialization Locale LocalizedError Measurement NSArray NSAttributedString ~NSCache
    NSCoder ~NSCoding ~NSCopying NSData NSDate NSDictionary NSError ~NSExtensionContext ~NSKeyValueObservation
    ~NSKeyValueObservingOptions ~NSLayoutManager ~NSLocale ~NSLock ~NSLog ~NSNotification ~NSNull NSNumber
    NSObject NSObjectProtocol ~NSPredicate NSRange ~NSRegularExpression ~NSSet ~NSSortDescriptor NSString
    ~NSURL ~NSUUID ~NSUserActivity ~NSValue Notification NotificationCenter NumberFormatter Operation
    OperationQueue PersonNameComponents ~Predicate ~ProcessInfo Progress PropertyListDecoder
    PropertyListEncoder RunLoop Selector Thread TimeInterval TimeZone Timer URL URLComponents URLError
    URLQueryItem UUID Unit ~UnitAngle ~UnitArea ~UnitDuration ~UnitLength ~UnitMass ~UnitSpeed
    ~UnitTemperature ~UnitVolume UserDefaults
    FoundationNetworking: ~HTTPCookie HTTPURLResponse ~URLAuthenticationChallenge ~URLCache ~URLCredential
    URLRequest URLResponse URLSession ~URLSessionConfiguration ~URLSessionDataTask ~URLSessionTask
    SwiftUI: ~AccessibilityFocusState Alignment Angle ~AnimatableModifier Animation AnyTransition AnyView
    ~AsyncImagePhase Axis Binding ButtonRole Color ColorPicker ColorScheme ContentMode ControlGroup
    ~DatePickerStyle DisclosureGroup DocumentGroup DynamicTypeSize Edge EdgeInsets EditButton FetchRequest
    ~FetchedResults ~FocusedBinding ~FocusedValue Font Gauge ~GeometryEffect GestureState
    ~GlassEffectContainer Gradient ~GroupBoxStyle HorizontalAlignment ~HoverEffect Image ~KeyframeAnimator
    LayoutDirection Link LocalizedStringKey LongPressGesture ~MagnifyGesture ~MeshGradient MultiDatePicker
    NavigationBarItem NavigationPath NavigationSplitView OutlineGroup PasteButton Path ~PhaseAnimator
    RenameButton ~RotateGesture ScenePhase SceneStorage ~SectionedFetchRequest SecureField ShareLink
    ~SpatialTapGesture Stepper ~TableColumn Text TextEditor ~TextRenderer TimelineView
    UIViewControllerRepresentable UIViewRepresentable UnitPoint VerticalAlignment View ViewThatFits
    WindowGroup
    UIKit: ~NSCollectionLayoutGroup ~NSCollectionLayoutItem ~NSCollectionLayoutSection NSDirectionalEdgeInsets
    NSLayoutConstraint ~NSShadow NSTextAlignment ~NSTextAttachment ~NSTextContainer ~NSTextStorage
    ~NSUnderlineStyle ~UIAccessibilityElement UIAction ~UIActionSheet UIActivityViewController
    ~UIAdaptivePresentationControllerDelegate UIAlertController ~UIAlertView UIApplication
    UIApplicationDelegate ~UIApplicationShortcutItem UIBackgroundConfiguration UIBarButtonItem UIBezierPath
    ~UIBlurEffect UIButton ~UIButtonConfiguration ~UICellAccessory UICloudSharingController
    UICollectionReusableView UICollectionView UICollectionViewCell ~UICollectionViewCompositionalLayout
    ~UICollectionViewDiffableDataSource ~UICollectionViewListCell UIColor UIColorPickerViewController
    ~UIColorWell UICommand UIContentConfiguration ~UIContentUnavailableConfiguration ~UIContentView
    UIContextMenuConfiguration UIContextMenuInteraction UIControl ~UICubicTimingParameters UIDatePicker
    UIDevice UIDocument ~UIDocumentBrowserViewController ~UIDocumentInteractionController
    UIDocumentPickerViewController UIDragInteraction ~UIDragItem ~UIDragSession UIDropInteraction
    ~UIDropSession UIDynamicAnimator ~UIDynamicBehavior UIEdgeInsets UIEditMenuInteraction UIEvent
    ~UIFeedbackGenerator ~UIFindInteraction UIFocusGuide UIFocusSystem UIFont ~UIFontDescriptor ~UIFontMetrics
    UIFontPickerViewController UIGestureRecognizer UIGestureRecognizerDelegate UIGraphicsImageRenderer
    ~UIGraphicsPDFRenderer ~UIGravityBehavior ~UIHoverGestureRecognizer UIImage ~UIImageAsset
    UIImagePickerController ~UIImagePickerControllerDelegate UIImageView UIImpactFeedbackGenerator
    ~UIInputView UIInputViewController UIInteraction ~UIKeyCommand UILabel ~UILargeContentViewerInteraction
    ~UILexicon ~UIListSeparatorConfiguration UILocalNotification ~UILocalizedIndexedCollation
    UILongPressGestureRecognizer ~UIManagedDocument UIMenu ~UIMenuController UIMenuElement ~UIMotionEffect
    ~UIMutableUserNotificationAction UINavigationBar ~UINavigationBarAppearance UINavigationController
    UINavigationControllerDelegate UINotificationFeedbackGenerator ~UIOpenURLContext UIPageControl
    UIPageViewController ~UIPageViewControllerDataSource UIPageViewControllerDelegate UIPanGestureRecognizer
    UIPasteboard ~UIPencilInteraction ~UIPercentDrivenInteractiveTransition UIPickerView
    ~UIPickerViewDataSource ~UIPickerViewDelegate ~UIPinchGestureRecognizer ~UIPointerInteraction
    UIPopoverPresentationController ~UIPopoverPresentationControllerDelegate UIPresentationController ~UIPress
    ~UIPreviewInteraction ~UIPrintInteractionController ~UIPrinter UIProgressView
    UIReferenceLibraryViewController ~UIRegion UIResponder ~UIResponderStandardEditActions
    ~UIRotationGestureRecognizer UIScene ~UISceneConfiguration UISceneDelegate ~UISceneSession UIScreen
    ~UIScreenEdgePanGestureRecognizer ~UIScribbleInteraction UIScrollView UIScrollViewDelegate UISearchBar
    ~UISearchBarDelegate UISearchController ~UISearchResultsUpdating ~UISearchTextField
    UISelectionFeedbackGenerator UISheetPresentationController UISlider ~UISnapBehavior UISplitViewController
    ~UISplitViewControllerDelegate ~UISpringTimingParameters UIStackView ~UIStatusBarManager UIStepper
    UIStoryboard UIStoryboardSegue ~UISwipeActionsConfiguration UISwipeGestureRecognizer UISwitch UITabBar
    ~UITabBarAppearance UITabBarController UITabBarControllerDelegate ~UITabBarDelegate UITabBarItem
    UITableView UITableViewCell ~UITableViewDiffableDataSource UITableViewHeaderFooterView ~UITextChecker
    UITextField UITextFieldDelegate ~UITextInput ~UITextInputAssistantItem ~UITextItemInteraction ~UITextRange
    UITextView UITextViewDelegate ~UIToolTipInteraction UIToolbar ~UIToolbarAppearance UITouch
    UITraitCollection ~UIUserNotificationSettings ~UIVibrancyEffect ~UIVideoEditorController UIView
    UIViewController ~UIViewControllerAnimatedTransitioning ~UIViewControllerContextTransitioning
    ~UIViewControllerInteractiveTransitioning UIViewControllerTransitioningDelegate UIViewPropertyAnimator
    ~UIVisualEffect UIVisualEffectView UIWebView UIWindow UIWindowScene ~UIWindowSceneDelegate
    ~UIWritingToolsCoordinator
    Combine: AnyCancellable AnyPublisher AnySubscriber Cancellable ConnectablePublisher CurrentValueSubject
    ObservableObject ObservableObjectPublisher PassthroughSubject Published Publisher Publishers Subscriber
    Subscribers Subscription
    Synchronization: ~Atomic ~AtomicLazyReference ~Mutex
    XCTest: ~XCTAssertEqual ~XCTAssertNil ~XCTAssertTrue ~XCTFail ~XCTUnwrap XCTestCase XCTestExpectation
    Observation: ~Observable ~ObservationIgnored ~ObservationRegistrar
    CoreData: ~NSAttributeDescription ~NSBatchDeleteRequest ~NSBatchInsertRequest ~NSEntityDescription
    ~NSFetchedResultsController ~NSFetchedResultsControllerDelegate ~NSMergeByPropertyObjectTrumpMergePolicy
    ~NSRelationshipDescription
    QuartzCore: ~CAAnimation ~CAAnimationGroup ~CABasicAnimation ~CADisplayLink ~CAEmitterLayer
    ~CAGradientLayer ~CAKeyframeAnimation ~CALayer ~CALayerDelegate ~CAMediaTimingFunction ~CAReplicatorLayer
    ~CAScrollLayer ~CAShapeLayer ~CASpringAnimation ~CATextLayer ~CATransaction ~CATransform3D
    ~CATransformLayer ~CATransition
    CoreImage: ~CIContext ~CIDetector ~CIFilter ~CIImage
    MapKit: Map
    WebKit: ~WKNavigation ~WKNavigationAction ~WKNavigationDelegate ~WKScriptMessageHandler ~WKUIDelegate
    ~WKUserContentController ~WKWebView ~WKWebViewConfiguration
    AVKit: ~AVPictureInPictureController ~AVPlayerViewController VideoPlayer
    Photos: ~PHAsset ~PHAssetCollection ~PHFetchResult ~PHImageManager ~PHPhotoLibrary
    PhotosUI: ~PHPickerConfiguration ~PHPickerResult ~PHPickerViewController ~PHPickerViewControllerDelegate
    PhotosPicker
    UserNotifications: ~UNMutableNotificationContent ~UNNotification ~UNNotificationRequest
    ~UNNotificationResponse ~UNUserNotificationCenter ~UNUserNotificationCenterDelegate
    StoreKit: ~SKPayment ~SKPaymentQueue ~SKProduct ~SKProductsRequest ~SKStoreReviewController
    SpriteKit: ~SKAction ~SKLabelNode ~SKNode ~SKScene ~SKSpriteNode ~SKView
    SceneKit: ~SCNNode ~SCNScene ~SCNView
    ARKit: ~ARSCNView ~ARSession ~ARWorldTrackingConfiguration
    Contacts: ~CNContact ~CNContactFetchRequest ~CNContactStore
    ContactsUI: ~CNContactPickerDelegate ~CNContactPickerViewController ~CNContactViewController
    EventKit: ~EKCalendar ~EKEvent ~EKEventStore ~EKReminder
    HealthKit: ~HKHealthStore ~HKObjectType ~HKQuantityType ~HKSample ~HKSampleQuery
    LocalAuthentication: ~LABiometryType ~LAContext ~LAError ~LAPolicy
    MessageUI: ~MFMailComposeViewController ~MFMessageComposeViewController
    SafariServices: ~SFSafariViewController ~SFSafariViewControllerDelegate
    AuthenticationServices: ~ASAuthorizationAppleIDProvider ~ASAuthorizationController
    ~ASWebAuthenticationSession SignInWithAppleButton
    CoreBluetooth: ~CBCentralManager ~CBCentralManagerDelegate ~CBCharacteristic ~CBPeripheral ~CBUUID
    CoreMotion: ~CMAltimeter ~CMDeviceMotion ~CMMotionManager ~CMPedometer
    PDFKit: ~PDFDocument ~PDFPage ~PDFView
    PassKit: ~PKAddPassesViewController ~PKPass ~PKPayment ~PKPaymentAuthorizationViewController
    ~PKPaymentRequest
    SwiftData: ~FetchDescriptor ~ModelConfiguration ~ModelContainer ~ModelContext ~PersistentModel
    os: ~Logger ~OSAllocatedUnfairLock ~OSLog ~OSSignposter
    Network: ~NWConnection ~NWListener ~NWPathMonitor
    Charts: ~AreaMark ~AxisGridLine ~AxisMarks ~AxisTick ~AxisValueLabel ~BarMark ~Chart ~ChartProxy ~LineMark
    ~PointMark ~RectangleMark ~RuleMark ~SectorMark
    WidgetKit: ~AppIntentConfiguration ~AppIntentTimelineProvider ~IntentConfiguration ~IntentTimelineProvider
    ~StaticConfiguration ~TimelineEntry ~TimelineProvider ~TimelineProviderContext ~WidgetCenter ~WidgetFamily
    MetalKit: ~MTKView ~MTKViewDelegate
    CloudKit: ~CKAsset ~CKContainer ~CKDatabase ~CKQuery ~CKRecord
    AppKit: ~NSApplication ~NSButton ~NSColor ~NSImage ~NSView ~NSViewController ~NSWindow ~NSWindowController
    -: AccessibilityChildBehavior AccessibilityTraits AccessoryType Actor AdditiveArithmetic AffineTransform
    Alert AlignmentOptions AngularGradient Any AnyActor AnyBidirectionalCollection AnyClass AnyCollection
    AnyHashable AnyKeyPath AnyLayout AnyObject AnyRandomAccessCollection AnySequence App AppStorage Array
    AsyncImage AsyncIteratorProtocol AsyncPublisher AsyncSequence AsyncStream AsyncThrowingStream Attribute
    Attributes AutoresizingMask BackgroundStyle BidirectionalCollection BinaryFloatingPoint BinaryInteger
    Bindable BitwiseCopyable BlockOperation Bool BorderStyle BorderedButtonStyle BorderedProminentButtonStyle
    BorderlessButtonStyle Button ButtonStyle ButtonStyleConfiguration ButtonType CBool CDouble CFloat CFloat16
    CGRectEdge CInt CLong CLongDouble CLongLong CShort CSignedChar CVaListPointer CVarArg CancellationError
    Canvas Capsule Case CaseIterable CellStyle Character CheckedContinuation Circle Clock ClosedRange
    CocoaError Codable CodableAttributedStringKey CodableConfiguration CodableWithConfiguration CodingKey
    CodingKeyRepresentable CodingUserInfoKey Collection CollectionDifference CollectionOfOne CombineIdentifier
    CombineLatest CombineLatest3 CommandLine CommandMenu Commands Comparable ComparableComparator Comparator
    ComparisonResult Completion Components ConcurrentValue ContentUnavailableView ContentView ContiguousArray
    ContiguousBytes ContinuousClock ControlSize Copyable CustomCombineIdentifierConvertible
    CustomLeafReflectable CustomNSError CustomReflectable CustomStringConvertible DataProtocol
    DateIntervalFormatter DatePicker Decodable DecodableWithConfiguration Decoder DecodingError
    DefaultButtonStyle DefaultListStyle Deferred Demand Design Dictionary DictionaryLiteral Direction
    DiscreteFormatStyle DismissAction Distribution Divider Double DragGesture Duration DurationProtocol
    DynamicProperty DynamicViewContent EllipticalGradient Empty EmptyCollection EmptyView Encodable
    EncodableWithConfiguration Encoder EncodingError EnergyFormatter EnumeratedSequence Environment
    EnvironmentKey EnvironmentObject EnvironmentValues Equatable Error Escapable Event Expression
    ExtendedGraphemeClusterType Fail FileAttributeKey FileAttributeType FileManagerDelegate FileProtectionType
    FillStyle FixedWidthInteger Float Float16 Float32 Float64 Float80 FloatingPoint
    FloatingPointClassification FloatingPointRoundingRule FloatingPointSign FocusState ForEach Form
    FormatStyle Future GeometryProxy GeometryReader Gesture GlobalActor Grid GridItem GridRow Group GroupBox
    GroupedListStyle HStack Hashable Hasher HierarchicalShapeStyle HorizontalEdge Host Identifiable Identifier
    ImmediateScheduler InlineArray InputStream InsetGroupedListStyle InstantProtocol Int Int128 Int16 Int32
    Int64 Int8 Iterator IteratorOverOne IteratorProtocol IteratorSequence JoinedSequence Just KeyPath
    KeyValuePairs KeyedDecodingContainer KeyedEncodingContainer Label LabeledContent LargeTitleDisplayMode
    LaunchOptionsKey Layout LazyHStack LazyVGrid LazyVStack LengthFormatter LinearGradient List ListStyle
    MainActor ManagedBuffer ManagedBufferPointer MassFormatter Material MemoryLayout Menu MenuPickerStyle
    MergeMany Mirror MirrorPath ModifiedContent MutableCollection MutableDataProtocol MutableRawSpan
    MutableSpan NSDateComponents NSDateInterval NSErrorDomain NSLayoutAnchor NSLayoutDimension
    NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLineBreakMode NSRangePointer Namespace NavigationLink
    NavigationStack NavigationView Never NotificationQueue Numeric ObjCBool ObjectIdentifier ObservedObject
    OpaquePointer OpenExternalURLOptionsKey OpenURLAction OperatingSystemVersion OptionSet Optional OptionsKey
    OutputRawSpan OutputSpan OutputStream POSIXError ParseStrategy ParseableFormatStyle PartialKeyPath
    PartialRangeFrom PartialRangeThrough PartialRangeUpTo PerformanceMeter Picker PickerStyle
    PinnedScrollableViews Pipe PlainButtonStyle PlainListStyle PlainTextFieldStyle PlaygroundQuickLook
    PopoverAttachmentAnchor PresentationDetent PresentationMode Preview PreviewDevice PreviewLayout
    PreviewProvider PreviewTrait PrimitiveButtonStyle ProgressKind ProgressReporting ProgressUserInfoKey
    ProgressView PropertyListSerialization Protocol QualityOfService RGBColorSpace RadialGradient
    RandomAccessCollection RandomNumberGenerator Range RangeExpression RangeReplaceableCollection RangeSet
    RawRepresentable RawSpan RecoverableError Rectangle RedactionReasons ReferenceWritableKeyPath Regex
    Relation Repeated ResizingMode Result ReversedCollection RoundedBorderTextFieldStyle RoundedRectangle
    RowAnimation SafeAreaRegions Scale Scanner Scene SceneBuilder Scheduler SchedulerOptions SchedulerTime
    SchedulerTimeIntervalConvertible ScopedAttributeContainer ScrollDirection ScrollPosition ScrollView
    SearchFieldPlacement Section SegmentedPickerStyle SelectionStyle Self Sendable SendableMetatype Sequence
    Set SetAlgebra Settings Shape ShapeStyle SignedInteger SignedNumeric Sink Size Slider SortComparator
    SortOrder Source Spacer Span StandardPredicateExpression State StateObject StaticBigInt StaticString
    Stream StreamDelegate StreamSOCKSProxyVersion StreamSocketSecurityLevel Stride String StringInterpolation
    StringInterpolationProtocol StringProtocol StringTransform Style Subject SubmitLabel SubmitTriggers
    Subscriptions Substring SuspendingClock SystemItem SystemRandomNumberGenerator TabView Table TapGesture
    Task TaskGroup TaskPriority TemplateRenderingMode TextAlignment TextField TextFieldStyle
    TextInputAutocapitalization TextOutputStream TextOutputStreamable TextStyle TintShapeStyle
    TitleDisplayMode Toggle ToolbarContent ToolbarContentBuilder ToolbarItem ToolbarItemGroup
    ToolbarItemPlacement ToolbarPlacement Transaction TruncationMode TupleView Type UIAccessibility UIActivity
    UIActivityIndicatorView UIAlertAction UIAppearance UIBarItem UICollectionViewController
    UICollectionViewDataSource UICollectionViewDelegate UICollectionViewDelegateFlowLayout
    UICollectionViewFlowLayout UICollectionViewLayout UICollectionViewLayoutAttributes UICoordinateSpace
    UIHostingConfiguration UIHostingController UIKeyboardType UILayoutGuide UILayoutPriority
    UIListContentConfiguration UIModalPresentationStyle UIModalTransitionStyle UINavigationItem UINib
    UIPrinterPickerController UIRefreshControl UIReturnKeyType UIScreenMode UISegmentedControl
    UIStatusBarStyle UITableViewController UITableViewDataSource UITableViewDelegate UITapGestureRecognizer
    UITextAutocapitalizationType UITextAutocorrectionType UIUserInterfaceStyle
    UIViewControllerRepresentableContext UIViewRepresentableContext UInt UInt128 UInt16 UInt32 UInt64 UInt8
    URLFileResourceType URLResourceKey URLResourceValues UTF16 UTF32 UTF8 UTF8Span UnboundedRange
    UnboundedRange_ UnfoldFirstSequence UnfoldSequence Unicode UnicodeCodec UnicodeDecodingResult
    UnicodeScalar UnicodeScalarType UnkeyedDecodingContainer UnkeyedEncodingContainer Unmanaged
    UnsignedInteger UserInterfaceSizeClass VStack VerticalEdge ViewBuilder ViewModifier ViewTraits Visibility
    Void Weight Wrapper WritableKeyPath XCTSkip XCTWaiter XCTWaiterDelegate XCTest XCTestCaseClosure
    XCTestCaseEntry XCTestCaseRun XCTestError XCTestObservation XCTestObservationCenter XCTestRun XCTestSuite
    XCTestSuiteRun XCWaitCompletionHandler ZStack Zip Zip2Sequence
    """
