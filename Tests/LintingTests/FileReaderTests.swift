import Linting
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite("Reading a file")
struct FileReaderTests {
  @Test("gives all its bytes", arguments: [0, 1, 65_536, 200_000])
  func whole(count: Int) throws {
    try TemporaryFolder.use { folder throws in
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 31) }
      try folder.write(bytes, to: "f")
      #expect(try FileReader.bytes(ofFile: folder.absolute("f")) == bytes)
    }
  }

  @Test("never waits for a pipe")
  func pipe() throws {
    try TemporaryFolder.use { folder throws in
      #expect(mkfifo(folder.absolute("pipe.xib"), 0o600) == 0)
      #expect(reason(folder, "pipe.xib") == "it is no regular file but a pipe")
      #expect(
        Run.lines(of: try Run.report(in: folder.path)) == [
          "pipe.xib:1:1 error unreadable_file"
        ])
    }
  }

  @Test("stops before a file that is too large")
  func tooLarge() throws {
    try TemporaryFolder.use { folder throws in
      try folder.write("", to: "big.xib")
      #expect(truncate(folder.absolute("big.xib"), off_t(FileReader.limit + 1)) == 0)
      #expect(reason(folder, "big.xib") == "it is larger than 64 MiB")
    }
  }

  @Test("says why it cannot")
  func failures() throws {
    try TemporaryFolder.use { folder throws in
      #expect(reason(folder, "gone") == "no such file or folder")
      #expect(reason(folder, ".") == "it is a folder")
      #expect(reason(folder, String(repeating: "x", count: 300)) == "its path is too long")
      try folder.link("circle", to: "circle")
      #expect(reason(folder, "circle") == "its symbolic links lead in a circle")
    }
    let device = #expect(throws: ReadFailure.self) { try FileReader.bytes(ofFile: "/dev/null") }
    #expect(device?.reason == "it is no regular file but a device or socket")
  }

  private func reason(_ folder: TemporaryFolder, _ name: String) -> String? {
    #expect(throws: ReadFailure.self) { try FileReader.bytes(ofFile: folder.absolute(name)) }?
      .reason
  }
}
