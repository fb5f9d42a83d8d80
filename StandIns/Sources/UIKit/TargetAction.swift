#if OBJECTIVE_C
    extension UIControl {
        public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
        public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
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
            false
        }
    }
#endif
