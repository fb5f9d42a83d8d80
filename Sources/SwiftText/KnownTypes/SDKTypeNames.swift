/// The types of Swift, Foundation, XCTest, UIKit, SwiftUI and Combine that modules may use.
package enum SDKTypeNames {
    /// Whether one of the types has a name.
    package static func has(_ name: String) -> Bool { names(beginningWith: name).contains(name) }

    /// Returns the type names with a prefix.
    package static func names(beginningWith start: String) -> [String] {
        let start = Array(start.utf8)
        return all.withUTF8Buffer { all in
            var names: [String] = []
            var index = 0
            while index < all.count {
                let name = all[index...].prefix { $0 > UInt8(ascii: " ") }
                if name.starts(with: start), !name.isEmpty {
                    names.append(String(decoding: name, as: UTF8.self))
                }
                index = name.endIndex + 1
            }
            return names
        }
    }
}

private let all: StaticString = """
    AccessibilityChildBehavior AccessibilityTraits AccessoryType Actor AdditiveArithmetic AffineTransform
    Alert Alignment AlignmentOptions Angle AngularGradient Animation Any AnyActor AnyBidirectionalCollection
    AnyCancellable AnyClass AnyCollection AnyHashable AnyKeyPath AnyLayout AnyObject AnyPublisher
    AnyRandomAccessCollection AnySequence AnySubscriber AnyTransition AnyView App AppStorage Array AsyncImage
    AsyncIteratorProtocol AsyncPublisher AsyncSequence AsyncStream AsyncThrowingStream Attribute Attributes AutoresizingMask Axis
    BackgroundStyle BidirectionalCollection BinaryFloatingPoint BinaryInteger Bindable Binding BitwiseCopyable
    BlockOperation Bool BorderStyle BorderedButtonStyle BorderedProminentButtonStyle BorderlessButtonStyle
    Bundle Button ButtonRole ButtonStyle ButtonStyleConfiguration ButtonType ByteCountFormatter CBool CDouble
    CFloat CFloat16 CGFloat CGPoint CGRect CGRectEdge CGSize CInt CLong CLongDouble CLongLong CShort
    CSignedChar CVaListPointer CVarArg Calendar Cancellable CancellationError Canvas Capsule Case CaseIterable
    CellStyle Character CharacterSet CheckedContinuation Circle Clock ClosedRange CocoaError Codable CodableAttributedStringKey
    CodableConfiguration CodableWithConfiguration CodingKey CodingKeyRepresentable CodingUserInfoKey
    Collection CollectionDifference CollectionOfOne Color ColorPicker ColorScheme CombineIdentifier
    CombineLatest CombineLatest3 CommandLine CommandMenu Commands Comparable ComparableComparator Comparator
    ComparisonResult Completion Components ConcurrentValue ConnectablePublisher ContentMode
    ContentUnavailableView ContentView ContiguousArray ContiguousBytes ContinuousClock ControlGroup
    ControlSize Copyable CurrentValueSubject CustomCombineIdentifierConvertible CustomLeafReflectable
    CustomNSError CustomReflectable CustomStringConvertible Data DataProtocol Date DateComponents
    DateFormatter DateInterval DateIntervalFormatter DatePicker Decimal Decodable DecodableWithConfiguration
    Decoder DecodingError DefaultButtonStyle DefaultListStyle Deferred Demand Design Dictionary
    DictionaryLiteral Dimension Direction DisclosureGroup DiscreteFormatStyle DismissAction Distribution
    Divider DocumentGroup Double DragGesture Duration DurationProtocol DynamicProperty DynamicTypeSize
    DynamicViewContent Edge EdgeInsets EditButton EllipticalGradient Empty EmptyCollection EmptyView Encodable
    EncodableWithConfiguration Encoder EncodingError EnergyFormatter EnumeratedSequence Environment
    EnvironmentKey EnvironmentObject EnvironmentValues Equatable Error Escapable Event Expression
    ExtendedGraphemeClusterType Fail FetchRequest FileAttributeKey FileAttributeType FileManagerDelegate
    FileProtectionType FillStyle FixedWidthInteger Float Float16 Float32 Float64 Float80 FloatingPoint
    FloatingPointClassification FloatingPointRoundingRule FloatingPointSign FocusState Font ForEach Form
    FormatStyle Formatter Future Gauge GeometryProxy GeometryReader Gesture GestureState GlobalActor Gradient
    Grid GridItem GridRow Group GroupBox GroupedListStyle HStack HTTPURLResponse Hashable Hasher
    HierarchicalShapeStyle HorizontalAlignment HorizontalEdge Host ISO8601DateFormatter Identifiable
    Identifier Image ImmediateScheduler IndexPath IndexSet InlineArray InputStream InsetGroupedListStyle
    InstantProtocol Int Int128 Int16 Int32 Int64 Int8 Iterator IteratorOverOne IteratorProtocol
    IteratorSequence JSONDecoder JSONEncoder JSONSerialization JoinedSequence Just KeyPath KeyValuePairs
    KeyedDecodingContainer KeyedEncodingContainer Label LabeledContent LargeTitleDisplayMode LaunchOptionsKey
    Layout LayoutDirection LazyHStack LazyVGrid LazyVStack LengthFormatter LinearGradient Link List ListStyle
    Locale LocalizedError LocalizedStringKey LongPressGesture MainActor ManagedBuffer ManagedBufferPointer Map
    MassFormatter Material Measurement MemoryLayout Menu MenuPickerStyle MergeMany Mirror MirrorPath
    ModifiedContent MultiDatePicker MutableCollection MutableDataProtocol MutableRawSpan MutableSpan NSArray
    NSAttributedString NSCoder NSData NSDate NSDateComponents NSDateInterval NSDictionary
    NSDirectionalEdgeInsets NSError NSErrorDomain NSLayoutAnchor NSLayoutConstraint NSLayoutDimension
    NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLineBreakMode NSNumber NSObject NSObjectProtocol NSRange
    NSRangePointer NSString NSTextAlignment Namespace NavigationBarItem NavigationLink NavigationPath
    NavigationSplitView NavigationStack NavigationView Never Notification NotificationCenter NotificationQueue
    NumberFormatter Numeric ObjCBool ObjectIdentifier ObservableObject ObservableObjectPublisher
    ObservedObject OpaquePointer OpenExternalURLOptionsKey OpenURLAction OperatingSystemVersion Operation
    OperationQueue OptionSet Optional OptionsKey OutlineGroup OutputRawSpan OutputSpan OutputStream POSIXError
    ParseStrategy ParseableFormatStyle PartialKeyPath PartialRangeFrom PartialRangeThrough PartialRangeUpTo
    PassthroughSubject PasteButton Path PerformanceMeter PersonNameComponents PhotosPicker Picker PickerStyle
    PinnedScrollableViews Pipe PlainButtonStyle PlainListStyle PlainTextFieldStyle PlaygroundQuickLook
    PopoverAttachmentAnchor PresentationDetent PresentationMode Preview PreviewDevice PreviewLayout
    PreviewProvider PreviewTrait PrimitiveButtonStyle Progress ProgressKind ProgressReporting
    ProgressUserInfoKey ProgressView PropertyListDecoder PropertyListEncoder PropertyListSerialization
    Protocol Published Publisher Publishers QualityOfService RGBColorSpace RadialGradient
    RandomAccessCollection RandomNumberGenerator Range RangeExpression RangeReplaceableCollection RangeSet
    RawRepresentable RawSpan RecoverableError Rectangle RedactionReasons ReferenceWritableKeyPath Regex
    Relation RenameButton Repeated ResizingMode Result ReversedCollection RoundedBorderTextFieldStyle
    RoundedRectangle RowAnimation RunLoop SafeAreaRegions Scale Scanner Scene SceneBuilder ScenePhase
    SceneStorage Scheduler SchedulerOptions SchedulerTime SchedulerTimeIntervalConvertible
    ScopedAttributeContainer ScrollDirection ScrollPosition ScrollView SearchFieldPlacement Section
    SecureField SegmentedPickerStyle SelectionStyle Selector Self Sendable SendableMetatype Sequence Set
    SetAlgebra Settings Shape ShapeStyle ShareLink SignInWithAppleButton SignedInteger SignedNumeric Sink Size
    Slider SortComparator SortOrder Source Spacer Span StandardPredicateExpression State StateObject
    StaticBigInt StaticString Stepper Stream StreamDelegate StreamSOCKSProxyVersion StreamSocketSecurityLevel
    Stride String StringInterpolation StringInterpolationProtocol StringProtocol StringTransform Style Subject
    SubmitLabel SubmitTriggers Subscriber Subscribers Subscription Subscriptions Substring SuspendingClock
    SystemItem SystemRandomNumberGenerator TabView Table TapGesture Task TaskGroup TaskPriority
    TemplateRenderingMode Text TextAlignment TextEditor TextField TextFieldStyle TextInputAutocapitalization
    TextOutputStream TextOutputStreamable TextStyle Thread TimeInterval TimeZone TimelineView Timer
    TintShapeStyle TitleDisplayMode Toggle ToolbarContent ToolbarContentBuilder ToolbarItem ToolbarItemGroup
    ToolbarItemPlacement ToolbarPlacement Transaction TruncationMode TupleView Type UIAccessibility UIAction
    UIActivity UIActivityIndicatorView UIActivityViewController UIAlertAction UIAlertController UIAppearance
    UIApplication UIApplicationDelegate UIBackgroundConfiguration UIBarButtonItem UIBarItem UIBezierPath
    UIButton UICloudSharingController UICollectionReusableView UICollectionView UICollectionViewCell
    UICollectionViewController UICollectionViewDataSource UICollectionViewDelegate
    UICollectionViewDelegateFlowLayout UICollectionViewFlowLayout UICollectionViewLayout
    UICollectionViewLayoutAttributes UIColor UIColorPickerViewController UICommand UIContentConfiguration
    UIContextMenuConfiguration UIContextMenuInteraction UIControl UICoordinateSpace UIDatePicker UIDevice
    UIDocument UIDocumentPickerViewController UIDragInteraction UIDropInteraction UIDynamicAnimator
    UIEdgeInsets UIEditMenuInteraction UIEvent UIFocusGuide UIFocusSystem UIFont UIFontPickerViewController
    UIGestureRecognizer UIGestureRecognizerDelegate UIGraphicsImageRenderer UIHostingConfiguration
    UIHostingController UIImage UIImagePickerController UIImageView UIImpactFeedbackGenerator
    UIInputViewController UIInteraction UIKeyboardType UILabel UILayoutGuide UILayoutPriority
    UIListContentConfiguration UILocalNotification UILongPressGestureRecognizer UIMenu UIMenuElement
    UIModalPresentationStyle UIModalTransitionStyle UINavigationBar UINavigationController
    UINavigationControllerDelegate UINavigationItem UINib UINotificationFeedbackGenerator UIPageControl
    UIPageViewController UIPageViewControllerDelegate UIPanGestureRecognizer UIPasteboard UIPickerView
    UIPopoverPresentationController UIPresentationController UIPrinterPickerController UIProgressView
    UIReferenceLibraryViewController UIRefreshControl UIResponder UIReturnKeyType UIScene UISceneDelegate
    UIScreen UIScreenMode UIScrollView UIScrollViewDelegate UISearchBar UISearchController UISegmentedControl
    UISelectionFeedbackGenerator UISheetPresentationController UISlider UISplitViewController UIStackView
    UIStatusBarStyle UIStepper UIStoryboard UIStoryboardSegue UISwipeGestureRecognizer UISwitch UITabBar
    UITabBarController UITabBarControllerDelegate UITabBarItem UITableView UITableViewCell
    UITableViewController UITableViewDataSource UITableViewDelegate UITableViewHeaderFooterView
    UITapGestureRecognizer UITextAutocapitalizationType UITextAutocorrectionType UITextField
    UITextFieldDelegate UITextView UITextViewDelegate UIToolbar UITouch UITraitCollection UIUserInterfaceStyle
    UIView UIViewController UIViewControllerRepresentable UIViewControllerRepresentableContext
    UIViewControllerTransitioningDelegate UIViewPropertyAnimator UIViewRepresentable
    UIViewRepresentableContext UIVisualEffectView UIWebView UIWindow UIWindowScene UInt UInt128 UInt16 UInt32
    UInt64 UInt8 URL URLComponents URLError URLFileResourceType URLQueryItem URLRequest URLResourceKey
    URLResourceValues URLResponse URLSession UTF16 UTF32 UTF8 UTF8Span UUID UnboundedRange UnboundedRange_
    UnfoldFirstSequence UnfoldSequence Unicode UnicodeCodec UnicodeDecodingResult UnicodeScalar
    UnicodeScalarType Unit UnitPoint UnkeyedDecodingContainer UnkeyedEncodingContainer Unmanaged
    UnsignedInteger UserDefaults UserInterfaceSizeClass VStack VerticalAlignment VerticalEdge VideoPlayer View
    ViewBuilder ViewModifier ViewThatFits ViewTraits Visibility Void Weight WindowGroup Wrapper
    WritableKeyPath XCTSkip XCTWaiter XCTWaiterDelegate XCTest XCTestCase XCTestCaseClosure XCTestCaseEntry
    XCTestCaseRun XCTestError XCTestExpectation XCTestObservation XCTestObservationCenter XCTestRun
    XCTestSuite XCTestSuiteRun XCWaitCompletionHandler ZStack Zip Zip2Sequence
    """
