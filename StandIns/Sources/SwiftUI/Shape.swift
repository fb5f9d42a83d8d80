/// A form that can be filled.
public protocol Shape: Sendable, View {}

extension Shape {
    public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        keeping()
    }

    public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        keeping()
    }
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

public struct Rectangle {
    public nonisolated init() {}
}

extension Rectangle: Shape, _PrimitiveView {}

public struct Circle {
    public nonisolated init() {}
}

extension Circle: Shape, _PrimitiveView {}

public struct Capsule {
    public nonisolated init() {}
}

extension Capsule: Shape, _PrimitiveView {}

public enum RoundedCornerStyle: Sendable {
    case circular, continuous
}

public struct RoundedRectangle {
    public var cornerSize: CGSize

    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    }
}

extension RoundedRectangle: Shape, _PrimitiveView {}

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
