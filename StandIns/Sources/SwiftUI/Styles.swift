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
public protocol PrimitiveButtonStyle {}

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

extension DefaultButtonStyle: PrimitiveButtonStyle {}
extension PlainButtonStyle: PrimitiveButtonStyle {}
extension BorderlessButtonStyle: PrimitiveButtonStyle {}
extension BorderedButtonStyle: PrimitiveButtonStyle {}
extension BorderedProminentButtonStyle: PrimitiveButtonStyle {}

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
