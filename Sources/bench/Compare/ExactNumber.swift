/// A number that is the same in every run of the same code.
struct ExactNumber {
  /// What a run measures as one: a version's calls in a flow, its lines of a part.
  struct Subject: Hashable {
    let part: String
    let architecture: String
    let name: String
  }

  /// Numbers with the same key add up.
  struct Key: Hashable {
    let subject: Subject
    let metric: String
    /// Whether more of it costs more; a detail only says where a difference comes from.
    let isCost: Bool
  }

  let key: Key
  let value: Int
}

extension ExactNumber.Subject {
  func numbers(
    _ costs: KeyValuePairs<String, Int>, details: KeyValuePairs<String, Int> = [:]
  ) -> [ExactNumber] {
    costs.map { .init(key: .init(subject: self, metric: $0, isCost: true), value: $1) }
      + details.map { .init(key: .init(subject: self, metric: $0, isCost: false), value: $1) }
  }
}
