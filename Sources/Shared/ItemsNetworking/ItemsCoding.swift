import Foundation

/// JSON as client and server agree on it: ISO 8601 dates in UTC, keys in a fixed order.
package enum ItemsCoding {
  /// 15 October 1582, the first day of the Gregorian calendar.
  private static let firstDate = Date(timeIntervalSince1970: -12_219_292_800)

  package static func encode<Value: Encodable>(_ value: Value) -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(value)
    } catch {
      // Text, whole numbers, and dates always encode.
      preconditionFailure("\(Value.self) doesn't encode: \(error)")
    }
  }

  package static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
  {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom(date)
    return try decoder.decode(type, from: data)
  }

  /// Foundation takes 30 February for 2 March and ignores what follows the time, hence the way back.
  private static func date(from decoder: any Decoder) throws -> Date {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    let style = Date.ISO8601FormatStyle()
    guard let date = try? style.parse(text), style.format(date) == text, date >= firstDate else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "“\(text)” is no date like 2026-02-03T04:05:06Z since 15 October 1582")
    }
    return date
  }
}
