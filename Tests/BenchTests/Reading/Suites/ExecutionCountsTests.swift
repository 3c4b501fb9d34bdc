import Foundation
import Testing

@testable import bench

struct ExecutionCountsTests {
  /// Two counts in one file: seven from 1:1 on, two from 3:5 on.
  private let report = """
    {"data": [{"files": [
      {"filename": "/A.swift", "segments": [
        [1, 1, 7, true, true, false], [3, 5, 2, true, true, false], [9, 1, 0, false, false, false]
      ]}
    ], "functions": []}], "type": "llvm.coverage.json.export", "version": "2.0.1"}
    """

  private func assertions(_ positions: [(Int, Int)], in path: String = "/A.swift") throws -> Int {
    let counts = try JSONDecoder().decode(ExecutionCounts.self, from: Data(report.utf8))
    let file = TestFile(path: path, tests: [], assertions: positions.map { $0 })
    return try counts.assertions(in: file)
  }

  @Test func anAssertionCountsAsOftenAsItsRegionRan() throws {
    #expect(try assertions([(1, 1)]) == 7)
    #expect(try assertions([(3, 4), (3, 5), (4, 1)]) == 7 + 2 + 2)
    #expect(try assertions([(9, 1), (12, 1)]) == 0)
    #expect(try assertions([]) == 0)
  }

  @Test func aFileThatIsMissingIsAnErrorOnlyIfItAsserts() throws {
    #expect(try assertions([], in: "/B.swift") == 0)
    #expect(throws: InputError.self) { try assertions([(1, 1)], in: "/B.swift") }
  }
}
