import SourceText
import SystemAccess

/// Problems in the format SARIF 2.1.0: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
struct SARIFLog: Encodable {
    private let run: JSONObject

    init(_ problems: [PlacedProblem], of command: String, version: String) {
        let placed = problems.filter { $0.path != nil }
        // Code scanning refuses results without a place.
        let others = problems.filter { $0.path == nil }
        var counts: [String: Int] = [:]
        let results = placed.map { problem in
            counts[problem.identity, default: 0] += 1
            return problem.result(number: counts[problem.identity] ?? 1)
        }
        let rules = Set(problems.map(\.rule)).sorted().map { ["id": $0] }
        run = JSONObject([
            "automationDetails": ["id": "generamba-\(command)/"], "columnKind": "unicodeCodePoints",
            "invocations": [
                JSONObject([
                    "executionSuccessful": !others.contains { $0.severity == .error },
                    "toolExecutionNotifications": others.map(\.notification),
                ])
            ], "results": results,
            "tool": ["driver": JSONObject(["name": "Generamba", "version": version, "rules": rules])],
        ])
    }

    func encode(to encoder: any Encoder) throws {
        let schema =
            "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
        try JSONObject(["$schema": schema, "version": "2.1.0", "runs": [run]]).encode(to: encoder)
    }
}

extension PlacedProblem {
    /// What stays the same if lines are added above it.
    fileprivate var identity: String { "\(rule)\n\(path?.text ?? "")\n\(message)" }

    /// - Parameter number: which one of those with the same identity it is.
    fileprivate func result(number: Int) -> JSONObject {
        JSONObject([
            "ruleId": rule, "level": severity, "message": escapedText,
            "locations": [
                location(
                    ["uri": uri(path?.text ?? ""), "uriBaseId": "%SRCROOT%"], range?.region ?? firstLine)
            ],
            "partialFingerprints": ["generamba/v1": "\(sha256(of: Array(identity.utf8))):\(number)"],
            "relatedLocations": generated.map {
                [location(["uri": uri($0.file.path)], $0.region, "the generated code")]
            },
        ])
    }

    fileprivate var notification: JSONObject {
        JSONObject(["associatedRule": ["id": rule], "level": severity, "message": escapedText])
    }

    /// The region of a problem that has no place in its file. Code scanning asks for a line.
    private var firstLine: JSONObject { JSONObject(["startLine": 1]) }

    /// The text, in which no brackets make a link.
    private var escapedText: [String: String] { ["text": text.replacing("](", with: "] (")] }
}

extension SourceRange {
    fileprivate var region: JSONObject {
        JSONObject(["startLine": line, "startColumn": codePoints.start, "endColumn": codePoints.end])
    }
}

private func location(
    _ artifact: [String: String], _ region: JSONObject, _ message: String? = nil
) -> JSONObject {
    JSONObject([
        "physicalLocation": JSONObject(["artifactLocation": artifact, "region": region]),
        "message": message.map { ["text": $0] },
    ])
}

/// Returns a path as a URI, relative unless the path is absolute.
private func uri(_ path: String) -> String {
    (isAbsolutePath(path) ? "file://" : "")
        + path.utf8.map { byte in
            let isPlain = byte < 0x80 && (Character(Unicode.Scalar(byte)).isLetter || 0x30...0x39 ~= byte)
            let digits = String(0x100 + Int(byte), radix: 16, uppercase: true).dropFirst()
            return isPlain || "-._~/".utf8.contains(byte) ? String(Unicode.Scalar(byte)) : "%\(digits)"
        }.joined()
}
