/// A line through points. The box around it counts the control points of curves.
public class CGPath: Hashable, @unchecked Sendable {
    fileprivate var points: [CGPoint] = []
    fileprivate var start: CGPoint?

    fileprivate init() {}

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init()
        add(rect, transform)
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init()
        add(rect, transform)
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init()
        add(rect, transform)
    }

    public var isEmpty: Bool { points.isEmpty }
    public var boundingBox: CGRect { CGRect(around: points) }
    public var boundingBoxOfPath: CGRect { boundingBox }
    public var currentPoint: CGPoint { points.last ?? .zero }

    public func contains(_ point: CGPoint) -> Bool { boundingBox.contains(point) }

    public func copy() -> CGPath? {
        let path = CGPath()
        path.points = points
        return path
    }

    public func mutableCopy() -> CGMutablePath? {
        let path = CGMutablePath()
        path.points = points
        return path
    }

    fileprivate func add(_ rect: CGRect, _ transform: UnsafePointer<CGAffineTransform>?) {
        let corners = [
            (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY),
        ]
        let mapping = transform?.pointee ?? .identity
        points += corners.map { CGPoint(x: $0.0, y: $0.1).applying(mapping) }
    }

    public static func == (one: CGPath, other: CGPath) -> Bool { one.points == other.points }

    public func hash(into hasher: inout Hasher) {
        for point in points {
            hasher.combine(point.x)
            hasher.combine(point.y)
        }
    }
}

public final class CGMutablePath: CGPath, @unchecked Sendable {
    override public init() {
        super.init()
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        points.append(point.applying(transform))
        start = points.last
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        points.append(point.applying(transform))
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        points += [control1, control2, end].map { $0.applying(transform) }
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        points += [control, end].map { $0.applying(transform) }
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        withUnsafePointer(to: transform) { add(rect, $0) }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addRect(rect, transform: transform)
    }

    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        addRect(rect, transform: transform)
    }

    /// Counts as the whole circle.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let corner = CGPoint(x: center.x - radius, y: center.y - radius)
        addRect(
            CGRect(origin: corner, size: CGSize(width: 2 * radius, height: 2 * radius)), transform: transform)
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        points += path.points.map { $0.applying(transform) }
    }

    public func closeSubpath() {
        if let start { points.append(start) }
    }
}
