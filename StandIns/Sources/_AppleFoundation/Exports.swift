// What Apple's Foundation brings with it, and that of Linux does not.
import Combine
@_exported import Foundation

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif
#if canImport(FoundationXML)
    @_exported import FoundationXML
#endif

// The names alone, as on Apple's systems: other types need `import Combine`.
public typealias ObservableObject = Combine.ObservableObject
public typealias Published = Combine.Published
