/// What a shape is filled with.
public protocol ShapeStyle: Sendable {}

public struct Color: Hashable, Sendable {
    private let name: String

    private init(naming name: String) {
        self.name = name
    }

    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }

    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(naming: name)
    }

    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        self.init(naming: "\(red) \(green) \(blue) \(opacity)")
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(naming: "\(white) \(opacity)")
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(naming: "\(hue) \(saturation) \(brightness) \(opacity)")
    }

    public init(uiColor: UIColor) {
        self.init(naming: "\(uiColor)")
    }

    public func opacity(_ opacity: Double) -> Color { Color(naming: "\(name) \(opacity)") }

    public static let red = Color(naming: "red")
    public static let orange = Color(naming: "orange")
    public static let yellow = Color(naming: "yellow")
    public static let green = Color(naming: "green")
    public static let mint = Color(naming: "mint")
    public static let teal = Color(naming: "teal")
    public static let cyan = Color(naming: "cyan")
    public static let blue = Color(naming: "blue")
    public static let indigo = Color(naming: "indigo")
    public static let purple = Color(naming: "purple")
    public static let pink = Color(naming: "pink")
    public static let brown = Color(naming: "brown")
    public static let white = Color(naming: "white")
    public static let gray = Color(naming: "gray")
    public static let black = Color(naming: "black")
    public static let clear = Color(naming: "clear")
    public static let primary = Color(naming: "primary")
    public static let secondary = Color(naming: "secondary")
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let accentColor = Color(naming: "accentColor")
}

extension Color: ShapeStyle {}
extension Color: _PrimitiveView {}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}

public struct HierarchicalShapeStyle: ShapeStyle {
    public static let primary = HierarchicalShapeStyle()
    public static let secondary = HierarchicalShapeStyle()
    public static let tertiary = HierarchicalShapeStyle()
    public static let quaternary = HierarchicalShapeStyle()
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

public struct TintShapeStyle: ShapeStyle {
    public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

public struct BackgroundStyle: ShapeStyle {
    public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

public struct Material: ShapeStyle {}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { Material() }
    public static var thinMaterial: Material { Material() }
    public static var regularMaterial: Material { Material() }
    public static var thickMaterial: Material { Material() }
    public static var ultraThickMaterial: Material { Material() }
    public static var bar: Material { Material() }
}
