/// A color by its components.
public final class CGColor: Hashable, @unchecked Sendable {
    public let components: [CGFloat]?

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha]
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public init(gray: CGFloat, alpha: CGFloat) {
        components = [gray, alpha]
    }

    public var numberOfComponents: Int { components?.count ?? 0 }
    public var alpha: CGFloat { components?.last ?? 1 }

    public func copy(alpha: CGFloat) -> CGColor? {
        guard let components, components.count == 4 else {
            return CGColor(gray: components?[0] ?? 0, alpha: alpha)
        }
        return CGColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    }

    public static func == (one: CGColor, other: CGColor) -> Bool { one.components == other.components }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(components)
    }
}

/// Pixels. Nothing is drawn, so there are none.
public final class CGImage: @unchecked Sendable {
    public let width: Int
    public let height: Int

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
    }
}

/// A place to draw into. It forgets what is drawn.
public final class CGContext {
    init() {}

    public func saveGState() {}
    public func restoreGState() {}
    public func setFillColor(_ color: CGColor) {}
    public func setStrokeColor(_ color: CGColor) {}
    public func setLineWidth(_ width: CGFloat) {}
    public func setAlpha(_ alpha: CGFloat) {}
    public func fill(_ rect: CGRect) {}
    public func stroke(_ rect: CGRect) {}
    public func fillEllipse(in rect: CGRect) {}
    public func strokeEllipse(in rect: CGRect) {}
    public func move(to point: CGPoint) {}
    public func addLine(to point: CGPoint) {}
    public func addRect(_ rect: CGRect) {}
    public func addPath(_ path: CGPath) {}
    public func beginPath() {}
    public func closePath() {}
    public func fillPath() {}
    public func strokePath() {}
    public func clip() {}
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
    public func rotate(by angle: CGFloat) {}
}

public enum CGLineCap: Int32, Sendable {
    case butt, round, square
}

public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
}

public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten
}
