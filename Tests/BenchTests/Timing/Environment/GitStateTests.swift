import Testing

@testable import bench

/// What git's answer says.
struct GitStateTests {
  @Test func aCommitAlone() throws {
    let state = try #require(GitState(status: "# branch.oid 0a1b2c\n# branch.head main\n"))
    #expect(state.commit == "0a1b2c")
    #expect(!state.isDirty)
  }

  @Test(arguments: ["1 .M N... 100644 100644 100644 a b README.md", "? Sources/new.swift"])
  func changedAndNewFilesMakeItDirty(line: String) throws {
    let state = try #require(GitState(status: "# branch.oid 0a1b2c\n# branch.head main\n\(line)\n"))
    #expect(state.isDirty)
  }

  @Test(arguments: ["", "# branch.oid (initial)\n# branch.head main\n? Package.swift\n"])
  func withoutACommitThereIsNoState(status: String) {
    #expect(GitState(status: status) == nil)
  }
}
