import Console
import Reading
import Suites

/// How each suite answers a question: the test, what it takes, and what it catches.
struct QuestionSection {
  let rows: [ProofRow]
  let root: String

  var text: String {
    get throws(InputError) {
      let codes = try rows.map { row throws(InputError) in try row.code(in: root) }
      let head = """
        | version | lines of the test | number of its doubles | lines of the doubles | bugs that it notices |
        | :-- | --: | --: | --: | :-- |

        """
      return head + rows.map(line).joined() + zip(rows, codes).map(code).joined()
    }
  }

  private func line(_ row: ProofRow) -> String {
    let bugs = row.caught.map { $0.contains("`") ? $0 : "`\($0)`" }.joined(separator: "; ")
    let cells = [
      row.version.versionName, "\(row.code)", "\(row.doubles.count)", "\(row.doubles.sum(\.code))",
      bugs,
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }

  private func code(_ row: ProofRow, _ lines: [String]) -> String {
    let doubles = row.doubles.map { link($0.name, to: $0.file, $0.line) }
    let with = doubles.isEmpty ? "no double" : doubles.joined(separator: ", ")
    return """

      ### \(row.version.versionName)

      \(link(row.test, to: row.file, row.line)), with \(with).

      ```swift
      \(lines.joined(separator: "\n"))
      ```

      """
  }

  /// From a document in a folder of the package's.
  private func link(_ name: String, to file: String, _ line: Int) -> String {
    "[`\(name)`](../\(file)#L\(line))"
  }
}
