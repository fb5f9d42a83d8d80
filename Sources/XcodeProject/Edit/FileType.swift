extension ProjectPath {
    /// Whether a folder with this name is a file for Xcode, as an asset catalog is.
    package var isBundle: Bool {
        let type = FileType.of(name)
        let kinds = ["folder.", "wrapper.", "file.playground", "file.xcplaygroundpage"]
        return kinds.contains(where: type.hasPrefix)
    }
}

/// The types that Xcode records for files. It tells them by the extension.
enum FileType {
    /// Returns the `lastKnownFileType` of a file. Upper and lower case matter for the extensions of C only.
    static func of(_ name: String) -> String {
        let ext = fileExtension(of: name)
        return byExtension[ext] ?? byExtension[ext.lowercased()] ?? "text"
    }

    /// Returns the class of the build phase that Xcode puts a file in, or nil for headers, documents and the like.
    static func phase(of name: String) -> String? {
        let ext = fileExtension(of: name)
        if compiled.contains(ext) || compiled.contains(ext.lowercased()) { return "PBXSourcesBuildPhase" }
        return resources.contains(ext.lowercased()) ? "PBXResourcesBuildPhase" : nil
    }

    private static func fileExtension(of name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return String(name[name.index(after: dot)...])
    }

    private static let compiled = words(
        """
        swift m mm M c cc cp cpp cxx c++ C tcc i ii mi mii metal s asm nasm d y ym ymm yp ypp yxx yy l lm lmm lp
        lpp lxx intentdefinition xcdatamodel xcdatamodeld xcmappingmodel mlmodel mlkitmodel mlpackage docc defs mig
        iig r rez cl f f77 f90 f95 for applescript
        """)

    private static let resources = words(
        """
        xib nib storyboard xcassets strings stringsdict xcstrings json png jpg jpeg gif pdf svg heic tif tiff bmp
        icns ico ttf otf ttc html htm css js wav mp3 m4a aiff au caf mid midi mov mp4 m4v avi mpeg mpg sks scnassets
        scnp dae usdz reality atlas xcstickers rtf rtfd bundle xcprivacy skybox icon
        """)

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    /// The type of each extension, from the specifications of Xcode's build system.
    private static let byExtension: [String: String] = {
        var types: [String: String] = [:]
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            for ext in words.dropFirst() { types[ext] = words[0].replacing("*", with: ext) }
        }
        return types
    }()

    /// A type in each line, then its extensions, which `*` stands for.
    private static let table = """
        archive.* asdictionary ear jar ppob tar war zip
        archive.ar a lib
        archive.binhex hqx
        archive.gzip gz
        archive.macbinary bin
        archive.metal-library metallib
        archive.rsrc rsrc view
        archive.stuffit sit
        audio.* au mp3 wav
        audio.aiff aiff cdda
        audio.midi mid midi
        com.apple.instruments.instrdst instrdst
        com.apple.instruments.package-definition instrpkg
        compiled.* air rcx
        compiled.javaclass class
        compiled.mach-o.dylib dll dylib so
        compiled.mach-o.objfile o
        file aac caf car cer crt dat db der flac heic heif m4a m4v mobileprovision mp4 ogg otf p12 reality shortcut
        file sqlite ttc ttf usdz webp woff woff2
        file.* intentdefinition playground referenceobject sks skybox storyboard uicatalog
        file.* xcplaygroundpage xib
        file.mlmodel mlkitmodel mlmodel
        file.scp scnp
        folder.* aimodel iconset imagecatalog mlpackage rkassets
        folder.assetcatalog xcassets
        folder.documentationcatalog docc
        folder.iconcomposer.icon icon
        folder.skatlas atlas
        folder.stickers xcstickers
        image.* bmp gif icns ico pdf png
        image.jpeg jpeg jpg
        image.pict pct pict
        image.tiff tif tiff
        net.daringfireball.markdown markdown md mdown text
        sourcecode.* applescript iig java metal nasm nqc swift
        sourcecode.ada ada adb ads
        sourcecode.asm s
        sourcecode.asm.asm asm
        sourcecode.asm.llvm llx
        sourcecode.c.c c
        sourcecode.c.c.preprocessed i
        sourcecode.c.h h pch
        sourcecode.c.objc m
        sourcecode.c.objc.preprocessed mi
        sourcecode.clips clp
        sourcecode.cpp.cpp C c++ cc cp cpp cxx tcc
        sourcecode.cpp.cpp.preprocessed ii
        sourcecode.cpp.h H h++ hh hp hpp hxx ipp pch++
        sourcecode.cpp.objcpp M mm
        sourcecode.cpp.objcpp.preprocessed mii
        sourcecode.dtrace d
        sourcecode.dylan dylan lid
        sourcecode.exports exp
        sourcecode.fortran f for
        sourcecode.fortran.f77 f77
        sourcecode.fortran.f90 f90 f95
        sourcecode.glsl ctrl eval frag fragment fs fsh geom geometry gs gsh vert vertex vs vsh
        sourcecode.javascript javascript js jscript
        sourcecode.lex l ll lm lmm lp lpp lxx
        sourcecode.make gmk mak make
        sourcecode.mig defs mig
        sourcecode.module-map map modulemap
        sourcecode.opencl cl
        sourcecode.pascal inc p pas pp
        sourcecode.protobuf proto
        sourcecode.rez r rez
        sourcecode.text-based-dylib-definition tbd
        sourcecode.typescript ts tsx
        sourcecode.yacc y ym ymm yp ypp yxx yy
        text txt
        text.* apinotes css json rtf xcconfig xcfilelist
        text.html htm html
        text.html.other jsp rhtml shtml
        text.json.xcstrings xcstrings
        text.man 1
        text.pbxproject pbxproj
        text.plist dict
        text.plist.* entitlements pbfilespec pblangspec scriptSuite scriptTerminology strings
        text.plist.* stringsdict xcappextensionpoints xcbuildrules xclangspec xcspec xcsynspec
        text.plist.* xctxtmacro
        text.plist.app-privacy privacy
        text.plist.ibClassDescription classdescription classdescriptions
        text.plist.xml plist
        text.script.* csh sh worksheet
        text.script.perl perl pl pm
        text.script.php php php3 php4 phtml
        text.script.python py
        text.script.ruby rb rbw
        text.xml dtd gpx xconf xcprivacy xhtml xmap xml xsl xslt xsp
        text.xml.dae dae
        text.xml.ibArchivingDescription archivingdescription
        text.yaml yaml yml
        video.avi avi
        video.mpeg mpeg mpg
        video.quartz-composer qtz
        video.quicktime moov mov
        wrapper.* artifactbundle framework htmld rtfd scnassets scncache storyboardc xcclassmodel
        wrapper.* xcdatamodel xcdatamodeld xcframework xcmappingmodel
        wrapper.app-extension appex pluginkit
        wrapper.application app
        wrapper.driver-extension dext
        wrapper.dsym dSYM dsym
        wrapper.installer-mpkg mpkg
        wrapper.installer-pkg pkg
        wrapper.kernel-extension kext
        wrapper.nib nib nib~
        wrapper.pb-project xcode xcodeproj
        wrapper.pb-target xctarget
        wrapper.plug-in bundle
        wrapper.spotlight-importer mdimporter
        wrapper.system-extension systemextension
        wrapper.workspace xcworkspace
        wrapper.xpc-service xpc
        """
}
