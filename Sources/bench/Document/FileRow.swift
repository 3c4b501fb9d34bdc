/// What is counted in one file that was named on the command line.
struct FileRow: ResultRow {
  let file: String
  let code: Int
  let comment: Int
  let blank: Int
  let types: Int
  let protocols: Int
}
