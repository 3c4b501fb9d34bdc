import Foundation

#if canImport(SwiftSource)
import SwiftSource
#endif

/// Which statements of docs/SPEC.md the tests of a suite cite.
///
/// `.ci/planted-defects` is compiled with this file, and with SwiftSource's own.
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

  func tests(of behaviour: String) -> [String] {
    lines.keys.filter { has(behaviour, on: $0) }.sorted()
  }

  func has(_ behaviour: String, on test: String) -> Bool {
    lines[test]?.split { " ,./".contains($0) }.contains(Substring(behaviour)) ?? false
  }

  private mutating func read(_ source: String) {
    let file = SwiftFile(path: "", text: source)
    for function in file.functions {
      let first = file.text(ofLine: function.lines.lowerBound)
      let comment = first.hasPrefix("///") ? first : ""
      if function.name.hasPrefix("test") {
        lines["\(function.owner.name)/\(function.name)"] = comment
      } else if function.name.contains(" ") {
        lines[function.name] = comment
      }
    }
  }
}
