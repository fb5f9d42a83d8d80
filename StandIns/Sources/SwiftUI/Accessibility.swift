// As in SwiftUI, code cannot read what helps other programs to use a view.

public struct AccessibilityActionKind: Equatable, Sendable {
    public static let `default` = AccessibilityActionKind()
    public static let escape = AccessibilityActionKind()
    public static let magicTap = AccessibilityActionKind()
    public static let showMenu = AccessibilityActionKind()
    public static let delete = AccessibilityActionKind()
}

public enum AccessibilityAdjustmentDirection: Sendable {
    case increment, decrement
}

public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

public enum AccessibilityLabeledPairRole: Sendable {
    case label, content
}

public struct AccessibilityTextContentType: Sendable {
    public static let plain = AccessibilityTextContentType()
    public static let console = AccessibilityTextContentType()
    public static let fileSystem = AccessibilityTextContentType()
    public static let messaging = AccessibilityTextContentType()
    public static let narrative = AccessibilityTextContentType()
    public static let sourceCode = AccessibilityTextContentType()
    public static let spreadsheet = AccessibilityTextContentType()
    public static let wordProcessing = AccessibilityTextContentType()
}

extension AccessibilityTraits {
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 6)
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 10)
    public static let isTabBar = AccessibilityTraits(rawValue: 1 << 11)
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 12)
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 13)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 14)
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 15)
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 16)
}

/// The location of an assistive technology. As with FocusState, a view that no screen shows never has it.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    public struct Binding {
        fileprivate let value: Value
    }

    private let value: Value

    public init() where Value == Bool {
        value = false
    }

    public init<T: Hashable>() where Value == T? {
        value = nil
    }

    public var wrappedValue: Value {
        get { value }
        // swift-format-ignore: AvoidUnusedSetterValue
        nonmutating set {}
    }

    public var projectedValue: Binding { Binding(value: value) }
}

extension View {
    public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
        -> some View
    {
        keeping()
    }
    public nonisolated func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { keeping(value) }
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { keeping(handler) }
    public nonisolated func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> some View { keeping(handler) }
    public nonisolated func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View { keeping(handler) }
    @_disfavoredOverload
    public nonisolated func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View { keeping(handler) }
    public nonisolated func accessibilityAction<L: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> L
    ) -> some View { keeping(action, label()) }
    public nonisolated func accessibilityActions<C: View>(@ViewBuilder _ content: () -> C) -> some View {
        keeping(content())
    }
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { keeping(handler) }
    public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        keeping(handler)
    }
    public nonisolated func accessibilityZoomAction(_ handler: @escaping (Any) -> Void) -> some View {
        keeping(handler)
    }
    public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        keeping(children())
    }
    public nonisolated func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View { keeping(representation()) }
    public nonisolated func accessibilityCustomContent(
        _ label: LocalizedStringKey, _ value: LocalizedStringKey
    ) -> some View { keeping() }
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ label: LocalizedStringKey, _ value: V
    ) -> some View { keeping() }
    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        keeping()
    }
    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { keeping() }
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        keeping()
    }
    public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        keeping()
    }
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        keeping()
    }
    public nonisolated func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View { keeping() }
    public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        keeping()
    }
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { keeping() }
    public nonisolated func accessibilityShowsLargeContentViewer() -> some View { keeping() }
    public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { keeping(largeContentView()) }
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { keeping() }
    public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
        keeping()
    }
    public nonisolated func accessibilityLinkedGroup<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> some View { keeping(id) }
    public nonisolated func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { keeping(id) }
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> _Named<Self> {
        accessibilityValue(Text(valueKey))
    }
    public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { keeping() }
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { keeping() }
    public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { keeping() }
    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { keeping() }
}

extension EnvironmentValues {
    public var accessibilityEnabled: Bool { false }
    public var accessibilityReduceMotion: Bool { false }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityInvertColors: Bool { false }
    public var accessibilityShowButtonShapes: Bool { false }
    public var accessibilityVoiceOverEnabled: Bool { false }
    public var accessibilitySwitchControlEnabled: Bool { false }
    public var legibilityWeight: LegibilityWeight? { nil }
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
}

public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}

public enum ColorSchemeContrast: CaseIterable, Sendable {
    case standard, increased
}
