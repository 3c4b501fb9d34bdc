import FakeWorld
import Foundation
import Items
import ItemsNetworking
import XCTest

extension HTTPItemsClientTests {
  /// X4.
  func testMalformedListCannotBeDecoded() throws {
    for body in Fixture.Malformed.cases(for: .list) {
      network.script(.list, .body(body.data))
      XCTAssertEqual(items()?.error?.isUndecodable, true, "\(body)")
    }
  }

  /// X4.
  func testMalformedDetailCannotBeDecoded() throws {
    for body in Fixture.Malformed.cases(for: .detail) {
      network.script(.detail, .body(body.data))
      XCTAssertEqual(detail(12)?.error?.isUndecodable, true, "\(body)")
    }
  }

  /// X4.
  func testMalformedAnswerToANewItemCannotBeDecoded() throws {
    for body in Fixture.Malformed.cases(for: .created) {
      network.script(.create, .reply(HTTPResponse(status: 201, body: body.data)))
      XCTAssertEqual(create()?.error?.isUndecodable, true, "\(body)")
      XCTAssertEqual(stage.server.items.count, 3, "\(body)")
    }
  }

  func testEveryMalformedFixtureBelongsToAnEndpoint() {
    let covered = Fixture.Endpoint.allCases.flatMap(Fixture.Malformed.cases(for:))
    XCTAssertEqual(Set(covered), Set(Fixture.Malformed.allCases))
  }

  func testListInWhichAnIdComesTwiceSaysWhich() throws {
    network.script(.list, .body(Fixture.Malformed.listDuplicateIDs.data))
    let reason = "more than one item has the id 12"
    XCTAssertEqual(items(), .failure(.undecodable(reason: reason)))
  }

  func testDetailWithAnotherIdSaysWhich() throws {
    network.script(.detail, .body(Fixture.Malformed.detailOtherID.data))
    let reason = "asked for item 12, got item 999"
    XCTAssertEqual(detail(12), .failure(.undecodable(reason: reason)))
  }

  func testDateOutsideTheCalendarOrWrittenOtherwiseIsMalformed() {
    for date in [
      "2025-02-30T00:00:00Z", "2025-02-29T00:00:00Z", "2025-04-31T00:00:00Z",
      "2025-13-01T00:00:00Z", "2025-00-10T00:00:00Z", "2025-01-00T00:00:00Z",
      "2025-01-01T24:00:01Z", "2025-01-01T00:60:00Z", "2025-01-01T00:00:61Z", "2025-01-01",
      "2025-01-01T00:00:00", "2025-01-01 00:00:00Z", "2025-01-01T00:00:00Z and more",
      " 2025-01-01T00:00:00Z", "25-1-1T0:0:0Z", "", "soon",
      "1582-10-14T23:59:59Z", "1582-10-04T00:00:00Z", "0001-01-01T00:00:00Z",
      "-001-01-01T00:00:00Z",
    ] {
      network.script(.list, .body(list(createdAt: date)))
      XCTAssertEqual(items()?.error?.isUndecodable, true, date)
    }
  }

  func testDateCountsInUTC() throws {
    for (date, seconds) in [
      ("2024-02-29T00:00:00Z", 1_709_164_800.0), ("1970-01-01T00:00:00Z", 0),
      ("2025-12-31T23:59:59Z", 1_767_225_599), ("1582-10-15T00:00:00Z", -12_219_292_800),
    ] {
      network.script(.list, .body(list(createdAt: date)))
      let item = try items()?.get().first
      XCTAssertEqual(item?.createdAt, Date(timeIntervalSince1970: seconds), date)
    }
  }

  /// X4.
  func testNumbersTooBigNullsAndDeepNestsAreMalformedAndNoMore() {
    for body in [
      #"[{"id":9223372036854775808}]"#, #"[{"id":1e999}]"#, "[null]", "null", "[[]]", "\u{FEFF}[",
      String(repeating: "[", count: 100_000),
    ] {
      network.script(.list, .body(Data(body.utf8)))
      XCTAssertEqual(items()?.error?.isUndecodable, true, body)
    }
  }

  /// X4.
  func testListWithRandomBytesChangedIsAListOrMalformed() throws {
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
      let result = try XCTUnwrap(items())
      XCTAssert(result.error == nil || result.error?.isUndecodable == true)
    }
  }

  private func list(createdAt date: String) -> Data {
    Data(
      """
      [{"id":1,"title":"Milk","enabled":true,"created_at":"\(date)","owner":{"login":"mira"}}]
      """.utf8)
  }
}
