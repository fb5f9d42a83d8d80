/// The types of Swift, Foundation, XCTest, UIKit, SwiftUI and Combine that modules may use.
package enum SDKTypeNames {
    /// Whether one of the types has a name.
    package static func has(_ name: String) -> Bool { names(beginningWith: name).contains(name) }

    /// Returns the type names with a prefix, sorted.
    package static func names(beginningWith start: String) -> [String] {
        let start = Array(start.utf8)
        guard let first = start.first else { return [] }
        var names: [String] = []
        appleTypes.withUTF8Buffer { bytes in
            let raw = UnsafeRawBufferPointer(bytes)
            var index = 0
            while let found = raw.firstOffset(of: first, from: index, to: raw.count) {
                index = found + 1
                let isWord = found == 0 || bytes[found - 1] <= UInt8(ascii: " ")
                guard isWord, bytes[found...].starts(with: start) else { continue }
                let word = bytes[found...].prefix { $0 > UInt8(ascii: " ") }
                if word.last != UInt8(ascii: ":") { names.append(String(decoding: word, as: UTF8.self)) }
            }
        }
        return names.sorted()
    }

    /// Frameworks in Apple's SDKs (https://developer.apple.com/documentation/technologies).
    package static let frameworks = names(in: "frameworks.txt")
    /// The headers of Foundation.
    package static let foundationHeaders = names(in: "foundation-headers.txt")

    /// Returns the names in one of the simple tables, which have nothing else.
    static func names(in table: String) -> Set<String> {
        let texts = builtInTables.filter { $0.path.description == table }.map(\.text.description)
        return Set(texts.flatMap { $0.split(whereSeparator: \.isWhitespace) }.map(String.init))
    }

    typealias Word = Slice<UnsafeBufferPointer<UInt8>>

    /// Calls a function with each type of the table: the module, or `-`; the name; and whether modules may use it.
    static func visit(_ body: (_ module: Word, _ name: Word, _ isUsual: Bool) -> Void) {
        appleTypes.withUTF8Buffer { bytes in
            var module = bytes[0..<0]
            var index = 0
            while index < bytes.count {
                let word = bytes[index...].prefix { $0 > UInt8(ascii: " ") }
                index = word.endIndex + 1
                if word.last == UInt8(ascii: ":") {
                    module = word.dropLast()
                } else if let first = word.first {
                    let isUsual = first != UInt8(ascii: "~")
                    body(module, isUsual ? word : word.dropFirst(), isUsual)
                }
            }
        }
    }
}

/// The types of Swift and of Apple's frameworks, of which the stand-ins and this machine's own Foundation may lack some:
/// after the name of each module its types, and after `-` those that no file imports by one of these modules. A name
/// after `~` is not among the types of Swift, Foundation, XCTest, UIKit, SwiftUI and Combine that modules may use. Such
/// names are left out if `ImportedModules` knows their module by the prefix.
///
/// `URLRequest` and the like are in FoundationNetworking, which is a part of Foundation on Apple platforms.
private let appleTypes = builtInTables[0].text
