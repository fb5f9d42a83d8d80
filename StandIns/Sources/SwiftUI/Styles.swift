@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
    public struct Label {}

    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: _PrimitiveView {}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension PrimitiveButtonStyle where Body == EmptyView {
    public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

public struct PrimitiveButtonStyleConfiguration {
    public let role: ButtonRole?
    public let label: ButtonStyleConfiguration.Label
    private let action: () -> Void

    public func trigger() { action() }
}

public struct DefaultButtonStyle {
    public nonisolated init() {}
}

public struct PlainButtonStyle {
    public nonisolated init() {}
}

public struct BorderlessButtonStyle {
    public nonisolated init() {}
}

public struct BorderedButtonStyle {
    public nonisolated init() {}
}

public struct BorderedProminentButtonStyle {
    public nonisolated init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
    public typealias Body = EmptyView
}

extension PlainButtonStyle: PrimitiveButtonStyle {
    public typealias Body = EmptyView
}

extension BorderlessButtonStyle: PrimitiveButtonStyle {
    public typealias Body = EmptyView
}

extension BorderedButtonStyle: PrimitiveButtonStyle {
    public typealias Body = EmptyView
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public typealias Body = EmptyView
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

@MainActor @preconcurrency
public protocol TextFieldStyle {}

public struct RoundedBorderTextFieldStyle {
    public nonisolated init() {}
}

public struct PlainTextFieldStyle {
    public nonisolated init() {}
}

extension RoundedBorderTextFieldStyle: TextFieldStyle {}
extension PlainTextFieldStyle: TextFieldStyle {}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { .init() }
}

@MainActor @preconcurrency
public protocol ListStyle {}

public struct DefaultListStyle {
    public nonisolated init() {}
}

public struct PlainListStyle {
    public nonisolated init() {}
}

public struct GroupedListStyle {
    public nonisolated init() {}
}

public struct InsetGroupedListStyle {
    public nonisolated init() {}
}

extension DefaultListStyle: ListStyle {}
extension PlainListStyle: ListStyle {}
extension GroupedListStyle: ListStyle {}
extension InsetGroupedListStyle: ListStyle {}

public struct SidebarListStyle: ListStyle {
    public nonisolated init() {}
}

public struct InsetListStyle: ListStyle {
    public nonisolated init() {}
}

extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { .init() }
}

extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { .init() }
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { .init() }
}

extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { .init() }
}

extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { .init() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { .init() }
}

@MainActor @preconcurrency
public protocol PickerStyle {}

public struct SegmentedPickerStyle {
    public nonisolated init() {}
}

public struct MenuPickerStyle {
    public nonisolated init() {}
}

public struct DefaultPickerStyle: PickerStyle {
    public nonisolated init() {}
}

public struct InlinePickerStyle: PickerStyle {
    public nonisolated init() {}
}

public struct WheelPickerStyle: PickerStyle {
    public nonisolated init() {}
}

public struct NavigationLinkPickerStyle: PickerStyle {
    public nonisolated init() {}
}

public struct PalettePickerStyle: PickerStyle {
    public nonisolated init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { .init() }
}

extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { .init() }
}

extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { .init() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { .init() }
}

extension PickerStyle where Self == PalettePickerStyle {
    public static var palette: PalettePickerStyle { .init() }
}

extension SegmentedPickerStyle: PickerStyle {}
extension MenuPickerStyle: PickerStyle {}

extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { .init() }
}

extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { .init() }
}

public enum ControlSize: CaseIterable, Sendable {
    case mini, small, regular, large, extraLarge
}

extension View {
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { keeping(style) }
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { keeping(style) }
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { keeping(style) }
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { keeping(style) }
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View { keeping(style) }
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View { keeping(controlSize) }
}
