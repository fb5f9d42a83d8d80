@_exported import CoreGraphics
@_exported import Foundation

#if OBJECTIVE_C
    @_exported import ObjectiveC

    /// The root of the classes here, so that code can hand them to Objective-C.
    @objc open class _CAObject: NSObject {}
#else
    /// The root of the classes here.
    public typealias _CAObject = NSObject
#endif

/// The time of the clock that animations go by, in seconds.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
