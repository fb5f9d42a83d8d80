open class UIGraphicsRendererFormat: _UIObject {
    open var scale: CGFloat = 3
    open var opaque = false
}

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

open class UIGraphicsImageRendererContext: _UIObject {
    open func fill(_ rect: CGRect) {}
    open func stroke(_ rect: CGRect) {}
}

/// Makes images of its size. Nothing is drawn into them.
open class UIGraphicsImageRenderer: _UIObject {
    private let size: CGSize

    public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
        self.size = size
        super.init()
    }

    public convenience init(bounds: CGRect) {
        self.init(size: bounds.size)
    }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        actions(UIGraphicsImageRendererContext())
        return UIImage(size: size)
    }
}
