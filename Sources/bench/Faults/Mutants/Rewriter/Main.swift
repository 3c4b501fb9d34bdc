import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// `Main SOURCES COPY [DROPPED…]`: copies a version's files with every mutant but the dropped ones in them, and
/// prints all.
@main
struct Main {
  static func main() throws {
    let folders = CommandLine.arguments[1...2].map { URL(filePath: $0) }
    let dropped = Set(CommandLine.arguments.dropFirst(3).compactMap { Int($0) })
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folders[0].path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    let sources = try paths.map {
      try String(contentsOf: folders[0].appending(path: $0), encoding: .utf8)
    }
    // What is no part of the version has no tests in its suite's numbers.
    let isExtra = paths.map { $0.hasPrefix("Extras/") }
    let visitor = AlternativesVisitor(viewMode: .sourceAccurate)
    for (source, isExtra) in zip(sources, isExtra) where !isExtra {
      visitor.walk(Parser.parse(source: source))
    }
    var mutants: [Mutant] = []
    for (index, path) in paths.enumerated() {
      let text =
        try isExtra[index]
        ? sources[index]
        : mutated(sources[index], path, &mutants, visitor.alternatives, without: dropped)
      try write(text, to: folders[1].appending(path: path))
    }
    print(String(decoding: try JSONEncoder().encode(mutants), as: UTF8.self))
  }

  private static func mutated(
    _ source: String, _ path: String, _ mutants: inout [Mutant], _ alternatives: [[String]],
    without dropped: Set<Int>
  ) throws -> String {
    let operators = OperatorTable.standardOperators
    let tree = try operators.foldAll(Parser.parse(source: source)).cast(SourceFileSyntax.self)
    let rewriter = MutantRewriter(
      file: path, tree: tree, alternatives: alternatives, after: mutants.count, without: dropped)
    let text = rewriter.rewrite(tree).description
    mutants += rewriter.mutants
    return ([text] + rewriter.wrappers).joined(separator: "\n")
  }

  /// Leaves a file alone that says so already, so that it needn't be compiled again.
  private static func write(_ text: String, to file: URL) throws {
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
