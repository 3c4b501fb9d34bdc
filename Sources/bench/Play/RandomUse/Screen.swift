import UserDriver

/// The screens, by the titles of their tables.
enum Screen: String, CaseIterable {
  case list = "On the list"
  case detail = "On the detail"
  case form = "On the form"

  init(of user: User) {
    switch user.screens.last {
    case "Item": self = .detail
    case "New item": self = .form
    default: self = .list
    }
  }
}
