/// A job that every version has code for, and that people look for.
package enum Concept: String, Codable, CaseIterable, Sendable {
  case validation, formatting, dates, navigation, state, errors
  case requests, cancel, replies, caching, wiring, ownership

  /// Says which functions and properties count for this job.
  package var summary: String {
    switch self {
    case .validation: "checks a title, with Items' TitleValidation"
    case .formatting: "formats an item or an error, with Items' ItemText and Formatting"
    case .dates: "formats a date, with Items' ItemText"
    case .navigation: "pushes or pops a screen, or calls code that does"
    case .state: "stores a value of a scene from one tap to the next"
    case .errors: "catches, sorts, ignores, or explains an error"
    case .requests: "calls the client"
    case .cancel: "stores or cancels a request in flight, or calls code that does"
    case .replies: "delivers a reply once, and drops a late one"
    case .caching: "reads or writes the store"
    case .wiring: "creates the objects of the version"
    case .ownership: "holds an object strongly or weakly; the contents of closures don't count"
    }
  }
}
