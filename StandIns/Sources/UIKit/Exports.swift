// `import UIKit` brings Foundation with it, as Apple's module does.
@_exported import Foundation

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif
