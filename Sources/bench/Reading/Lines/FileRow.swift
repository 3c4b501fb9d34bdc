/// What is counted in one file that was named on the command line.
struct FileRow: ResultRow {
  let file: String
  let code: Int
  let comment: Int
  let blank: Int
  let tokens: Int
  let types: Int
  let protocols: Int
}

extension FileRow {
  init(file: String, count: SourceCount) {
    self.init(
      file: file, code: count.code, comment: count.comment, blank: count.blank,
      tokens: count.tokens, types: count.types, protocols: count.protocols)
  }

  var count: SourceCount {
    SourceCount(
      code: code, comment: comment, blank: blank, tokens: tokens, types: types, protocols: protocols
    )
  }
}
