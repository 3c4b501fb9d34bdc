/// A source with what its lines are: `c` for code, `/` for comment, `.` for blank.
struct LineCase: Sendable, CustomStringConvertible {
  let description: String
  let source: String
  let lines: String

  init(_ description: String, _ source: String, _ lines: String) {
    self.description = description
    self.source = source
    self.lines = lines
  }

  static let all = ends + comments + strings + interpolations + regexes + words
}
