/// A form that can be filled.
public nonisolated protocol Shape: Sendable, Animatable, View {
    nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
    @MainActor @preconcurrency
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(self) }
}

/// A shape that can be made smaller on all sides.
public nonisolated protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape with what fills it.
public struct _ShapeView<Content, Style> {
    public let shape: Content

    fileprivate nonisolated init(_ shape: Content) {
        self.shape = shape
    }
}

extension _ShapeView: _PrimitiveView {}

/// What shapes and filled shapes have in common.
public nonisolated protocol ShapeView<Content>: View {
    associatedtype Content

    @MainActor @preconcurrency var shape: Content { get }
}

extension _ShapeView: ShapeView {}

extension Shape {
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> { _ShapeView(self) }
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Self, S> { _ShapeView(self) }
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<Self, S> { _ShapeView(self) }
    public nonisolated func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { self }
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { self }
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { self }
    public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape { self }
    public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
    public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
    public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
}

extension InsettableShape {
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Self, S> { _ShapeView(self) }
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<Self, S> { _ShapeView(self) }
}

extension _ShapeView where Content: Shape {
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
    ) -> Self { self }
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> Self { self }
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> Self { self }
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> Self { self }
}

public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

public struct Angle: Hashable, Comparable, Sendable {
    public var radians: Double

    public init(radians: Double) {
        self.radians = radians
    }

    public init(degrees: Double) {
        self.init(radians: degrees * .pi / 180)
    }

    public var degrees: Double { radians * 180 / .pi }

    public static let zero = Angle(radians: 0)
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}
