import GenerambaKit
import SourceText

extension String {
    /// The text with each occurrence of a term in bold, ignoring case.
    func highlighting(_ term: String, _ paint: ANSIStyle) -> String {
        let letters = Array(self)
        let wanted = term.map { $0.lowercased() }
        guard paint.isOn, !wanted.isEmpty else { return self }
        var result = ""
        var index = 0
        while index < letters.count {
            let found = letters[index...].prefix(wanted.count)
            if found.map({ $0.lowercased() }) == wanted {
                result += paint.bold(String(found))
                index += wanted.count
            } else {
                result.append(letters[index])
                index += 1
            }
        }
        return result
    }
}
