#!/bin/sh
# Generates the modules of the app, and what they share. To change a module, change its command here, and run this file.
set -eu
cd "$(dirname "$0")"

# What the modules share.
generamba gen Viper rviper_foundation
generamba gen Sections rviper_section_foundation

# The first screen: a table whose sections are modules.
generamba gen Feed rviper_section_table

# A section with the posts of one kind.
generamba gen News rviper_section_module \
    --entities 'Post(id: Int, title: String)' \
    --inputs 'kind: String'

# A section with the people who write.
generamba gen People rviper_section_module \
    --entities 'Person(id: Int, name: String)'

# The ways from the sections and from a story.
generamba gen Reading route \
    --router_targets 'story(id: Int), author(name: String)'

# A post: a screen that holds two modules. The comments give the name of an author back.
generamba gen Story rviper_container \
    --children 'article(id: Int), comments(id: Int) -> String'

generamba gen Article rviper_controller \
    --inputs 'id: Int' \
    --load 'fetchBody(id: Int) async throws -> Body' \
    --entities 'Body(title: String, text: String)' \
    --no-module_output

# Selecting a comment reports it.
generamba gen Comments rviper_controller \
    --inputs 'id: Int' \
    --load 'fetchComments(id: Int) async throws -> [Comment]' \
    --entities 'Comment(author: String, text: String)' \
    --outputs 'didChoose(comment: Comment)'

# An author, whose name it hands on to two other screens, which give a text back.
generamba gen Author rviper_controller \
    --inputs 'name: String' \
    --load 'fetchProfile(name: String) async throws -> Profile' \
    --entities 'Profile(city: String, motto: String)' \
    --router_targets 'note(name: String) -> String, albums(name: String) -> String' \
    --no-module_output

# A note about an author.
generamba gen Note rviper_controller \
    --inputs 'name: String' \
    --outputs 'didSave(text: String)'

# An album of an author: a cell that loads photos, which the user can scroll.
generamba gen Album rviper_cell \
    --inputs 'id: Int, title: String' \
    --load 'fetchPhotos(id: Int) async throws -> [String]' \
    --outputs 'didChoose'

# What the modules get from the network.
generamba gen Content service \
    --functions 'obtainItems(kind: String) async throws -> [Post],
        obtainItems() async throws -> [Person],
        fetchBody(id: Int) async throws -> Body,
        fetchComments(id: Int) async throws -> [Comment],
        fetchProfile(name: String) async throws -> Profile,
        fetchPhotos(id: Int) async throws -> [String]'
