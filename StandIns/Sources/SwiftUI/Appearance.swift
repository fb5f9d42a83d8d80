// Nothing is drawn: the views do not change.
extension View {
    public nonisolated func font(_ font: Font?) -> some View { keeping() }
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { keeping() }
    public nonisolated func bold(_ isActive: Bool = true) -> some View { keeping() }
    public nonisolated func italic(_ isActive: Bool = true) -> some View { keeping() }
    public nonisolated func monospacedDigit() -> some View { keeping() }
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View { keeping() }
    public nonisolated func lineLimit(_ number: Int?) -> some View { keeping() }
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View { keeping() }
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { keeping() }
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { keeping() }
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { keeping() }
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { keeping() }
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { keeping() }

    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { keeping() }
    public nonisolated func foregroundColor(_ color: Color?) -> some View { keeping() }
    public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View { keeping() }
    public nonisolated func tint(_ tint: Color?) -> some View { keeping() }
    public nonisolated func accentColor(_ accentColor: Color?) -> some View { keeping() }
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { keeping() }
    public nonisolated func opacity(_ opacity: Double) -> some View { keeping() }
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { keeping() }
    public nonisolated func shadow(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        keeping()
    }
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { keeping() }
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        keeping()
    }
    public nonisolated func clipped(antialiased: Bool = false) -> some View { keeping() }
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        keeping()
    }
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        keeping()
    }
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        keeping()
    }
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { keeping() }
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        keeping()
    }
    public nonisolated func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        keeping(mask())
    }
    public nonisolated func brightness(_ amount: Double) -> some View { keeping() }
    public nonisolated func saturation(_ amount: Double) -> some View { keeping() }
    public nonisolated func grayscale(_ amount: Double) -> some View { keeping() }
    public nonisolated func compositingGroup() -> some View { keeping() }
    public nonisolated func drawingGroup(opaque: Bool = false) -> some View { keeping() }
    public nonisolated func redacted(reason: RedactionReasons) -> some View { keeping() }

    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { keeping() }
    public nonisolated func labelsHidden() -> some View { keeping() }
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { keeping() }
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { keeping() }
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { keeping() }
    public nonisolated func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        keeping()
    }
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { keeping() }
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View { keeping() }
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View { keeping() }
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { keeping() }

    public nonisolated func accessibilityIdentifier(_ identifier: String) -> _Named<Self> { named() }
    public nonisolated func accessibilityLabel(_ label: Text) -> _Named<Self> { named() }
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> _Named<Self> { named() }
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> _Named<Self> { named() }
    public nonisolated func accessibilityHint(_ hint: Text) -> _Named<Self> { named() }
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> _Named<Self> { named() }
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> _Named<Self> { named() }
    public nonisolated func accessibilityValue(_ value: Text) -> _Named<Self> { named() }
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> _Named<Self> { named() }
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> _Named<Self> { named() }
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> _Named<Self> { named() }
    public nonisolated func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> _Named<Self> { named() }

    private nonisolated func named() -> _Named<Self> {
        modifier(AccessibilityAttachmentModifier())
    }
}

public typealias _Named<Content: View> = ModifiedContent<Content, AccessibilityAttachmentModifier>

/// What helps other programs to use a view. As in SwiftUI, code cannot read it.
public struct AccessibilityAttachmentModifier: ViewModifier {
    public func body(content: Content) -> some View { content }
}

public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
    public static let isModal = AccessibilityTraits(rawValue: 1 << 5)
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
}

public struct TextInputAutocapitalization: Sendable {
    public static var never: TextInputAutocapitalization { .init() }
    public static var words: TextInputAutocapitalization { .init() }
    public static var sentences: TextInputAutocapitalization { .init() }
    public static var characters: TextInputAutocapitalization { .init() }
}

public struct SubmitLabel: Sendable {
    public static var done: SubmitLabel { .init() }
    public static var go: SubmitLabel { .init() }
    public static var send: SubmitLabel { .init() }
    public static var join: SubmitLabel { .init() }
    public static var route: SubmitLabel { .init() }
    public static var search: SubmitLabel { .init() }
    public static var `return`: SubmitLabel { .init() }
    public static var next: SubmitLabel { .init() }
    public static var `continue`: SubmitLabel { .init() }
}

public protocol TextSelectability {}

public struct EnabledTextSelectability: TextSelectability {}

public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
