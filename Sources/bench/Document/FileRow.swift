/// What is counted in one file that was named on the command line.
struct FileRow: Codable, Equatable, Sendable {
  let file: String
  let code: Int
  let comment: Int
  let blank: Int
  let types: Int
  let protocols: Int
}
