// Usage: make-project FOLDER COUNT [files]
// Writes an Xcode project of an app and its tests, as Xcode would write it, with COUNT Swift files of the app in groups
// of 20. Writes the files themselves only if the last word is there, and leaves them empty.
#define _XOPEN_SOURCE 700
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FILES_OF_GROUP = 20, ID = 25 };

static int count, groups;
static FILE *out;

// The first letter says what an object is for. The other digits are in no order, as in a project of many years.
static const char *id(char kind, int number) {
    static char texts[8][ID];
    static int next;
    char *text = texts[next++ % 8];
    uint64_t mixed = ((uint64_t)kind << 32 | (uint32_t)number) * 0x9E3779B97F4A7C15u;
    mixed = (mixed ^ mixed >> 31) * 0xD6E8FEB86659FD93u;
    mixed ^= mixed >> 29;
    snprintf(text, ID, "%016llX%02X%06X", (unsigned long long)mixed, (unsigned char)kind, (unsigned)number & 0xFFFFFF);
    return text;
}

static const char *name(int file) {
    static char text[64];
    snprintf(text, sizeof text, "Feature%05dComponent%02dViewController.swift", file / FILES_OF_GROUP, file % FILES_OF_GROUP);
    return text;
}

struct entry { char id[ID]; int number; };

static int by_id(const void *a, const void *b) {
    return strcmp(((const struct entry *)a)->id, ((const struct entry *)b)->id);
}

// Writes the objects of a kind in the order of their ids.
static void section(const char *isa, char kind, int size, void (*object)(const char *id, int number)) {
    struct entry *entries = malloc(size * sizeof *entries);
    for (int number = 0; number < size; number++) {
        strcpy(entries[number].id, id(kind, number));
        entries[number].number = number;
    }
    qsort(entries, size, sizeof *entries, by_id);
    fprintf(out, "/* Begin %s section */\n", isa);
    for (int number = 0; number < size; number++) object(entries[number].id, entries[number].number);
    fprintf(out, "/* End %s section */\n\n", isa);
    free(entries);
}

static void build_file(const char *own, int file) {
    fprintf(out, "\t\t%s /* %s in Sources */ = {isa = PBXBuildFile; fileRef = %s /* %s */; };\n",
            own, name(file), id('F', file), name(file));
}

// The two references behind those of the files are the products.
static void reference(const char *own, int file) {
    if (file < count) {
        fprintf(out, "\t\t%s /* %s */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = %s; sourceTree = \"<group>\"; };\n",
                own, name(file), name(file));
    } else {
        const char *product = file == count ? "Shop.app" : "ShopTests.xctest";
        const char *type = file == count ? "wrapper.application" : "wrapper.cfbundle";
        fprintf(out, "\t\t%s /* %s */ = {isa = PBXFileReference; explicitFileType = %s; includeInIndex = 0; path = %s; sourceTree = BUILT_PRODUCTS_DIR; };\n",
                own, product, type, product);
    }
}

// The four groups behind those of the files are the main group, the app's, the tests', and that of the products.
static void group(const char *own, int number) {
    static const char *const names[] = {NULL, "Shop", "ShopTests", "Products"};
    char text[32];
    snprintf(text, sizeof text, "Feature%05d", number);
    const char *title = number < groups ? text : names[number - groups];
    fprintf(out, title ? "\t\t%s /* %s */ = {\n" : "\t\t%s = {\n", own, title);
    fprintf(out, "\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n");
    if (number < groups) {
        for (int file = number * FILES_OF_GROUP; file < count && file < (number + 1) * FILES_OF_GROUP; file++)
            fprintf(out, "\t\t\t\t%s /* %s */,\n", id('F', file), name(file));
    } else if (number == groups) {
        for (int inner = 1; inner < 4; inner++)
            fprintf(out, "\t\t\t\t%s /* %s */,\n", id('6', groups + inner), names[inner]);
    } else if (number == groups + 1) {
        for (int inner = 0; inner < groups; inner++)
            fprintf(out, "\t\t\t\t%s /* Feature%05d */,\n", id('6', inner), inner);
    } else if (number == groups + 3) {
        fprintf(out, "\t\t\t\t%s /* Shop.app */,\n\t\t\t\t%s /* ShopTests.xctest */,\n", id('F', count), id('F', count + 1));
    }
    fprintf(out, "\t\t\t);\n");
    if (title) fprintf(out, "\t\t\t%s = %s;\n", number == groups + 3 ? "name" : "path", title);
    fprintf(out, "\t\t\tsourceTree = \"<group>\";\n\t\t};\n");
}

static void target(const char *own, int number) {
    const char *title = number ? "ShopTests" : "Shop";
    fprintf(out, "\t\t%s /* %s */ = {\n\t\t\tisa = PBXNativeTarget;\n", own, title);
    fprintf(out, "\t\t\tbuildConfigurationList = %s /* Build configuration list for PBXNativeTarget \"%s\" */;\n", id('L', number), title);
    fprintf(out, "\t\t\tbuildPhases = (\n\t\t\t\t%s /* Sources */,\n\t\t\t);\n\t\t\tbuildRules = (\n\t\t\t);\n", id('5', number));
    fprintf(out, "\t\t\tdependencies = (\n\t\t\t);\n\t\t\tname = %s;\n\t\t\tproductName = %s;\n", title, title);
    fprintf(out, "\t\t\tproductReference = %s /* %s */;\n", id('F', count + number), number ? "ShopTests.xctest" : "Shop.app");
    fprintf(out, "\t\t\tproductType = \"com.apple.product-type.%s\";\n\t\t};\n", number ? "bundle.unit-test" : "application");
}

static void project(const char *own, int number) {
    fprintf(out, "\t\t%s /* Project object */ = {\n\t\t\tisa = PBXProject;\n\t\t\tattributes = {\n", own);
    fprintf(out, "\t\t\t\tTargetAttributes = {\n\t\t\t\t\t%s = {\n\t\t\t\t\t\tTestTargetID = %s;\n\t\t\t\t\t};\n\t\t\t\t};\n\t\t\t};\n",
            id('7', 1), id('7', 0));
    fprintf(out, "\t\t\tbuildConfigurationList = %s /* Build configuration list for PBXProject \"Shop\" */;\n", id('L', 2));
    fprintf(out, "\t\t\tcompatibilityVersion = \"Xcode 14.0\";\n\t\t\tmainGroup = %s;\n", id('6', groups + number));
    fprintf(out, "\t\t\tproductRefGroup = %s /* Products */;\n\t\t\tprojectDirPath = \"\";\n\t\t\tprojectRoot = \"\";\n", id('6', groups + 3));
    fprintf(out, "\t\t\ttargets = (\n\t\t\t\t%s /* Shop */,\n\t\t\t\t%s /* ShopTests */,\n\t\t\t);\n\t\t};\n", id('7', 0), id('7', 1));
}

static void sources(const char *own, int number) {
    fprintf(out, "\t\t%s /* Sources */ = {\n\t\t\tisa = PBXSourcesBuildPhase;\n\t\t\tbuildActionMask = 2147483647;\n\t\t\tfiles = (\n", own);
    for (int file = 0; file < count && number == 0; file++)
        fprintf(out, "\t\t\t\t%s /* %s in Sources */,\n", id('B', file), name(file));
    fprintf(out, "\t\t\t);\n\t\t\trunOnlyForDeploymentPostprocessing = 0;\n\t\t};\n");
}

static void configuration(const char *own, int number) {
    fprintf(out, "\t\t%s /* Release */ = {\n\t\t\tisa = XCBuildConfiguration;\n\t\t\tbuildSettings = {\n", own);
    fprintf(out, "\t\t\t\tPRODUCT_NAME = \"$(TARGET_NAME)\";\n\t\t\t\tSWIFT_VERSION = %d.0;\n", number < 3 ? 5 : 6);
    fprintf(out, "\t\t\t};\n\t\t\tname = Release;\n\t\t};\n");
}

static void configurations(const char *own, int number) {
    static const char *const owners[] = {"PBXNativeTarget \"Shop\"", "PBXNativeTarget \"ShopTests\"", "PBXProject \"Shop\""};
    fprintf(out, "\t\t%s /* Build configuration list for %s */ = {\n\t\t\tisa = XCConfigurationList;\n", own, owners[number]);
    fprintf(out, "\t\t\tbuildConfigurations = (\n\t\t\t\t%s /* Release */,\n\t\t\t);\n", id('C', number));
    fprintf(out, "\t\t\tdefaultConfigurationIsVisible = 0;\n\t\t\tdefaultConfigurationName = Release;\n\t\t};\n");
}

static FILE *create(const char *path) {
    FILE *file = fopen(path, "w");
    if (!file) {
        perror(path);
        exit(1);
    }
    return file;
}

// Writes the files into the folders of their groups.
static void write_files(void) {
    mkdir("Shop", 0777);
    for (int file = 0; file < count; file++) {
        char path[128];
        snprintf(path, sizeof path, "Shop/Feature%05d", file / FILES_OF_GROUP);
        if (file % FILES_OF_GROUP == 0) mkdir(path, 0777);
        snprintf(path + strlen(path), sizeof path - strlen(path), "/%s", name(file));
        fclose(create(path));
    }
}

int main(int arguments, char **argument) {
    int has_files = arguments == 4 && strcmp(argument[3], "files") == 0;
    if (arguments != 3 + has_files || (count = atoi(argument[2])) < 1) return 64;
    groups = (count + FILES_OF_GROUP - 1) / FILES_OF_GROUP;
    if (chdir(argument[1]) != 0) {
        perror(argument[1]);
        return 1;
    }
    mkdir("Shop.xcodeproj", 0777);
    out = create("Shop.xcodeproj/project.pbxproj");
    fprintf(out, "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tclasses = {\n\t};\n\tobjectVersion = 56;\n\tobjects = {\n\n");
    section("PBXBuildFile", 'B', count, build_file);
    section("PBXFileReference", 'F', count + 2, reference);
    section("PBXGroup", '6', groups + 4, group);
    section("PBXNativeTarget", '7', 2, target);
    section("PBXProject", 'P', 1, project);
    section("PBXSourcesBuildPhase", '5', 2, sources);
    section("XCBuildConfiguration", 'C', 3, configuration);
    section("XCConfigurationList", 'L', 3, configurations);
    fprintf(out, "\t};\n\trootObject = %s /* Project object */;\n}\n", id('P', 0));
    if (has_files) write_files();
    return fclose(out) != 0;
}
