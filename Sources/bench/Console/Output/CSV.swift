/// Rows as RFC 4180 has them: plain numbers under the document's keys, no sums.
package enum CSV {
  /// Nothing without rows, since only a row knows the names of its columns.
  package static func text(_ rows: [any ResultRow]) -> String {
    guard let first = rows.first else { return "" }
    let lines = [columns(of: first).map(\.name)] + rows.map { columns(of: $0).map(\.cell) }
    return lines.map { $0.map(\.quotedForCSV).joined(separator: ",") + "\r\n" }.joined()
  }

  static func columns(of row: any ResultRow) -> [(name: String, cell: String)] {
    Mirror(reflecting: row).children.compactMap { property in
      isList(type(of: property.value))
        ? nil : ((property.label ?? "").snakeCase, cell(property.value))
    }
  }

  /// Whether a property is a list of anything but text, also where none is there.
  private static func isList(_ type: Any.Type) -> Bool {
    if let optional = type as? any AnyOptional.Type { return isList(optional.wrapped) }
    return type is any RandomAccessCollection.Type && type != [String].self
  }

  private static func cell(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    switch value {
    case let texts as [String]: return texts.joined(separator: " ")
    case let name as any RawRepresentable: return "\(name.rawValue)"
    case _ where mirror.displayStyle == .optional:
      return mirror.children.first.map { cell($0.value) } ?? ""
    default: return "\(value)"
    }
  }
}

private protocol AnyOptional {
  static var wrapped: Any.Type { get }
}

extension Optional: AnyOptional {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}

extension String {
  /// The name as `JSONEncoder` writes it: `perItemNs` is `per_item_ns`.
  fileprivate var snakeCase: String {
    map { $0.isUppercase ? "_\($0.lowercased())" : String($0) }.joined()
  }

  /// The text in quotes if it holds a comma, a quote, or a line break.
  ///
  /// Looks at scalars, since a combining mark makes one character of itself and the quote before.
  fileprivate var quotedForCSV: String {
    guard unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else {
      return self
    }
    return "\"\(unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined())\""
  }
}
