@_exported import Foundation

public typealias CFTimeInterval = Double
