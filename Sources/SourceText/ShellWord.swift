/// Returns the word quoted for a shell.
package func quotedForShell(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "_-.,/:=".contains($0) }
    return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
}
