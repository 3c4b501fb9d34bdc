import Foundation

/// Which statements of docs/SPEC.md the tests of a suite cite.
///
/// `.ci/planted-defects` is compiled with this file.
struct Tags {
  /// The first lines of the tests' comments, by `Class/method` or in Swift Testing by name.
  private var lines: [String: String] = [:]

  init(inSuite folder: URL) throws {
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") {
      read(try String(contentsOf: folder.appending(path: path), encoding: .utf8))
    }
  }

  func knows(_ test: String) -> Bool { lines[test] != nil }

  func has(_ behaviour: String, on test: String) -> Bool {
    lines[test]?.split { " ,./".contains($0) }.contains(Substring(behaviour)) ?? false
  }

  private mutating func read(_ source: String) {
    var name = ""
    var comment: String?
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.firstMatch(of: /^(?:\w+ )*(?:class|struct|extension) (\w+)/) {
        name = String(match.1)
        comment = nil
      }
      if let match = line.firstMatch(of: /^ +(?:\w+ )*func (test\w+)\(/) {
        lines["\(name)/\(match.1)"] = comment ?? ""
      } else if let match = line.firstMatch(of: /^ +func `(.+)`\(/) {
        lines["\(match.1)"] = comment ?? ""
      }
      let text = line.drop { $0 == " " }
      if text.hasPrefix("///") {
        comment = comment ?? String(text)
      } else if text.isEmpty || text.contains(/\b(func|let|var)\b/) {
        comment = nil
      }
    }
  }
}
