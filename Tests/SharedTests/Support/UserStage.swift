import FakeWorld
import HeadlessKit
import ItemsScreens
import UserDriver

/// A list of 30 rows on screen, a form to put on top of it, and a person in front.
final class UserStage {
  let loop = EventLoop()
  let navigation = NavigationController()
  let list: ListScreen
  let form = AddItemView()
  let user: User
  private let window = Window()

  init(rows: Int = 30) {
    list = ListScreen(source: RowsSource(count: rows))
    user = User(navigationController: navigation, loop: loop)
    navigation.pushViewController(list)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  /// Puts the form on top.
  func showForm() {
    navigation.pushViewController(PlainScreen(AddItemView.screenTitle, showing: form))
  }
}
