// The names that the build-tool plugin generates, without the files.
let builtInTemplateFiles: [(path: StaticString, text: StaticString, hash: StaticString)] = []
let builtInTemplateFilesFolders: [(name: StaticString, hash: StaticString)] = []
let builtInStandInFiles: [(path: StaticString, text: StaticString, hash: StaticString)] = []
let builtInStandInFilesFolders: [(name: StaticString, hash: StaticString)] = []
