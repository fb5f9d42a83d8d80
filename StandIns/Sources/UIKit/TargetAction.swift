#if OBJECTIVE_C
    extension UIControl {
        /// The target is not kept alive. Without one the action goes along the responder chain.
        public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
            addAction(TargetAction(action, to: target as AnyObject?), for: controlEvents)
        }

        /// Removes the actions of a target, or of all; all of its actions, or one.
        public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
            let target = target as AnyObject?
            for case let entry as TargetAction in registeredActions
            where (target == nil || entry.target === target) && (action == nil || entry.action == action) {
                removeAction(entry, for: controlEvents)
            }
        }
    }

    /// A message to an object, as an action of a control.
    @MainActor
    private final class TargetAction: UIAction {
        let action: Selector
        private(set) weak var target: AnyObject?

        init(_ action: Selector, to target: AnyObject?) {
            self.action = action
            self.target = target
            let hasTarget = target != nil
            let name = target.map { "\(ObjectIdentifier($0)) " } ?? ""
            super.init(identifier: Identifier(name + action.description)) { [weak target] sent in
                guard target != nil || !hasTarget else { return }
                _ = UIApplication.shared.sendAction(action, to: target, from: sent.sender, for: nil)
            }
        }
    }

    extension UIGestureRecognizer {
        public func addTarget(_ target: Any, action: Selector) {}
        public func removeTarget(_ target: Any?, action: Selector?) {}
    }

    extension UIBarButtonItem {
        public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
            self.init(title: title)
            self.style = style
        }

        public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
            self.init(image: image)
            self.style = style
        }

        public convenience init(
            barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
        ) {
            self.init(systemItem: systemItem)
        }
    }

    extension UIApplication {
        public func sendAction(
            _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
        ) -> Bool {
            let responders = sequence(first: sender as? UIResponder, next: { $0?.next }).lazy.compactMap {
                $0
            }
            let found = target ?? responders.first { $0.responds(to: action) }
            guard let receiver = found as? any NSObjectProtocol else { return false }
            switch action.description.filter({ $0 == ":" }).count {
            case 0: _ = receiver.perform(action)
            case 1: _ = receiver.perform(action, with: sender)
            default: _ = receiver.perform(action, with: sender, with: event)
            }
            return true
        }
    }
#endif
