import SourceText
import SwiftText
import TemplateEngine

extension ModuleName {
    /// Returns a warning if the module's name ends with what its template adds to names: a `ProfileViewController` gets
    /// a type `ProfileViewControllerViewController`. A name that ends in `Module` always gets a warning.
    ///
    /// - Parameter files: the files of the module.
    func doubledEnd(in files: [GeneratedFile], from template: String) -> Diagnostic? {
        guard let end = Self.ends.first(where: text.hasSuffix) else { return nil }
        let rest = String(text.dropLast(end.count))
        guard isSwiftIdentifier(rest), !Self.compounds.contains(where: text.hasSuffix) else { return nil }
        let doubled = prefixed + end
        let names = files.map(\.path.name) + DeclaredType.all(in: files.compactMap(\.swift)).map(\.name)
        let example = names.first { $0.contains(doubled) }
        guard end == "Module" || example != nil else { return nil }
        return .warning(
            "the module's name '\(text)' ends in '\(end)'"
                + (example.map { ", which leads to '\($0)'" } ?? ""),
            hint: "leave it out: 'generamba gen \(rest) \(template)'")
    }

    /// Returns a warning if the module's name begins with a lower-case letter that its types keep. A name such as
    /// `iCloudSync` is meant to.
    ///
    /// - Parameter files: the files of the module.
    func smallStart(in files: [GeneratedFile], from template: String) -> Diagnostic? {
        let letters = Array(text.prefix(2))
        guard letters[0].isLowercase, letters.last?.isUppercase == false,
            let type = files.lazy.compactMap({ $0.swift?.firstType(beginningWith: prefixed) }).first
        else { return nil }
        return .warning(
            "the module's name '\(text)' begins with a lower-case letter, which leads to '\(type)'",
            hint: "begin it with a capital: "
                + "'generamba gen \(TextFilter.upperFirst.spelling(of: text)) \(template)'")
    }

    /// The ends of names that templates add, longer ones before their own ends.
    private static let ends = [
        "ViewController", "Module", "Presenter", "Interactor", "Router", "View", "Service",
    ]

    /// The ends of names that say what a module shows: a `WebView` is not the view of a module `Web`.
    private static let compounds = [
        "CollectionView", "ImageView", "MapView", "PickerView", "ScrollView", "SplitView",
        "StackView", "TableView", "TextView", "WebView",
    ]
}

extension [UInt8] {
    /// Returns the first type that Swift code declares with such a name.
    fileprivate func firstType(beginningWith start: String) -> String? {
        let tokens = SwiftToken.all(in: self)
        return zip(tokens, tokens.dropFirst()).first { keyword, name in
            keyword.beginsType && name.bare.hasPrefix(start)
        }?.1.bare
    }
}
