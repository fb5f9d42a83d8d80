// The names that the build-tool plugin generates, without the files.
let builtInTemplateFiles: [(path: StaticString, text: StaticString)] = []
let builtInStandInFiles: [(path: StaticString, text: StaticString)] = []
