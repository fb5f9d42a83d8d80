import SwiftText
import SystemAccess
import TemplateEngine

/// A module of an app, from which a template is to be made.
package struct ExampleModule: Sendable, Equatable {
    /// A file of the module.
    package struct File: Sendable, Equatable {
        /// The path in the module's folder for code, or in the one for tests.
        package let path: RelativePath
        package let bytes: [UInt8]
        package let isTest: Bool
        /// The path for messages.
        let shown: String

        package init(path: RelativePath, bytes: [UInt8], isTest: Bool, shown: String? = nil) {
            (self.path, self.bytes, self.isTest) = (path, bytes, isTest)
            self.shown = shown ?? path.text
        }

        /// The text; nil for a file that is not text.
        var text: String? { path.isBinary(bytes) ? nil : String(decoding: bytes, as: UTF8.self) }
    }

    /// The module's name, such as `Cart`.
    package let name: String
    /// What the names of its files and types have in front of the module's name; empty for nothing.
    package let prefix: String
    /// The names of the folders for code and tests.
    package let folder: String, testFolder: String?
    /// The module that its tests import; nil if nothing tells it.
    package let product: String?
    /// The files, sorted by path, the code first.
    package let files: [File]

    /// Reads the name, the prefix and the target from the files.
    ///
    /// - Parameters:
    ///   - folder: the name of the folder for the code.
    ///   - prefix: the project's prefix; nil if it has none.
    ///   - product: the module that tests of the project import; nil if nothing tells it.
    package init(
        folder: String, testFolder: String?, files: [File], prefix: String? = nil, product: String? = nil
    ) {
        (self.folder, self.testFolder, self.files) = (folder, testFolder, files)
        let stems = files.map { String($0.path.name.prefix { $0 != "." }) }
        let name = Self.name(of: folder, in: stems)
        self.name = name
        self.prefix = Self.prefix(of: name, in: stems, prefix)
        let imported = files.lazy.compactMap { file in
            file.text?.firstMatch(of: /@testable import (\w+)/).map { String($0.output.1) }
        }
        self.product = imported.first ?? product
    }

    /// Returns the name that a folder and its files have in common: of `cart-scene` with `CartView.swift`, `Cart`.
    private static func name(of folder: String, in stems: [String]) -> String {
        let words = IdentifierWords(folder).all
        let camel = TextFilter.upperCamel.spelling(of: folder)
        let shorter = (1..<max(words.count, 1)).reversed().map { count in
            TextFilter.upperCamel.spelling(of: words.prefix(count).joined(separator: "_"))
        }
        let all = [folder, camel] + shorter
        let names = all.filter { isSwiftIdentifier($0) && $0.first?.isLowercase == false }
        let used = names.first { name in
            NameForms(name).spellings.contains { text in
                stems.contains { !NameForms.places(of: text, in: Array($0.utf8)).isEmpty }
            }
        }
        return used ?? names.first ?? camel
    }

    /// Returns the project's prefix if names of files begin with it, or else the capitals before the module's name.
    private static func prefix(of name: String, in stems: [String], _ usual: String?) -> String {
        func count(_ prefix: String) -> Int { stems.count { $0.hasPrefix(prefix + name) } }
        let found = stems.compactMap { stem -> String? in
            guard let range = stem.firstRange(of: name) else { return nil }
            let start = String(stem[..<range.lowerBound])
            return 2...4 ~= start.count && start.allSatisfy { $0.isUppercase && $0.isASCII } ? start : nil
        }
        let all = [usual ?? ""].filter { !$0.isEmpty } + found
        return all.first { count($0) * 2 >= count("") + count($0) && count($0) > 0 } ?? ""
    }
}
