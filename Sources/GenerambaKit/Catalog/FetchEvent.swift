/// What happens while repositories are fetched, perhaps several at once.
package enum FetchEvent: Sendable {
    /// A repository is asked for something. What ends last ends it.
    case began(String)
    case ended(String)
    /// Some time has passed.
    case goesOn
}
