import SourceText

/// The error of `--locked` when the lock and the Rambafile disagree.
package struct LockMismatch: Error {
    package let diagnostics: Diagnostics

    package static let hint =
        "run 'generamba template install' without '--locked' and commit \(Lockfile.name)"
}

extension Project {
    /// Checks that the lock has exactly the templates that the Rambafile asks for.
    ///
    /// - Throws: `LockMismatch` with all problems.
    package func check(_ lock: Lockfile?) throws {
        guard let lock else {
            throw LockMismatch(diagnostics: .error("there is no \(Lockfile.name)", hint: LockMismatch.hint))
        }
        var found = Diagnostics()
        for reference in rambafile.templates {
            if let problem = lock.problem(with: reference, in: self) {
                found.addError(problem, at: reference.name.range, hint: LockMismatch.hint)
            }
        }
        guard found.hasErrors else { return }
        found.add(contentsOf: lock.surplus(besides: rambafile.templates.map(\.name.value)))
        throw LockMismatch(diagnostics: found)
    }

    /// Checks that the lock has exactly the templates that are installed for the Rambafile.
    ///
    /// - Parameter names: the templates that the Rambafile asks for, and those that they require.
    /// - Throws: `LockMismatch` with all problems.
    package func check(_ lock: Lockfile?, with names: [TemplateName]) throws {
        var found = Diagnostics()
        for name in names where lock?[name] == nil {
            found.addError("the lock has no '\(name)'", hint: LockMismatch.hint)
        }
        found.add(contentsOf: lock?.surplus(besides: names) ?? Diagnostics())
        if found.hasErrors { throw LockMismatch(diagnostics: found) }
    }
}

extension Lockfile {
    /// The errors for locked templates other than some.
    fileprivate func surplus(besides names: [TemplateName]) -> Diagnostics {
        let known = Set(names)
        return Diagnostics(
            templates.filter { !known.contains($0.name) }.map {
                .error(
                    "the lock has '\($0.name)', which the Rambafile does not name",
                    hint: "run 'generamba template install --prune' and commit \(Lockfile.name)")
            })
    }

    /// Why a template cannot be installed from the lock; nil when it can.
    fileprivate func problem(with reference: TemplateReference, in project: Project) -> String? {
        let name = reference.name.value
        guard let locked = self[name] else { return "the lock has no '\(name)'" }
        guard locked.fits(reference, in: project) else { return "the lock has '\(name)' from another source" }
        return locked.files.isEmpty ? "the lock has no files of '\(name)'" : nil
    }
}
