extension UIViewController {
    /// Runs the appearance calls around a change that brings the view on the screen.
    func appear(animated: Bool, change: () -> Void) {
        loadViewIfNeeded()
        let isNews = !hasAppeared
        hasAppeared = true
        if isNews { viewWillAppear(animated) }
        change()
        if isNews { viewIsAppearing(animated) }
        view.layoutIfNeeded()
        for child in shownChildren where !child.hasAppeared { child.appear(animated: animated) {} }
        if isNews { viewDidAppear(animated) }
    }

    /// Runs the disappearance calls around a change that takes the view off the screen.
    func disappear(animated: Bool, change: () -> Void = {}) {
        guard hasAppeared else {
            change()
            return
        }
        viewWillDisappear(animated)
        for child in shownChildren { child.disappear(animated: animated) }
        change()
        hasAppeared = false
        viewDidDisappear(animated)
    }

    /// The children whose views are on the screen when this controller's view is.
    var shownChildren: [UIViewController] {
        children.filter { child in child.viewIfLoaded.map { $0.superview != nil } ?? false }
    }

    /// Replaces the children of a container and shows one of them.
    func setChildren(_ newChildren: [UIViewController], showing shown: UIViewController?, animated: Bool) {
        let leaving = children.filter { !newChildren.contains($0) }
        let coming = newChildren.filter { $0.parent !== self }
        for child in leaving {
            child.isMovingFromParent = true
            child.willMove(toParent: nil)
        }
        for child in coming {
            child.isMovingToParent = true
            addChild(child)
        }
        showChild(shown, animated: animated)
        for child in leaving {
            child.removeFromParent()
            child.isMovingFromParent = false
        }
        children = newChildren
        for child in coming {
            child.didMove(toParent: self)
            child.isMovingToParent = false
        }
    }

    /// Brings the view of one child of a container into the container's view, in place of the others.
    func showChild(_ shown: UIViewController?, animated: Bool) {
        guard let view = viewIfLoaded else { return }
        for child in shownChildren where child !== shown {
            child.disappear(animated: animated) { child.viewIfLoaded?.removeFromSuperview() }
        }
        guard let shown, shown.view.superview !== view else { return }
        if hasAppeared {
            shown.appear(animated: animated) { view.addSubview(shown.view) }
        } else {
            view.addSubview(shown.view)
        }
    }

    func ancestor<Container: UIViewController>() -> Container? {
        sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0 as? Container }.first
    }

    func logAttempt(to action: String, because reason: String) {
        NSLog("%@", "Attempt to \(action) on \(self) \(reason)")
    }

    func removeFromPresenter(animated: Bool) {
        ownPresented?.removeFromPresenter(animated: animated)
        isBeingDismissed = true
        disappear(animated: animated) { viewIfLoaded?.removeFromSuperview() }
        isBeingDismissed = false
        ownPresenting?.ownPresented = nil
        ownPresenting = nil
    }
}
