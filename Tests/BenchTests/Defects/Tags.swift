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
    // Made once: it takes longer than to match a line.
    let type = /^(?:\w+ )*(?:class|struct|extension) (\w+)/
    let method = /^(?:\w+ )*func (test\w+|`.+`)\(/
    let declarations: Set<Substring> = ["func", "let", "var"]
    var name = ""
    var comment: String?
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.drop { $0 == " " }
      let words = text.split(separator: " ")
      if text.count == line.count, let match = text.firstMatch(of: type) {
        name = String(match.1)
        comment = nil
      } else if words.contains("func"), let match = text.firstMatch(of: method) {
        let test = match.1.trimmingPrefix("`").prefix { $0 != "`" }
        lines[match.1.first == "`" ? String(test) : "\(name)/\(test)"] = comment ?? ""
      }
      if text.hasPrefix("///") {
        comment = comment ?? String(text)
      } else if text.isEmpty || !declarations.isDisjoint(with: words) {
        comment = nil
      }
    }
  }
}
