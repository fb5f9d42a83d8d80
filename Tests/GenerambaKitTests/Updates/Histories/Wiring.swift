/// The file to which each module of a history adds itself, and what a person writes there.
struct Wiring {
    static let path = "Sources/Shop/Wiring.swift"

    /// The lines as they were without modules, with those of the person; nil when that is no longer known.
    private(set) var lines: [String]? = """
        import Foundation

        let screens: [String] = [
            "home",
            "settings",  // the last one
        ]

        enum Route {
            case home
            case search(text: String)

            // The words of the title bar; no case of 'Route' has more than one.
            var title: String {
                switch self {
                case .home: "home"
                case .search(let text): text
                }
            }
        }

        func register() {
            // generamba:begin modules
            // generamba:end modules
            print("all are registered")
        }

        let names = ["home": 1, "let screens": 2]
        """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)

    var bytes: [UInt8] { (lines ?? []).flatMap { Array($0.utf8) + [10] } }

    /// Forgets what the file would be without modules, because a formatter or a merge of branches changed it.
    mutating func forget() { lines = nil }

    /// Returns the part of a rambaspec with what a version of a template adds to the file in a folder.
    static func entries(_ version: Int, in folder: String = "Sources/Shop") -> String {
        let name = "{{ module_info.name }}"
        return """
            insertions:
              - {file: Wiring.swift, list: let screens, text: '"\(name) \(version / 3)"', sorted: \(version % 4 == 3)}
              - file: \(folder)/Wiring.swift
                enum: Route
                text: "{{ module_info.name | lower_camel }}(id: \(version % 3 == 0 ? "Int" : "String"))"
                switch: 'case .{{ module_info.name | lower_camel }}: "\(name)"'
              - {file: Wiring.swift, region: modules, text: 'run("\(name)", \(version / 2))'}
              - {file: Wiring.swift, list: let names, text: '"\(name)": 3'}

            """
    }

    /// Writes a line into the text of the file, or changes what a module added.
    ///
    mutating func edit(_ text: inout EditedText, _ number: Int, _ random: inout Seeded) {
        let own = "\(EditedText.word)\(number)"
        let added = text.lines.indices.filter {
            text.lines[$0].contains("Module") && !text.lines[$0].hasPrefix("let names")
        }
        if !added.isEmpty, random.next(below: 4) == 0 {
            // In or beside what a module added. It may stay then.
            let place = added[random.next(below: added.count)]
            switch random.next(below: 3) {
            case 0: text.lines[place] += "  // \(own)"
            case 1: text.lines.insert("    // \(own) is the next one", at: place)
            default: text.lines.remove(at: place)
            }
            return forget()
        }
        let known = lines ?? text.lines
        let unique = known.indices.filter { index in
            text.lines.filter { $0 == known[index] }.count == 1
                && known.filter { $0 == known[index] }.count == 1
        }
        guard !unique.isEmpty else { return }
        let index = unique[random.next(below: unique.count)]
        let place = text.lines.firstIndex(of: known[index])!
        let isElement = known[index].hasPrefix("    \"")
        let line = isElement && random.next(below: 2) == 0 ? "    \"\(own)\"," : "    // \(own) is ours"
        text.lines.insert(line, at: place + 1)
        lines?.insert(line, at: index + 1)
    }
}
