// More ways to make the usual views and values.
import UniformTypeIdentifiers

extension Font {
    public struct Width: Hashable, Sendable {
        public static let compressed = Width()
        public static let condensed = Width()
        public static let standard = Width()
        public static let expanded = Width()
    }

    public enum Leading: Hashable, Sendable {
        case standard, tight, loose
    }

    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        custom(name, size: size)
    }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { custom(name, size: fixedSize) }
    public init(_ font: UIFont) { self = .custom(font.fontName, size: font.pointSize) }
    public func width(_ width: Width) -> Font { self }
    public func leading(_ leading: Leading) -> Font { self }
    public func smallCaps() -> Font { self }
    public func lowercaseSmallCaps() -> Font { self }
    public func uppercaseSmallCaps() -> Font { self }
}

extension Text {
    public struct DateStyle: Equatable, Sendable {
        public static let time = DateStyle()
        public static let date = DateStyle()
        public static let relative = DateStyle()
        public static let offset = DateStyle()
        public static let timer = DateStyle()
    }

    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Sendable {
            public static let solid = Pattern()
            public static let dot = Pattern()
            public static let dash = Pattern()
        }

        public init(pattern: Pattern = .solid, color: Color? = nil) {}
        public static let single = LineStyle()
    }

    public struct Scale: Hashable, Sendable {
        public static let `default` = Scale()
        public static let secondary = Scale()
    }

    public init(_ date: Date, style: DateStyle) { self.init(verbatim: "\(date)") }
    public init(_ dates: ClosedRange<Date>) { self.init(verbatim: "\(dates)") }
    public init(_ interval: DateInterval) { self.init(verbatim: "\(interval)") }
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) { self.init(verbatim: "\(timerInterval)") }
    public init(_ attributedContent: AttributedString) {
        self.init(verbatim: String(attributedContent.characters))
    }
    public init<S: ReferenceConvertible>(_ subject: S, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }
    public init<S: NSObject>(_ subject: S, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    public func fontWidth(_ width: Font.Width?) -> Text { self }
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil)
        -> Text
    {
        self
    }
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        self
    }
}

extension Image {
    public enum Interpolation: Sendable {
        case none, low, medium, high
    }

    public enum Orientation: UInt8, CaseIterable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name) }
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

/// What an image that is loaded from the web has so far, which is nothing here.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension AsyncImage {
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.init(url, content)
    }
}

public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    public static let automatic = NavigationSplitViewVisibility()
    public static let all = NavigationSplitViewVisibility()
    public static let doubleColumn = NavigationSplitViewVisibility()
    public static let detailOnly = NavigationSplitViewVisibility()
}

public struct NavigationSplitViewColumn: Hashable, Sendable {
    public static let sidebar = NavigationSplitViewColumn()
    public static let content = NavigationSplitViewColumn()
    public static let detail = NavigationSplitViewColumn()
}

extension NavigationSplitView {
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar, content: content, detail: detail) }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView { self.init(sidebar: sidebar, detail: detail) }
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView { self.init(sidebar: sidebar, detail: detail) }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(titleKey, content: content)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
    {
        self.init(title, content: content)
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header }, footer: { footer })
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header })
    }
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) { self.init(content: content, header: header) }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, footer: { footer })
    }
}

extension List where SelectionValue == Never {
    public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R
    )
    where
        C.Element: Identifiable,
        Content == ForEach<LazyMapSequence<C.Indices, Binding<C.Element>>, C.Element.ID, R>
    { self.init { ForEach(data, content: rowContent) } }
    public init<C: RandomAccessCollection, R: View>(
        _ data: C, children: KeyPath<C.Element, C?>, @ViewBuilder rowContent: @escaping (C.Element) -> R
    ) where C.Element: Identifiable, Content == OutlineGroup<C, R> {
        self.init { OutlineGroup(data, children: children, content: rowContent) }
    }
}

extension List {
    public init<C: RandomAccessCollection, R: View>(
        _ data: C, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (C.Element) -> R
    ) where Content == ForEach<C, C.Element.ID, R>, C.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }
    public init<C: RandomAccessCollection, ID: Hashable, R: View>(
        _ data: C, id: KeyPath<C.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (C.Element) -> R
    ) where Content == ForEach<C, ID, R> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    public init(_ data: Range<Int>, id: KeyPath<Int, Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, content: content)
    }
}

extension NavigationLink {
    public init<V>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) where V: Hashable { self.init(destination: destination, label: label) }
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination, label: label)
    }
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(destination: destination, label: label)
    }
}

extension Animation {
    public static func spring(
        response: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation { .spring }
    public static var interactiveSpring: Animation { .spring }
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation { .spring }
    public static var interpolatingSpring: Animation { .spring }
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation { .spring }
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { .spring }
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { .default }
    public func speed(_ speed: Double) -> Animation { self }
}

extension AnyTransition {
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .identity }
    public static func offset(_ offset: CGSize) -> AnyTransition { .identity }
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .identity }
    public static var blurReplace: AnyTransition { .identity }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension Spring {
    public init(response: Double, dampingRatio: Double) { self.init(duration: response) }
    public init(mass: Double = 1, stiffness: Double, damping: Double) { self.init() }
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        .init(duration: duration)
    }
}
