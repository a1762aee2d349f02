import SourceModel
import Testing

@Suite("The hashes of lines")
struct LineHashTests {
  @Test(
    "are those that GitHub computes, whatever ends the lines",
    arguments: [
      ("", ["c129715d7a2bc9a3:1"]),
      ("\n", ["3c5bef55b72b93c9:1", "c129715d7a2bc9a3:1"]),
      (
        "a\tb\r\n  c\r\rd 😀\nab\n\n  ",
        [
          "1b1f063ee7e27309:1", "d5e93bc627454028:1", "8553b240a84b9d9f:1", "4cf89d5253cd3591:1",
          "42a15aa17a08a59e:1", "3c5bef55b72b93c9:1", "c129715d7a2bc9a3:1",
        ]
      ),
      (
        "line 0\nline 1 \(String(repeating: "y", count: 120))\nline 2",
        ["5ffc4079a3fa1710:1", "ee51f7326246f300:1", "e716bd193db49e69:1"]
      ),
    ])
  func lines(text: String, expected: [String]) {
    let hashes = LineHashes(Array(text.utf8))
    #expect((1...expected.count + 1).map { hashes[$0] } == expected + [nil])
  }

  @Test("number lines that are the same as far as they reach")
  func equalLines() {
    let hashes = LineHashes(Array(String(repeating: "same\n", count: 30).utf8))
    #expect(
      [1, 2, 10, 11, 12, 31].map { hashes[$0] } == [
        "6468d5768bad9560:1", "6468d5768bad9560:2", "6468d5768bad9560:10", "6468d5768bad9560:11",
        "6468d593175bf9e7:1", "c129715d7a2bc9a3:1",
      ])
  }
}
