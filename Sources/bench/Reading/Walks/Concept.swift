/// Something that every version has code for, and people look for.
package enum Concept: String, Codable, CaseIterable, Sendable {
  case validation, formatting, dates, navigation, state, errors
  case requests, cancel, replies, caching, wiring, ownership

  /// What is taken for it.
  package var summary: String {
    switch self {
    case .validation: "checks a title, by Items' TitleValidation"
    case .formatting: "puts an item or a failure into words, by Items' ItemText and Formatting"
    case .dates: "makes text of a date, by Items' ItemText"
    case .navigation: "pushes or pops a screen, leads there, or asks for that"
    case .state: "keeps a value of a scene from one tap to the next"
    case .errors: "catches, sorts, drops, or words what went wrong"
    case .requests: "calls the client"
    case .cancel: "keeps a request in flight, calls it off, or leads to that"
    case .replies: "lets a request's reply through once, and none that comes late"
    case .caching: "reads or writes the store"
    case .wiring: "makes the objects of the version"
    case .ownership: "holds an object, or knows it weakly; closures aren't looked into"
    }
  }
}
