import SourceText
import SwiftText

/// Where the names of Apple's systems are declared, as far as checks need to know.
enum AppleAPI {
    /// The stand-in modules that declare a type or function, at the top level of a file.
    static func standIns(with name: String) -> [String] { declarations[name] ?? [] }

    /// The module of Apple's that declares a type; nil for an unknown name.
    static func module(of name: String) -> String? { ImportedModules.module(of: name) }

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

    private static let frameworks = Set(
        frameworkNames.split(whereSeparator: \.isWhitespace).map(String.init))
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
