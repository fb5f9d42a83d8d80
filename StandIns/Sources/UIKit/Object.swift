// With OBJECTIVE_C the modules are compiled for code that needs the Objective-C runtime:
// see Documentation/Checking-and-linting.md.
#if OBJECTIVE_C
    @_exported import ObjectiveC

    /// The root of the classes here, so that code can hand them to Objective-C.
    @objc open class _UIObject: NSObject {}
#else
    /// The root of the classes here.
    public typealias _UIObject = NSObject
#endif
