/// What is counted in one file.
struct FileCount: Equatable, Sendable {
  let file: String
  let count: SourceCount
}
