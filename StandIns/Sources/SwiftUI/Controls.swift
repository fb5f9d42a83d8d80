public struct Toggle<Label: View> {
    private let isOn: Binding<Bool>
    private let label: Label

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }
}

extension Toggle: _PrimitiveView {}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

public struct TextField<Label: View> {
    private let text: Binding<String>
    private let label: Label
    private let prompt: Text?

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.label = label()
        self.prompt = prompt
    }
}

extension TextField: _PrimitiveView {}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text: text) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(text: text) { Text(title) }
    }

    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(text: value.text(in: format), prompt: prompt) { Text(titleKey) }
    }
}

extension Binding {
    fileprivate func text<F: ParseableFormatStyle>(in format: F) -> Binding<String>
    where F.FormatInput == Value, F.FormatOutput == String {
        Binding<String>(
            read: { format.format(wrappedValue) },
            write: { text in
                if let value = try? format.parseStrategy.parse(text) { wrappedValue = value }
            }
        )
    }
}

public struct SecureField<Label: View> {
    private let text: Binding<String>
    private let label: Label
    private let prompt: Text?

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.label = label()
        self.prompt = prompt
    }
}

extension SecureField: _PrimitiveView {}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}

public struct TextEditor {
    private let text: Binding<String>

    public init(text: Binding<String>) {
        self.text = text
    }
}

extension TextEditor: _PrimitiveView {}

public struct ProgressView<Label: View, CurrentValueLabel: View> {
    private let value: Double?
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?

    init(_ value: Double?, _ label: Label?, _ currentValueLabel: CurrentValueLabel?) {
        self.value = value
        self.label = label
        self.currentValueLabel = currentValueLabel
    }
}

extension ProgressView: _PrimitiveView {}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView {
        self.init(nil, nil, nil)
    }

    public init(@ViewBuilder label: () -> Label) {
        self.init(nil, label(), nil)
    }

    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init { Text(title) }
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
        self.init(value.map { Double($0 / total) }, nil, nil)
    }

    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label
    ) {
        self.init(value.map { Double($0 / total) }, label(), nil)
    }
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    private let selection: Binding<SelectionValue>
    private let content: Content
    private let label: Label

    public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.content = content()
        self.label = label()
    }
}

extension Picker: _PrimitiveView {}

extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

public struct Stepper<Label: View> {
    private let changes: [Any?]
    private let label: Label

    public init(
        @ViewBuilder label: () -> Label,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        changes = [onIncrement, onDecrement, onEditingChanged]
        self.label = label()
    }

    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
    ) {
        changes = [value]
        self.label = label()
    }
}

extension Stepper: _PrimitiveView {}

extension Stepper where Label == Text {
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
    ) {
        self.init(value: value, in: bounds, step: step) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
    ) {
        self.init(value: value, in: bounds, step: step) { Text(title) }
    }
}

public struct Slider<Label: View> {
    private let value: Any
    private let label: Label

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.value = (value, onEditingChanged)
        self.label = label()
    }
}

extension Slider where Label == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }
}

extension Slider: _PrimitiveView {}

public struct DatePicker<Label: View> {
    public struct Components: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static var hourAndMinute: Components { Components(rawValue: 1 << 0) }
        public static var date: Components { Components(rawValue: 1 << 1) }
    }

    private let selection: Binding<Date>
    private let label: Label

    init(_ selection: Binding<Date>, _ label: Label) {
        self.selection = selection
        self.label = label
    }
}

public typealias DatePickerComponents = DatePicker<Text>.Components

extension DatePicker: _PrimitiveView {}

extension DatePicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, Text(title))
    }
}
