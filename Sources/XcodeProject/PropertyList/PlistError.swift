/// Why a property list cannot be read, and where.
struct PlistError: Error, Equatable {
    enum Reason: Hashable {
        /// Something else was expected here.
        case expected(String)
        /// The text ends before the bracket, string or comment that begins here is closed.
        case unclosed(String)
        /// The brackets are nested more than `PlistScanner.maximumDepth` deep.
        case tooDeep
        /// There is more text after the root dictionary.
        case junk
        /// A dictionary has this key twice.
        case duplicateKey
        /// An object's id is written with escapes.
        case escapedID
        /// The root or an object is not a dictionary.
        case noDictionary
    }

    let reason: Reason
    let offset: Int

    init(_ reason: Reason, at offset: Int) { (self.reason, self.offset) = (reason, offset) }
}
