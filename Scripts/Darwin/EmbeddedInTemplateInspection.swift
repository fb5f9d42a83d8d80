// The names that the build-tool plugin generates for the module, without the files.
let builtInStandInFiles: [(path: StaticString, text: StaticString, hash: StaticString)] = []
let builtInStandInFilesFolders: [(name: StaticString, hash: StaticString)] = []
