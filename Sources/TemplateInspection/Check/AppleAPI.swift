import SourceText

/// Where the names of Apple's systems are declared, as far as checks need to know.
enum AppleAPI {
    /// The stand-in modules by the names of the types and functions that they declare at the top level of a file.
    static let standIns: [String: [String]] = {
        var found: [String: [String]] = [:]
        for standIn in StandInModule.all where !standIn.isPlugIn {
            let module = standIn.name == "_AppleFoundation" ? "Foundation" : standIn.name
            for name in standIn.publicNames(after: keywords) { found[name, default: []].append(module) }
        }
        return found
    }()

    private static let keywords: Set = [
        "class", "struct", "enum", "actor", "protocol", "typealias", "func", "macro",
    ]

    /// The frameworks of Apple's systems.
    static let frameworks = Set(frameworkNames.split(whereSeparator: \.isWhitespace).map(String.init))
}

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
