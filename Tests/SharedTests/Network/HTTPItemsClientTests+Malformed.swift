import FakeWorld
import Foundation
import Items
import Testing

extension HTTPItemsClientTests {
  /// X4.
  @Test(arguments: Fixture.Malformed.cases(for: .list))
  func `A malformed list can't be decoded`(body: Fixture.Malformed) throws {
    network.script(.list, .body(body.data))
    #expect(items()?.error?.isUndecodable == true)
  }

  /// X4.
  @Test(arguments: Fixture.Malformed.cases(for: .detail))
  func `A malformed detail can't be decoded`(body: Fixture.Malformed) throws {
    network.script(.detail, .body(body.data))
    #expect(detail(12)?.error?.isUndecodable == true)
  }

  /// X4.
  @Test(arguments: Fixture.Malformed.cases(for: .created))
  func `A malformed answer to a new item can't be decoded`(body: Fixture.Malformed) throws {
    network.script(.create, .reply(HTTPResponse(status: 201, body: body.data)))
    #expect(create()?.error?.isUndecodable == true)
    #expect(stage.server.items.count == 3)
  }

  @Test func `Every malformed fixture belongs to an endpoint`() {
    let covered = Fixture.Endpoint.allCases.flatMap(Fixture.Malformed.cases(for:))
    #expect(Set(covered) == Set(Fixture.Malformed.allCases))
  }

  @Test func `A list in which an id comes twice says which`() throws {
    network.script(.list, .body(Fixture.Malformed.listDuplicateIDs.data))
    let reason = "more than one item has the id 12"
    #expect(items() == .failure(.undecodable(reason: reason)))
  }

  @Test func `A detail with another id says which`() throws {
    network.script(.detail, .body(Fixture.Malformed.detailOtherID.data))
    let reason = "asked for item 12, got item 999"
    #expect(detail(12) == .failure(.undecodable(reason: reason)))
  }

  @Test(arguments: [
    "2025-02-30T00:00:00Z", "2025-02-29T00:00:00Z", "2025-04-31T00:00:00Z",
    "2025-13-01T00:00:00Z", "2025-00-10T00:00:00Z", "2025-01-00T00:00:00Z",
    "2025-01-01T24:00:01Z", "2025-01-01T00:60:00Z", "2025-01-01T00:00:61Z", "2025-01-01",
    "2025-01-01T00:00:00", "2025-01-01 00:00:00Z", "2025-01-01T00:00:00Z and more",
    " 2025-01-01T00:00:00Z", "25-1-1T0:0:0Z", "", "soon",
    "1582-10-14T23:59:59Z", "1582-10-04T00:00:00Z", "0001-01-01T00:00:00Z", "-001-01-01T00:00:00Z",
  ])
  func `A date that isn't in the calendar, or not written as agreed, is malformed`(date: String) {
    network.script(.list, .body(list(createdAt: date)))
    #expect(items()?.error?.isUndecodable == true)
  }

  @Test(arguments: [
    ("2024-02-29T00:00:00Z", 1_709_164_800), ("1970-01-01T00:00:00Z", 0),
    ("2025-12-31T23:59:59Z", 1_767_225_599), ("1582-10-15T00:00:00Z", -12_219_292_800),
  ])
  func `A date counts in UTC`(date: String, seconds: Double) throws {
    network.script(.list, .body(list(createdAt: date)))
    let item = try items()?.get().first
    #expect(item?.createdAt == Date(timeIntervalSince1970: seconds))
  }

  /// X4.
  @Test(arguments: [
    #"[{"id":9223372036854775808}]"#, #"[{"id":1e999}]"#, "[null]", "null", "[[]]", "\u{FEFF}[",
    String(repeating: "[", count: 100_000),
  ])
  func `Numbers too big, nulls, and deep nests are malformed and no more`(body: String) {
    network.script(.list, .body(Data(body.utf8)))
    #expect(items()?.error?.isUndecodable == true)
  }

  /// X4.
  @Test func `A list with random bytes changed is a list or malformed, and never a crash`() throws {
    var random = SeededGenerator(seed: 5)
    let body = Fixture.serverState
    for _ in 0..<100 {
      var changed = body
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = changed.indices.randomElement(using: &random) ?? changed.startIndex
        switch Int.random(in: 0..<3, using: &random) {
        case 0: changed[index] = UInt8.random(in: .min ... .max, using: &random)
        case 1: changed.remove(at: index)
        default: changed = changed.prefix(index)
        }
        if changed.isEmpty { break }
      }
      network.script(.list, .body(changed))
      let result = try #require(items())
      #expect(result.error == nil || result.error?.isUndecodable == true)
    }
  }

  private func list(createdAt date: String) -> Data {
    Data(
      """
      [{"id":1,"title":"Milk","enabled":true,"created_at":"\(date)","owner":{"login":"mira"}}]
      """.utf8)
  }
}
