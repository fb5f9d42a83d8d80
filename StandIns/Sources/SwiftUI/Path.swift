/// The outline of a shape: lines and curves.
public struct Path: Equatable, Sendable {
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath

        fileprivate var end: CGPoint? {
            switch self {
            case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
            case .closeSubpath: nil
            }
        }
    }

    private var elements: [Element] = []

    public init() {}

    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    public init(_ rect: CGRect) {
        addRect(rect)
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRect(rect)
    }

    public init(ellipseIn rect: CGRect) {
        addRect(rect)
    }

    public var isEmpty: Bool { elements.isEmpty }
    public var currentPoint: CGPoint? { elements.last { $0.end != nil }?.end }

    /// The box around the ends of its lines and curves, which may be smaller than the curves.
    public var boundingRect: CGRect {
        let (xs, ys) = (elements.compactMap(\.end?.x), elements.compactMap(\.end?.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
            return .null
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { boundingRect.contains(p) }
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
    public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: end, control: control))
    }
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: end, control1: control1, control2: control2))
    }
    public mutating func closeSubpath() { elements.append(.closeSubpath) }
    public mutating func addLines(_ lines: [CGPoint]) {
        for (index, point) in lines.enumerated() {
            elements.append(index == 0 ? .move(to: point) : .line(to: point))
        }
    }
    public mutating func addRect(_ rect: CGRect) {
        addLines([
            rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY),
        ])
        closeSubpath()
    }
    public mutating func addEllipse(in rect: CGRect) { addRect(rect) }
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) { addRect(rect) }
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        for angle in [startAngle.radians, endAngle.radians] {
            let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            elements.append(isEmpty ? .move(to: point) : .line(to: point))
        }
    }
    public mutating func addPath(_ path: Path) { elements += path.elements }

    public func strokedPath(_ style: StrokeStyle) -> Path { self }
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { self }
}

extension Path: Shape {
    public nonisolated func path(in rect: CGRect) -> Path { self }
}

public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
        (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
    }
}
