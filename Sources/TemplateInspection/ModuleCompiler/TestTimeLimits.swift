/// How long tests may take, in seconds. A test that takes longer hangs: it is ended and counts as failed.
enum TestTimeLimits {
    /// The limit for one test.
    static let one = 10
    /// The limit for all tests of a module.
    static let all = 60
}
