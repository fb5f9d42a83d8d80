// What the build-tool plugin makes: the same names without the files.
let builtInTemplateFiles: [(path: StaticString, text: StaticString)] = []
let builtInStandInFiles: [(path: StaticString, text: StaticString)] = []
