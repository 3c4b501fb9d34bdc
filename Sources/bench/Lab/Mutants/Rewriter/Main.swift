import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// `Main FOLDER [arguments] [DROPPED…]`: prints a version's mutants, and its files with all but the dropped ones in them;
/// arguments are blanked where that is asked for.
@main
struct Main {
  static func main() throws {
    let folder = URL(filePath: CommandLine.arguments[1])
    let dropped = Set(CommandLine.arguments.dropFirst(2).compactMap { Int($0) })
    // What is no part of the version has no tests in its suite's numbers.
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Extras/") }.sorted()
    let trees = try paths.map {
      Parser.parse(source: try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
    }
    let blanksArguments = CommandLine.arguments.contains("arguments")
    let visitor = AlternativesVisitor(viewMode: .sourceAccurate)
    for tree in trees { visitor.walk(tree) }
    var version = MutatedVersion()
    for (path, tree) in zip(paths, trees) {
      let tree = try OperatorTable.standardOperators.foldAll(tree).cast(SourceFileSyntax.self)
      let rewriter = MutantRewriter(
        file: path, tree: tree, alternatives: visitor.alternatives, after: version.mutants.count,
        without: dropped, blankingArguments: blanksArguments)
      let text = rewriter.rewrite(tree).description
      version.files[path] = ([text] + rewriter.wrappers).joined(separator: "\n")
      version.mutants += rewriter.mutants
    }
    print(String(decoding: try JSONEncoder().encode(version), as: UTF8.self))
  }
}
