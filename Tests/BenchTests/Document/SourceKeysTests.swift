import Foundation
import Testing

@testable import bench

/// The keys of what is read from sources; CSV has the same names as columns.
struct SourceKeysTests {
  private let feature = FeatureRow(architecture: "A", part: .tests, scene: .detail)
  private let suite: SuiteRow

  init() throws {
    let folder = try TemporaryFolder([
      "Sources/Shared/Client.swift": "protocol Client {}\n", "Sources/A/A.swift": "struct A {}\n",
      "Tests/ATests/ATests.swift": "class ATests: XCTestCase {\n  func testA() {}\n}\n",
    ])
    suite = SuiteRow(try Suite(of: "A", in: folder.path), assertions: 4)
  }

  @Test func ofFeatures() throws {
    #expect(
      try json(feature) == """
        {"architecture":"A","code":0,"code_elsewhere":0,"files":0,"files_elsewhere":0,\
        "part":"tests","protocols":0,"scene":"ItemDetail","types":0}
        """)
    try expectColumns(of: CSV.features([feature]), toBeKeysOf: feature)
  }

  @Test func ofSuites() throws {
    #expect(
      try json(suite) == """
        {"architecture":"A","assertions":4,"doubles":0,"lines_per_test":1,"set_up":2,\
        "test_cases":1,"tests":1}
        """)
    try expectColumns(of: CSV.suites([suite]), toBeKeysOf: suite)
  }

  private func expectColumns(of table: Table, toBeKeysOf row: some Encodable) throws {
    let object = try JSONSerialization.jsonObject(with: Data(json(row).utf8))
    let keys = try #require(object as? [String: Any]).keys
    #expect(table.columns.map(\.title).sorted() == keys.sorted())
  }

  private func json(_ row: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(row), as: UTF8.self)
  }
}
