// Nothing is drawn: a canvas keeps its closure, which no screen calls.

/// A view that code draws.
public struct Canvas<Symbols: View> {
    private let parts: [Any]

    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        parts = [renderer, symbols()]
    }
}

extension Canvas where Symbols == EmptyView {
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        parts = [renderer]
    }
}

extension Canvas: _PrimitiveView {}

public enum ColorRenderingMode: Sendable {
    case nonLinear, linear, extendedLinear
}

public enum BlendMode: Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver,
        destinationOut
    case plusDarker, plusLighter
}

/// What the closure of a canvas draws with.
public struct GraphicsContext {
    public struct Shading: Sendable {
        public static var foreground: Shading { Shading() }
        public static func color(_ color: Color) -> Shading { Shading() }
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
        ) -> Shading { Shading() }
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading { Shading() }
    }

    public struct Filter: Sendable {
        public static func blur(radius: CGFloat) -> Filter { Filter() }
        public static func shadow(
            color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> Filter { Filter() }
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter()
        }
    }

    public struct ResolvedText {
        public func measure(in size: CGSize) -> CGSize { .zero }
    }

    public struct ResolvedImage {
        public var size: CGSize { .zero }
    }

    public struct ResolvedSymbol {
        public var size: CGSize { .zero }
    }

    public var opacity = 1.0
    public var blendMode = BlendMode.normal
    public var environment = EnvironmentValues()
    public var transform = CGAffineTransform.identity

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ text: Text, in rect: CGRect) {}
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = self
        try content(&layer)
    }
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
    public mutating func addFilter(_ filter: Filter) {}
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
    }
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
}

/// When a view changes by itself.
public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date

    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

public enum TimelineScheduleMode: Sendable {
    case normal, lowFrequency
}

public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval

    public init(from startDate: Date, by interval: TimeInterval) {
        self.interval = interval
    }

    public func entries(
        from startDate: Date, mode: TimelineScheduleMode
    ) -> UnfoldSequence<Date, (Date?, Bool)> {
        sequence(first: startDate) { $0.addingTimeInterval(interval) }
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static var everyMinute: PeriodicTimelineSchedule { periodic(from: .now, by: 60) }
    public static var animation: PeriodicTimelineSchedule { periodic(from: .now, by: 1 / 60) }

    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> PeriodicTimelineSchedule {
        periodic(from: .now, by: minimumInterval ?? 1 / 60)
    }

    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    public init(_ dates: Entries) {
        self.dates = dates
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}

/// A view that changes by itself. No time passes here.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    public struct Context {
        public enum Cadence: Comparable, Sendable {
            case live, seconds, minutes
        }

        public let date: Date
        public let cadence: Cadence
    }

    private let parts: [Any]
}

public typealias TimelineViewDefaultContext = TimelineView<PeriodicTimelineSchedule, Never>.Context

extension TimelineView: _PrimitiveView, View where Content: View {
    public typealias Body = Never

    public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        parts = [schedule, content]
    }
}
