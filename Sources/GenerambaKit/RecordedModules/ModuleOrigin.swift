import SourceText
import SystemAccess

/// Who made a module and when, as the headers of its files say where the template prints the author and the date.
struct ModuleOrigin: Equatable {
    /// The author; nil if no file names another one than the generated files.
    private(set) var author: String?
    /// The day, or the first of January of the year if the files name only that; nil if no file names one.
    private(set) var day: Day?

    /// Looks at the lines of a module's files for which the template prints the author, the date or the year.
    ///
    /// - Parameters:
    ///   - module: the module as it is generated today.
    ///   - author: the author whom the generated files name; nil if they name none.
    ///   - today: the day that the generated files name.
    ///   - root: the project's folder.
    init(
        of module: GeneratedModule, by author: String?, on today: Day, in root: AbsolutePath
    ) throws {
        for file in module.files {
            guard let generated = file.content.bytes, let now = try Disk.read(root.appending(file.path))
            else { continue }
            let lines = now.headerLines
            for line in generated.headerLines {
                let parts = Part.all(in: line, author, today)
                guard parts.count > 1 || parts.first.map({ !$0.isText }) == true else { continue }
                guard let found = lines.lazy.compactMap({ Part.values(of: parts, in: $0) }).first else {
                    continue
                }
                self.author = self.author ?? found.author
                day = day ?? found.day
                if self.author != nil, found.isWholeDay { return }
            }
        }
    }
}

extension [UInt8] {
    /// The lines that can belong to the comment at a file's beginning.
    fileprivate var headerLines: [String] {
        String(decoding: prefix(4096), as: UTF8.self).split(whereSeparator: \.isNewline).prefix(30).map(
            String.init)
    }
}

/// A part of a generated line.
private enum Part {
    case text(String)
    case author
    case date
    case year

    var isText: Bool { if case .text = self { true } else { false } }

    /// Splits a line into its parts.
    static func all(in line: String, _ author: String?, _ today: Day) -> [Part] {
        var parts = [Part.text(line)]
        let texts = [(today.dayMonthYear, Part.date), (author ?? "", .author), (today.year, .year)]
        for (text, part) in texts where !text.isEmpty {
            parts = parts.flatMap { old -> [Part] in
                guard case .text(let line) = old, let range = line.firstRange(of: text) else { return [old] }
                let sides = [line[..<range.lowerBound], line[range.upperBound...]].map {
                    Part.text(String($0))
                }
                return [sides[0], part, sides[1]]
            }
        }
        return parts.filter { if case .text("") = $0 { false } else { true } }
    }

    /// Returns what a line has in the places of the author and the date; nil if the line is another one.
    static func values(of parts: [Part], in line: String) -> (author: String?, day: Day?, isWholeDay: Bool)? {
        var (rest, found) = (line[...], (author: String?.none, day: Day?.none, isWholeDay: false))
        for (index, part) in parts.enumerated() {
            if case .text(let text) = part {
                guard rest.hasPrefix(text) else { return nil }
                rest = rest.dropFirst(text.count)
                continue
            }
            var end = rest.endIndex
            if index + 1 < parts.count {
                guard case .text(let next) = parts[index + 1], let range = rest.firstRange(of: next) else {
                    return nil
                }
                end = range.lowerBound
            }
            let value = String(rest[..<end])
            rest = rest[end...]
            switch part {
            case .author where !value.isEmpty: found.author = value
            case .date:
                guard let day = Day(value) else { return nil }
                (found.day, found.isWholeDay) = (day, true)
            case .year where value.count == 4:
                guard let year = Int(value) else { return nil }
                found.day = found.day ?? Day(year: year, month: 1, day: 1)
            default: return nil
            }
        }
        return rest.isEmpty ? found : nil
    }
}

extension Day {
    /// A date in Generamba's form, `05/03/2026`; nil for other texts.
    init?(_ text: String) {
        let numbers = text.split(separator: "/").compactMap { Int($0) }
        guard numbers.count == 3, 1...31 ~= numbers[0], 1...12 ~= numbers[1], 1000...9999 ~= numbers[2]
        else { return nil }
        self.init(year: numbers[2], month: numbers[1], day: numbers[0])
    }
}

extension GenerationRequest {
    /// The request for one of the modules, with the author and the date that its files name. An author whom an option
    /// gives stays.
    func alone(_ name: ModuleName, from origin: ModuleOrigin) -> GenerationRequest {
        var request = self
        request.names = [name.text]
        request.options.author = options.author ?? origin.author
        if let day = origin.day { request.now.day = day }
        return request
    }
}
