/// A module or API of Apple's, with the versions of the platforms that have it.
struct PlatformAPI: Sendable {
    /// Where a word must occur in code to refer to the API.
    enum Form {
        /// In an `import`.
        case module
        /// Anywhere except after a dot.
        case name
        /// After `@`.
        case attribute
        /// After a dot.
        case member
        /// After a dot and before a parenthesis.
        case call
        /// After a number.
        case count
    }

    let word: String
    let form: Form
    /// The module that a file must import; nil for the language and the standard library.
    let module: String?
    /// The label of the first argument; nil if any arguments, or none, may follow.
    var label: String?
    /// What stands before the dot; empty if it may be anything.
    var receivers: [String] = []
    /// The versions that have the API. Platforms that are missing here do not have the API.
    let versions: [PlatformVersion]

    /// The name that messages have.
    var reason: String { form == .count ? "InlineArray" : label.map { "\(word)(\($0):)" } ?? word }

    /// The APIs that templates use and that require certain versions, according to Apple's documentation.
    static let all: [PlatformAPI] =
        // SwiftPM assumes iOS 12 if no platform is named, and Xcode 15 and later cannot build for earlier versions.
        [PlatformAPI(word: "UIKit", form: .module, module: nil, versions: [PlatformVersion(.iOS, 12)])]
        + apis(["SwiftUI", "Combine"], .module, iOS: 13, macOS: (10, 15))
        + apis(["WidgetKit"], .module, iOS: 14, macOS: (11, 0))
        + apis(["AppIntents", "Charts"], .module, iOS: 16, macOS: (13, 0))
        + apis(["Observation", "SwiftData"], .module, iOS: 17, macOS: (14, 0))
        + apis(["Synchronization"], .module, iOS: 18, macOS: (15, 0))
        + [
            "AVFoundation", "AppKit", "CoreData", "CoreLocation", "MapKit", "OSLog", "StoreKit", "WebKit",
            "os",
        ].map {
            PlatformAPI(word: $0, form: .module, module: nil, versions: [])
        }
        // Concurrency, which Xcode 13.2 and later back-deploy to these versions.
        + apis(
            ["async", "await", "MainActor", "Task", "AsyncStream", "AsyncThrowingStream"], iOS: 13,
            macOS: (10, 15))
        + apis(["Logger"], of: "os", iOS: 14, macOS: (11, 0))
        + apis(["ContinuousClock", "SuspendingClock", "Duration", "Regex"], iOS: 16, macOS: (13, 0))
        + apis(["Observable"], .attribute, iOS: 17, macOS: (14, 0))
        + apis(["InlineArray"], iOS: 26, macOS: (26, 0))
        // '[3 of Int]', the same type.
        + apis(["of"], .count, iOS: 26, macOS: (26, 0))
        + foundation + swiftUI + uiKit

    private static let foundation =
        apis(["AttributedString"], of: "Foundation", iOS: 15, macOS: (12, 0))
        + apis(["formatted"], .call, of: "Foundation", iOS: 15, macOS: (12, 0))
        // URLSession's, whose names are common.
        + ["for", "from"].flatMap { label in
            apis(
                ["data"], .call, of: "Foundation", label: label,
                receivers: ["shared", "session", "urlSession"], iOS: 15, macOS: (12, 0))
        }
        + ["for", "until"].flatMap { apis(["sleep"], .call, label: $0, iOS: 16, macOS: (13, 0)) }
        + ["path", "component", "queryItems"].flatMap {
            apis(["appending"], .call, of: "Foundation", label: $0, iOS: 16, macOS: (13, 0))
        }

    private static let swiftUI =
        apis(["StateObject"], .attribute, of: "SwiftUI", iOS: 14, macOS: (11, 0))
        + apis(
            ["LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid"], of: "SwiftUI", iOS: 14, macOS: (11, 0))
        + apis(["toolbar"], .member, of: "SwiftUI", iOS: 14, macOS: (11, 0))
        + apis(["FocusState"], .attribute, of: "SwiftUI", iOS: 15, macOS: (12, 0))
        + apis(["AsyncImage", "Canvas", "TimelineView"], of: "SwiftUI", iOS: 15, macOS: (12, 0))
        + apis(
            [
                "badge", "confirmationDialog", "foregroundStyle", "interactiveDismissDisabled",
                "listRowSeparator",
                "onSubmit", "refreshable", "safeAreaInset", "searchable", "swipeActions", "task",
            ], .member, of: "SwiftUI", iOS: 15, macOS: (12, 0))
        + apis(
            [
                "AnyLayout", "Gauge", "Grid", "GridRow", "LabeledContent", "NavigationPath",
                "NavigationSplitView",
                "NavigationStack", "ShareLink", "ViewThatFits",
            ], of: "SwiftUI", iOS: 16, macOS: (13, 0))
        + apis(
            [
                "contentTransition", "formStyle", "navigationDestination", "presentationDetents",
                "presentationDragIndicator", "scrollContentBackground", "scrollDisabled", "scrollIndicators",
                "toolbarBackground",
            ], .member, of: "SwiftUI", iOS: 16, macOS: (13, 0))
        + apis(["Bindable"], .attribute, of: "SwiftUI", iOS: 17, macOS: (14, 0))
        + apis(["Previewable"], .attribute, of: "SwiftUI", iOS: 17, macOS: (14, 0))
        + apis(
            ["ContentUnavailableView", "KeyframeAnimator", "PhaseAnimator"], of: "SwiftUI", iOS: 17,
            macOS: (14, 0))
        + apis(
            [
                "containerRelativeFrame", "contentMargins", "geometryGroup", "inspector", "keyframeAnimator",
                "listSectionSpacing", "phaseAnimator", "safeAreaPadding", "scrollPosition",
                "scrollTargetBehavior", "scrollTargetLayout", "scrollTransition",
                "sensoryFeedback", "symbolEffect", "visualEffect",
            ], .member, of: "SwiftUI", iOS: 17, macOS: (14, 0))
        + apis(["MeshGradient", "ScrollPosition", "TabSection"], of: "SwiftUI", iOS: 18, macOS: (15, 0))
        + apis(
            [
                "matchedTransitionSource", "navigationTransition", "onScrollGeometryChange",
                "onScrollPhaseChange", "presentationSizing", "tabViewCustomization", "toolbarVisibility",
            ],
            .member, of: "SwiftUI", iOS: 18, macOS: (15, 0))
        + apis(["GlassEffectContainer"], of: "SwiftUI", iOS: 26, macOS: (26, 0))
        + apis(["glassEffect"], .member, of: "SwiftUI", iOS: 26, macOS: (26, 0))

    private static let uiKit =
        apis(["systemBackground"], .member, of: "UIKit", iOS: 13)
        + apis(["UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource"], of: "UIKit", iOS: 13)
        + apis(["UICollectionViewCompositionalLayout", "UIWindowSceneDelegate"], of: "UIKit", iOS: 13)
        // Available since iOS 13 for menus, and since iOS 14 for controls and bar buttons.
        + apis(["UIAction", "UIListContentConfiguration"], of: "UIKit", iOS: 14)
        + apis(["UISheetPresentationController"], of: "UIKit", iOS: 15)
        + apis(["reconfigureItems"], .member, of: "UIKit", iOS: 15)
        + apis(["UIHostingConfiguration"], of: "UIKit", iOS: 16)
        + apis(["UIContentUnavailableConfiguration"], of: "UIKit", iOS: 17)

    private static func apis(
        _ words: [String], _ form: Form = .name, of module: String? = nil, label: String? = nil,
        receivers: [String] = [], iOS: Int, macOS: (Int, Int)? = nil
    ) -> [PlatformAPI] {
        let versions =
            [PlatformVersion(.iOS, iOS)] + (macOS.map { [PlatformVersion(.macOS, $0.0, $0.1)] } ?? [])
        return words.map {
            PlatformAPI(
                word: $0, form: form, module: module, label: label, receivers: receivers, versions: versions)
        }
    }
}
