/// Progress of fetches, several of which may run at once.
package enum FetchEvent: Sendable {
    /// A request to a repository begins. The fetching is over when the last request ends.
    case began(String)
    case ended(String)
    /// Some time has passed.
    case goesOn
}
