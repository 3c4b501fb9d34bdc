/// Which role of a version makes each call that leaves it; fixed, since the call stack lies when the kit
/// calls back.
struct EdgeCallers {
  /// Who sends a request, and who calls it off.
  struct Request {
    let sender: String
    let canceller: String
  }

  let fetchItems: Request
  let fetchDetail: Request
  let createItem: Request
  let deleteItems: Request
  let readAll: String
  let replaceAll: String
  let insert: String
  let removeAll: String
  /// Who pushes, by the type of the screen pushed.
  let push: [String: String]
  /// Who pushes any other screen.
  let otherwise: String
  let pop: String
}
