@testable import GenerambaKit
@testable import SourceText

func fuzzRambafile(_ bytes: [UInt8]) {
    let file = SourceFile(path: "Rambafile", bytes: bytes)
    var warnings = Diagnostics()
    let rambafile = valueOrDiagnostics { try Rambafile.parse(file, diagnostics: &warnings) }
    check(warnings)
    if let rambafile {
        expect(
            !rambafile.projectTargets.isEmpty || rambafile.projectFilePath?.value.isEmpty == false,
            "a Rambafile with neither a target nor a folder")
        for place in rambafile.places { expect(place.file == file, "a value from another file") }
        for template in rambafile.templates {
            expect(
                template.name.value.folder.components.count == 1,
                "a template's name")
        }
    }
    fuzzAnswers(String(decoding: bytes, as: UTF8.self))
}

/// The Rambafile that `setup` writes must contain the given answers.
private func fuzzAnswers(_ text: String) {
    let texts = text.split(separator: "\u{1}", omittingEmptySubsequences: false).map(String.init)
    func answer(_ index: Int) -> String? { index < texts.count && !texts[index].isEmpty ? texts[index] : nil }
    let answers = RambafileAnswers(
        company: answer(0), projectName: answer(1) ?? "Shop", prefix: answer(2),
        projectTarget: answer(3) ?? "App",
        projectFilePath: answer(4), testTarget: answer(5), testFilePath: answer(6), templates: [])
    var warnings = Diagnostics()
    let file = SourceFile(path: "Rambafile", text: answers.rambafile)
    let read: Rambafile
    do {
        read = try Rambafile.parse(file, diagnostics: &warnings)
    } catch {
        fatalError("what was written cannot be read: \(error)\n\(answers.rambafile)")
    }
    expect(warnings.all.isEmpty, "warnings about what was written")
    let pairs = [
        (answers.company, read.company?.value), (answers.projectName, read.projectName.value),
        (answers.prefix, read.prefix?.value), (answers.projectTarget, read.projectTargets.first?.value),
        (answers.projectFilePath, read.projectFilePath?.value),
        (answers.testTarget, read.testTargets.first?.value),
        (answers.testFilePath, read.testFilePath?.value),
    ]
    for (written, read) in pairs {
        expect(written.map { Array($0.unicodeScalars) } == read.map { Array($0.unicodeScalars) }, "\(pairs)")
    }
}

extension Rambafile {
    /// The ranges of its values.
    fileprivate var places: [SourceRange] {
        let texts =
            [projectName, company, author, prefix, productModuleName, projectFilePath, testFilePath]
            + projectTargets + testTargets + catalogs
        return texts.compactMap { $0?.range } + templates.compactMap(\.name.range)
    }
}
