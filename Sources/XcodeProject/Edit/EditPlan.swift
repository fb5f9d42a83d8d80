import SourceText

/// A new object, before it has a form.
struct NewObject {
    enum Value: Equatable {
        case text(String)
        case item(ArrayItem)
        case list([ArrayItem])
        /// The settings of a build file: a dictionary with the array `ATTRIBUTES`.
        case attributes([String])
    }

    let id: String
    let isa: String
    /// The comment behind the id, or nil if Xcode writes none.
    let annotation: String?
    /// The entries except `isa`, in any order.
    var fields: [String: Value] = [:]
}

/// An id or a text with the comment that follows it.
struct ArrayItem: Equatable {
    let text: String
    var annotation: String?
}

/// New elements for an array of an object that exists.
struct ArrayInsertion {
    /// The number of the object.
    let object: Int
    /// The key of the array.
    let key: String
    /// The elements that the array has.
    let old: [PlistElement]
    /// The new elements, and in front of which element of the old array each one goes.
    var items: [(position: Int, item: ArrayItem)]
}

/// Elements that an array of an object loses.
struct ArrayRemoval {
    /// The number of the object.
    let object: Int
    /// The key of the array.
    let key: String
    /// The positions in the old array.
    var positions: Set<Int>
    /// Whether the key goes as well.
    var removesKey = false
}

/// Everything that an edit does to a project.
struct EditPlan {
    var newObjects: [NewObject] = []
    var insertions: [ArrayInsertion] = []
    /// The numbers of the objects that go.
    var removedObjects: Set<Int> = []
    var removals: [ArrayRemoval] = []
    var changes: [ProjectEdit.Change] = []
    var warnings = Diagnostics()

    /// - Parameter old: the elements that the array has.
    mutating func insert(
        _ item: ArrayItem, at position: Int, among old: [PlistElement], of key: String, in object: Int
    ) {
        if let known = insertions.firstIndex(where: { $0.object == object && $0.key == key }) {
            insertions[known].items.append((position, item))
        } else {
            insertions.append(ArrayInsertion(object: object, key: key, old: old, items: [(position, item)]))
        }
    }

    mutating func remove(_ position: Int, of key: String, in object: Int) {
        if let number = removal(of: key, in: object) {
            removals[number].positions.insert(position)
        } else {
            removals.append(ArrayRemoval(object: object, key: key, positions: [position]))
        }
    }

    /// Returns the number of the removal from an array.
    private func removal(of key: String, in object: Int) -> Int? {
        removals.firstIndex { $0.object == object && $0.key == key }
    }

    /// Plans to remove an object whose array was to be edited.
    mutating func drop(_ object: Int, of key: String) {
        removals.removeAll { $0.object == object && $0.key == key }
        removedObjects.insert(object)
    }

    /// Plans to remove the elements that name removed objects. Returns how many there are, and how many others.
    mutating func removeElements(
        of key: String, in object: Int, of file: ProjectFile
    ) -> (removed: Int, kept: Int) {
        let elements = file.contents(object).elements(key)
        let objects = file.objects(at: elements)
        let gone = elements.indices.filter { objects[$0].map(removedObjects.contains) ?? false }
        for position in gone { remove(position, of: key, in: object) }
        return (gone.count, elements.count - gone.count)
    }

    /// Plans to remove the elements that name removed objects, and the array if no others are in it.
    mutating func removeArray(_ key: String, in object: Int, of file: ProjectFile) {
        let count = removeElements(of: key, in: object, of: file)
        if count.kept == 0, !isFilled(object, key), let number = removal(of: key, in: object) {
            removals[number].removesKey = true
        }
    }

    private func isFilled(_ object: Int, _ key: String) -> Bool {
        insertions.contains { $0.object == object && $0.key == key }
    }

    /// Plans that exception sets go that lose all their paths and get no others, as Xcode does. A set that also has
    /// compiler flags, the visibility of headers or the like stays.
    mutating func removeEmptyExceptionSets(of folders: [SynchronizedFolder], in file: ProjectFile) {
        let key = "membershipExceptions"
        guard removals.contains(where: { $0.key == key }) else { return }
        let known: Set = ["isa", key, "target"]
        for folder in folders {
            for set in folder.exceptions where !isFilled(set.object, key) {
                guard let number = removal(of: key, in: set.object),
                    removals[number].positions.count == set.paths.count,
                    file.contents(set.object).entries.allSatisfy({ known.contains(file.text($0.key)) })
                else { continue }
                drop(set.object, of: key)
            }
            removeArray("exceptions", in: folder.object, of: file)
        }
    }
}
