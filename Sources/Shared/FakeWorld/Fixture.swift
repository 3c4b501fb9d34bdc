import CFixtures
import Foundation

/// What the network says, as files: where the fake server starts, and every way a reply can be bad.
public enum Fixture {
  /// The server's starting state: a JSON array of item objects with explanation, oldest first.
  public static var serverState: Data { data("server") }

  /// A request whose reply has a body to decode.
  public enum Endpoint: String, CaseIterable, Sendable {
    /// `GET /items`: an array of item objects without explanation.
    case list
    /// `GET /items/{id}`: an item object with explanation.
    case detail
    /// `POST /items`: the created item object, without explanation.
    case created
  }

  /// A reply that must be refused, named `<endpoint>-<fault>`.
  ///
  /// Lists are the first three items of the starting state, details its first item, 12.
  public enum Malformed: String, CaseIterable, Sendable {
    /// Cut between the bytes of an emoji.
    case listCutShort = "list-cut-short"
    /// The sign-in page of a captive portal, as HTML.
    case listNotJSON = "list-not-json"
    /// The third item's `enabled` is the string "yes".
    case listWrongType = "list-wrong-type"
    /// An object with the array inside it.
    case listWrongShape = "list-wrong-shape"
    /// The second item has no `title`.
    case listMissingKey = "list-missing-key"
    /// The third item's `owner` has no `login`.
    case listMissingNestedKey = "list-missing-nested-key"
    /// The second item was created in month 13.
    case listBadDate = "list-bad-date"
    /// Decodes, but the third item has the id of the first.
    case listDuplicateIDs = "list-duplicate-ids"

    /// Cut inside the string of the explanation.
    case detailCutShort = "detail-cut-short"
    /// The sign-in page of a captive portal, as HTML.
    case detailNotJSON = "detail-not-json"
    /// The `id` is a string of digits.
    case detailWrongType = "detail-wrong-type"
    /// An array with the object inside it.
    case detailWrongShape = "detail-wrong-shape"
    /// An item as in a list, with no `explanation`.
    case detailMissingKey = "detail-missing-key"
    /// The `owner` has no `login`.
    case detailMissingNestedKey = "detail-missing-nested-key"
    /// The date is written as a database would, with neither T nor Z.
    case detailBadDate = "detail-bad-date"
    /// Decodes, but is item 999, which nobody asked for.
    case detailOtherID = "detail-other-id"

    /// Cut inside the string of the date.
    case createdCutShort = "created-cut-short"
    /// The sign-in page of a captive portal, as HTML.
    case createdNotJSON = "created-not-json"
    /// The `id` is a string of digits.
    case createdWrongType = "created-wrong-type"
    /// An array with the object inside it.
    case createdWrongShape = "created-wrong-shape"
    /// The item has no `id`.
    case createdMissingKey = "created-missing-key"
    /// The `owner` has no `login`.
    case createdMissingNestedKey = "created-missing-nested-key"
    /// The date is "just now".
    case createdBadDate = "created-bad-date"

    /// No bytes at all, bad for every endpoint.
    case empty

    /// The body of the reply, byte for byte.
    public var data: Data { Fixture.data("malformed/\(rawValue)") }

    /// The faults of one endpoint, in order of declaration, `empty` last.
    public static func cases(for endpoint: Endpoint) -> [Self] {
      allCases.filter { $0 == .empty || $0.rawValue.hasPrefix("\(endpoint.rawValue)-") }
    }
  }

  private static func data(_ name: String) -> Data {
    guard let bytes = fixture_bytes(name) else {
      // Each name is a case above, and a test reads them all.
      preconditionFailure("fixtures/\(name).json isn't in fixtures.c")
    }
    return Data(bytes: bytes, count: strlen(bytes))
  }
}
