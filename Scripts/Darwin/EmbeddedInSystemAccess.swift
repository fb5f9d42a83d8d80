// The names that the build-tool plugin generates for the module, without the files.
let builtInTables: [(path: StaticString, text: StaticString, hash: StaticString)] = [("", "", "")]
