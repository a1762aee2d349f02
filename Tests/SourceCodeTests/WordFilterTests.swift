import SourceCode
import Testing

@Suite("Word filter")
struct WordFilterTests {
  @Test(
    "Finds whole words alone",
    arguments: [
      ("let a: GADMediaView?", true), ("GADMediaView", true), ("xGADMediaView", false),
      ("GADMediaViews", false), ("GADMedia View", false), ("", false), ("(Feed+Cell)", true),
      ("\"Feed+Cell\"", true), ("Feeds", false), ("é GADMediaView", true),
    ])
  func wholeWords(_ text: String, _ expected: Bool) {
    let filter = WordFilter(["GADMediaView", "Feed+Cell"])
    #expect(filter.matches(Array(text.utf8)) == expected)
  }

  @Test("Without words nothing matches")
  func empty() { #expect(!WordFilter([]).matches(Array("a b".utf8))) }
}
