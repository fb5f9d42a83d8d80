#!/bin/sh
# Generates the modules of the app, and the service that they share. To change a module, change its command here, and
# run this file.
set -eu
cd "$(dirname "$0")"

# A list of posts. Selecting one opens its detail; pulling the list down loads it again.
generamba gen Feed swiftui_mvvm \
    --load 'fetchPosts() async throws -> [Post]' \
    --entities 'Post(id: Int, title: String)' \
    --router_targets 'detail(id: Int)' \
    --events 'pullToRefresh: fetchPosts'

# The article of a post. It is opened with the id of the post, which `load` takes, and hands the id on.
generamba gen Detail swiftui_mvvm \
    --load 'fetchArticle(id: Int) async throws -> Article' \
    --entities 'Article(title: String, text: String)' \
    --router_targets 'comments(id: Int)'

# The comments on a post.
generamba gen Comments swiftui_mvvm \
    --load 'fetchComments(id: Int) async throws -> [Comment]' \
    --entities 'Comment(author: String, text: String)'

# A form that sends a new post.
generamba gen Compose swiftui_mvvm --no-state \
    --use_cases 'send(text: String) async throws' \
    --events 'tapSendButton: send'

# The settings, with the version of the app. The screen with the themes gives a name back.
generamba gen Settings swiftui_mvvm \
    --load 'fetchVersion() -> String' \
    --router_targets 'themes() -> String'

# A list of themes. Selecting one reports it.
generamba gen Themes swiftui_mvvm \
    --load 'fetchThemes() -> [Theme]' \
    --entities 'Theme(name: String)' \
    --outputs 'didChoose(theme: Theme)'

# What the modules get from the network.
generamba gen News service \
    --functions 'fetchPosts() async throws -> [Post],
        fetchArticle(id: Int) async throws -> Article,
        fetchComments(id: Int) async throws -> [Comment],
        send(text: String) async throws'
