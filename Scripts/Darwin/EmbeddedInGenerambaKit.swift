// The names that the build-tool plugin generates for the module, without the files.
let builtInTemplateFiles: [(path: StaticString, text: StaticString, hash: StaticString)] = []
let builtInTemplateFilesFolders: [(name: StaticString, hash: StaticString)] = []

let programHash = ""
