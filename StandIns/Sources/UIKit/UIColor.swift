/// A color, either by its components or, when the system chooses those, by its name.
open class UIColor: _UIObject, @unchecked Sendable {
    private let name: String
    private let components: [CGFloat]

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(name: "", components: [red, green, blue, alpha])
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// A color of an asset catalog; there is no catalog here, so every name is valid.
    public convenience init?(named name: String) {
        self.init(name: name, components: [0, 0, 0, 1])
    }

    private init(name: String, components: [CGFloat]) {
        self.name = name
        self.components = components
        super.init()
    }

    /// A color that depends on traits; here it is the one of the device.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(of: dynamicProvider(.current))
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let parts = [5, 3, 1].map { (offset: CGFloat) -> CGFloat in
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }

    public convenience init(cgColor: CGColor) {
        let parts = cgColor.components ?? [0, 1]
        let isGray = parts.count < 4
        self.init(
            red: parts[0], green: parts[isGray ? 0 : 1], blue: parts[isGray ? 0 : 2], alpha: parts.last ?? 1)
    }

    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name)
    }

    private convenience init(of other: UIColor) {
        self.init(name: other.name, components: other.components)
    }

    open var cgColor: CGColor {
        CGColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }

    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
    open func setFill() {}
    open func setStroke() {}
    open func set() {}

    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        for (place, value) in zip([red, green, blue, alpha], components) { place?.pointee = value }
        return true
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(name: name, components: components.dropLast() + [alpha])
    }

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return name == other.name && components == other.components
    }

    override open var hash: Int {
        var hasher = Hasher()
        hasher.combine(name)
        hasher.combine(components)
        return hasher.finalize()
    }
}

extension UIColor {
    public class var black: UIColor { UIColor(white: 0, alpha: 1) }
    public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
    public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
    public class var white: UIColor { UIColor(white: 1, alpha: 1) }
    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
    public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
}

extension UIColor {
    public class var systemBackground: UIColor { system() }
    public class var secondarySystemBackground: UIColor { system() }
    public class var tertiarySystemBackground: UIColor { system() }
    public class var systemGroupedBackground: UIColor { system() }
    public class var secondarySystemGroupedBackground: UIColor { system() }
    public class var label: UIColor { system() }
    public class var secondaryLabel: UIColor { system() }
    public class var tertiaryLabel: UIColor { system() }
    public class var placeholderText: UIColor { system() }
    public class var separator: UIColor { system() }
    public class var systemFill: UIColor { system() }
    public class var tintColor: UIColor { system() }
    public class var systemBlue: UIColor { system() }
    public class var systemGray: UIColor { system() }
    public class var systemGreen: UIColor { system() }
    public class var systemOrange: UIColor { system() }
    public class var systemPink: UIColor { system() }
    public class var systemPurple: UIColor { system() }
    public class var systemRed: UIColor { system() }
    public class var systemTeal: UIColor { system() }
    public class var systemYellow: UIColor { system() }
    public class var systemBrown: UIColor { system() }
    public class var systemCyan: UIColor { system() }
    public class var systemIndigo: UIColor { system() }
    public class var systemMint: UIColor { system() }
    public class var systemGray2: UIColor { system() }
    public class var systemGray3: UIColor { system() }
    public class var systemGray4: UIColor { system() }
    public class var systemGray5: UIColor { system() }
    public class var systemGray6: UIColor { system() }
    public class var secondarySystemFill: UIColor { system() }
    public class var tertiarySystemFill: UIColor { system() }
    public class var quaternarySystemFill: UIColor { system() }
    public class var quaternaryLabel: UIColor { system() }
    public class var tertiarySystemGroupedBackground: UIColor { system() }
    public class var opaqueSeparator: UIColor { system() }
    public class var link: UIColor { system() }
    public class var darkText: UIColor { system() }
    public class var lightText: UIColor { system() }

    private static func system(_ name: String = #function) -> UIColor {
        UIColor(name: name, components: [0, 0, 0, 1])
    }
}
