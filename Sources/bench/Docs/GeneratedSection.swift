import Foundation

/// A part of a document that a command writes, between two marks.
enum GeneratedSection: String, CaseIterable {
  case calls, allocations, latency, lines, tests

  private var start: String { "<!-- \(rawValue): written by `swift run bench docs` -->\n" }

  private var end: String { "<!-- end of \(rawValue) -->\n" }

  /// Returns what stands between the marks; `nil` where a mark is missing.
  func content(in document: String) -> Substring? {
    guard let start = document.range(of: start), let end = document.range(of: end),
      start.upperBound <= end.lowerBound
    else { return nil }
    return document[start.upperBound..<end.lowerBound]
  }

  /// Returns the document with new content between the marks; throws where a mark is missing.
  func replace(with content: String, in document: String) throws(InputError) -> String {
    guard let old = self.content(in: document) else {
      throw InputError(
        description: "README.md: the marks for “\(rawValue)” are missing; "
          + "put back the lines \(start.dropLast()) and \(end.dropLast())")
    }
    return document.replacingCharacters(in: old.startIndex..<old.endIndex, with: content)
  }
}
