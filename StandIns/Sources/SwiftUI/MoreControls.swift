/// A value in a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
    private let parts: [Any]

    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        parts = [label()]
    }

    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        parts = [label(), currentValueLabel()]
    }

    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where MarkedValueLabels == EmptyView {
        parts = [label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()]
    }
}

extension Gauge: _PrimitiveView {}

public struct ColorPicker<Label: View> {
    private let selection: Binding<Color>
    private let label: Label

    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.label = label()
    }
}

extension ColorPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection) { Text(title) }
    }
}

extension ColorPicker: _PrimitiveView {}

public struct MultiDatePicker<Label: View> {
    private let selection: Binding<Set<DateComponents>>
    private let label: Label

    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.label = label()
    }
}

extension MultiDatePicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }
}

extension MultiDatePicker: _PrimitiveView {}

public struct EditButton {
    public init() {}
}

extension EditButton: _PrimitiveView {}

public enum EditMode: Sendable {
    case inactive, transient, active

    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    public var editMode: Binding<EditMode>? { nil }
}

public struct RenameButton {
    public init() {}
}

extension RenameButton: _PrimitiveView {}

public struct ControlGroup<Content: View> {
    private let parts: [Any]

    public init(@ViewBuilder content: () -> Content) {
        parts = [content()]
    }

    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        parts = [content(), label()]
    }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        parts = [content(), titleKey]
    }
}

extension ControlGroup: _PrimitiveView {}

/// A view for each element of a tree.
public struct OutlineGroup<Data: RandomAccessCollection, Leaf: View> {
    private let parts: [Any]

    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) where Data.Element: Identifiable {
        parts = [data, content]
    }
}

extension OutlineGroup: _PrimitiveView {}

extension CircularProgressViewStyle {
    public init(tint: Color) { self.init() }
}

extension SwitchToggleStyle {
    public init(tint: Color) { self.init() }
}

public struct ButtonBorderShape: Equatable, Sendable {
    public static let automatic = ButtonBorderShape()
    public static let capsule = ButtonBorderShape()
    public static let circle = ButtonBorderShape()
    public static let roundedRectangle = ButtonBorderShape()
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape() }
}

public struct ButtonRepeatBehavior: Hashable, Sendable {
    public static let automatic = ButtonRepeatBehavior()
    public static let enabled = ButtonRepeatBehavior()
    public static let disabled = ButtonRepeatBehavior()
}

public struct MenuOrder: Hashable, Sendable {
    public static let automatic = MenuOrder()
    public static let priority = MenuOrder()
    public static let fixed = MenuOrder()
}

public struct MenuActionDismissBehavior: Equatable, Sendable {
    public static let automatic = MenuActionDismissBehavior()
    public static let enabled = MenuActionDismissBehavior()
    public static let disabled = MenuActionDismissBehavior()
}

extension View {
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { keeping() }
    public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { keeping() }
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View { keeping() }
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { keeping() }
    public nonisolated func menuActionDismissBehavior(
        _ behavior: MenuActionDismissBehavior
    ) -> some View { keeping() }
    public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View { keeping(action) }
    public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        keeping(isFocused)
    }
    public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View { keeping() }
}
