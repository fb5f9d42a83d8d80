/// A file with views. Nothing is read here: it holds an empty view.
@MainActor @preconcurrency
open class UINib: _UIObject {
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        super.init()
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    open func instantiate(withOwner ownerOrNil: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
        [UIView()]
    }
}

extension Bundle {
    @discardableResult @MainActor @preconcurrency
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
