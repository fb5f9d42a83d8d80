/// The nodes that only Mustache documents have.
extension DocumentBuilder {
    mutating func addValue(_ input: FilteredValue.Input, filters: [TextFilter], place: Range<Int>) {
        filteredValues.append(FilteredValue(input: input, filters: filters))
        add(.filtered(filteredValues.count - 1), place)
    }

    /// Adds a partial. The indentation is nil if the tag is not alone on its line.
    mutating func addPartial(_ tag: MustacheTag, indentation: Range<Int>?) {
        inclusions.append(Inclusion(target: target(of: tag), indentation: indentation))
        add(.partial(inclusions.count - 1), tag.name)
    }

    /// Adds a parent and returns its node; `endSection` ends it.
    mutating func beginParent(_ tag: MustacheTag) -> Int {
        inclusions.append(Inclusion(target: target(of: tag), blocks: [:]))
        return add(.parent(inclusions.count - 1), tag.name)
    }

    mutating func dropText(_ node: Int) {
        let place = nodes[node].place
        nodes[node].place = place.lowerBound..<place.lowerBound
    }

    private mutating func target(of tag: MustacheTag) -> Inclusion.Target {
        tag.isDynamic ? .value(number(of: tag.name)) : .named(source.text(tag.name))
    }
}
