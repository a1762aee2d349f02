import Linting
import Testing

@Suite("Patterns for paths")
struct GlobPatternTests {
  @Test(
    "B25 B32: stand for a path; what is no wildcard, such as + and a space, stands for itself",
    arguments: [
      ("a.xib", "a.xib"), ("a/b", "a/b"), ("./a/b/", "a/b"), ("a/**", "a"), ("*.xib", "x.xib"),
      ("a/*/c", "a/b/c"), ("**/c", "c"), ("**/c", "a/b/c"), ("a/**/c", "a/c"),
      ("a/**/c", "a/b/b/c"), ("?.xib", "é.xib"), ("*é*", "caffé.xib"),
      ("a+(b)[c].xib", "a+(b)[c].xib"),
      ("Ad View/*", "Ad View/x.xib"), ("**", "a/b"), ("*a*b*", "xxaxxbxx"),
      ("**/a/**/b", "a/a/x/b/b"),
    ])
  func matches(pattern: String, path: String) {
    #expect(GlobPattern(pattern).matches(path.split(separator: "/")))
  }

  @Test(
    "do not stand for another",
    arguments: [
      ("a.xib", "b/a.xib"), ("*.xib", "a/b.xib"), ("a/*/c", "a/c"), ("a/*", "a/b/c"), ("a", "A"),
      ("?.xib", "ab.xib"), ("a.xib", "axxib"), ("a/**/c", "a/b"), ("**/c", "a/cc"), ("[ab]", "a"),
      ("a", ""),
    ])
  func differs(pattern: String, path: String) {
    #expect(!GlobPattern(pattern).matches(path.split(separator: "/")))
  }

  @Test("are matched in no time, however many stars they have")
  func stars() {
    let stars = String(repeating: "*a", count: 60)
    let folders = String(repeating: "**/a/", count: 60)
    let name = String(repeating: "a", count: 400) + "b"
    let path = Array(repeating: Substring("a"), count: 400) + ["b"]
    #expect(!GlobPattern(stars).matches([Substring(name)]))
    #expect(!GlobPattern(folders + "a").matches(path))
  }
}
