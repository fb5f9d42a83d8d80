extension CalendarDate {
    /// Returns the date in a format such as `%d.%m.%Y`. Flags after the percent sign: `-` turns padding off, `0` and
    /// `_` pad with zeros and spaces, `^` writes capitals.
    func text(_ format: [UInt8]) -> String {
        var result = ""
        var rest = String(decoding: format, as: UTF8.self).unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "%" else {
                result.unicodeScalars.append(scalar)
                continue
            }
            let start = rest
            let flag = rest.first.flatMap { "-0_^".unicodeScalars.contains($0) ? rest.popFirst() : nil }
            if let sign = rest.popFirst(), let text = field(sign, flag) {
                result += flag == "^" ? text.uppercased() : text
            } else {
                result += "%"
                rest = start
            }
        }
        return result
    }

    private func field(_ sign: Unicode.Scalar, _ flag: Unicode.Scalar?) -> String? {
        let flag = flag ?? ("ekl".unicodeScalars.contains(sign) ? "_" : "0")
        if let (value, width) = number(sign) {
            let text = "\(value)"
            let missing = flag == "-" ? 0 : max(0, width - text.count)
            return String(repeating: flag == "_" ? " " : "0", count: missing) + text
        }
        switch sign {
        case "a": return String(Self.weekdays[weekday].prefix(3))
        case "A": return Self.weekdays[weekday]
        case "b", "h": return String(Self.months[month - 1].prefix(3))
        case "B": return Self.months[month - 1]
        case "p": return hour < 12 ? "AM" : "PM"
        case "P": return hour < 12 ? "am" : "pm"
        default: return Self.composed[sign].map { text(Array($0.utf8)) }
        }
    }

    private static let composed: [Unicode.Scalar: String] = [
        "c": "%a %b %e %H:%M:%S %Y", "D": "%m/%d/%y", "x": "%m/%d/%y", "F": "%Y-%m-%d", "r": "%I:%M:%S %p",
        "R": "%H:%M", "T": "%H:%M:%S", "X": "%H:%M:%S", "v": "%e-%^b-%Y", "z": "+0000", "Z": "UTC", "%": "%",
        "n": "\n", "t": "\t",
    ]

    private func number(_ sign: Unicode.Scalar) -> (value: Int, width: Int)? {
        switch sign {
        case "d", "e": (day, 2)
        case "H", "k": (hour, 2)
        case "I", "l": ((hour + 11) % 12 + 1, 2)
        case "j": (dayOfYear, 3)
        case "m": (month, 2)
        case "M": (minute, 2)
        case "S": (second, 2)
        case "L": (0, 3)
        case "s": (seconds, 1)
        case "u": (weekday == 0 ? 7 : weekday, 1)
        case "w": (weekday, 1)
        case "U": ((dayOfYear + 6 - weekday) / 7, 2)
        case "W": ((dayOfYear + 6 - (weekday + 6) % 7) / 7, 2)
        case "y": (year % 100, 2)
        case "C": (year / 100, 2)
        case "Y": (year, 4)
        default: nil
        }
    }
}
