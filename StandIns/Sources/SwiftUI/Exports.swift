import Combine
// `import SwiftUI` brings these with it, as Apple's module does.
@_exported import CoreTransferable
@_exported import Foundation
@_exported import Observation
@_exported import UIKit
@_exported import UniformTypeIdentifiers

// The names alone, as on Apple's systems: members need `import Combine`.
public typealias ObservableObject = Combine.ObservableObject
public typealias Published = Combine.Published
