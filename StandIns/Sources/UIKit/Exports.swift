// `import UIKit` brings Foundation, Core Graphics and Core Animation with it, as Apple's module does.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif

#if os(Linux)
    /// Runs a closure. Apple's Foundation brings this function with it; nothing is autoreleased here.
    public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
        try body()
    }
#endif
