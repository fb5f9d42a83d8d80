import SourceText

/// The error of `--locked` when the lock and the Rambafile disagree.
package struct LockMismatch: Error {
    package let diagnostics: Diagnostics

    static let hint = "run 'generamba template install' without '--locked' and commit \(Lockfile.name)"
}

extension Rambafile {
    /// Checks that the lock has exactly the templates that the Rambafile asks for.
    ///
    /// - Throws: `LockMismatch` with all problems.
    func check(_ lock: Lockfile?) throws {
        guard let lock else {
            throw LockMismatch(diagnostics: .error("there is no \(Lockfile.name)", hint: LockMismatch.hint))
        }
        var found = Diagnostics()
        for reference in templates {
            if let problem = lock.problem(with: reference, in: self) {
                found.addError(problem, at: reference.name.range, hint: LockMismatch.hint)
            }
        }
        let names = Set(templates.map(\.name.value))
        for template in lock.templates where !names.contains(template.name) {
            found.addError(
                "the lock has '\(template.name)', which the Rambafile does not name",
                hint: "run 'generamba template install --prune' and commit \(Lockfile.name)")
        }
        if found.hasErrors { throw LockMismatch(diagnostics: found) }
    }
}

extension Lockfile {
    /// Why a template cannot be installed from the lock; nil when it can.
    fileprivate func problem(with reference: TemplateReference, in rambafile: Rambafile) -> String? {
        let name = reference.name.value
        guard let locked = self[name] else { return "the lock has no '\(name)'" }
        guard locked.fits(reference, in: rambafile) else {
            return "the lock has '\(name)' from another source"
        }
        return locked.files.isEmpty ? "the lock has no files of '\(name)'" : nil
    }
}
