// The usual shapes. Nothing is drawn: corners are not round, and an inset shape is the same.

public enum RoundedCornerStyle: Sendable {
    case circular, continuous
}

public struct Rectangle: InsettableShape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
    public nonisolated func inset(by amount: CGFloat) -> Rectangle { self }
}

public struct Circle: InsettableShape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    public nonisolated func inset(by amount: CGFloat) -> Circle { self }
}

public struct Ellipse: InsettableShape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    public nonisolated func inset(by amount: CGFloat) -> Ellipse { self }
}

public struct Capsule: InsettableShape {
    public nonisolated init(style: RoundedCornerStyle = .continuous) {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
    public nonisolated func inset(by amount: CGFloat) -> Capsule { self }
}

public struct ContainerRelativeShape: InsettableShape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
    public nonisolated func inset(by amount: CGFloat) -> ContainerRelativeShape { self }
}

public struct RoundedRectangle: InsettableShape {
    public var cornerSize: CGSize

    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    }

    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
    }

    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
    public nonisolated func inset(by amount: CGFloat) -> RoundedRectangle { self }
}

public struct RectangleCornerRadii: Equatable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
        (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
    }
}

public struct UnevenRoundedRectangle: InsettableShape {
    public var cornerRadii: RectangleCornerRadii

    public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
    }

    public nonisolated init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        cornerRadii = RectangleCornerRadii(
            topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
            bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius)
    }

    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
    public nonisolated func inset(by amount: CGFloat) -> UnevenRoundedRectangle { self }
}

/// A shape of unknown type.
public struct AnyShape: Shape {
    private let shape: any Shape

    public nonisolated init<S: Shape>(_ shape: S) {
        self.shape = shape
    }

    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
    public static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == Ellipse {
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == ContainerRelativeShape {
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == UnevenRoundedRectangle {
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius)
    }
}
