/// A file to be written where there is none.
struct NewFile: Equatable, Sendable {
  var path: String
  let text: String
}
