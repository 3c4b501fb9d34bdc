import FakeWorld
import HeadlessKit
import ItemsScreens
import Testing
import UserDriver

/// These tests are in Swift Testing, which alone can expect that a process exits; all others are in XCTest.
struct TrapTests {
  @Test(arguments: Trap.allCases) func `What can't be done traps, and says why`(trap: Trap) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [trap] in
      trap.spring()
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains(trap.rawValue), "\(words)")
  }
}

/// What the kit, the shared cell, and the network refuse to do, by the reason they give.
enum Trap: String, CaseIterable, Codable {
  case samePush = "Pushing the same view controller instance more than once is not supported"
  case stackOnStack = "Pushing a navigation controller is not supported"
  case twoStacks = "A view controller can't be on two stacks"
  case twoWindows =
    "A view controller can't fill a window and be on a stack or in another window"
  case visibleRoot = "A view controller that fills a window can't be pushed"
  case hiddenWindow = "A window can't be hidden again"
  case newView = "The view of a screen can't be replaced while it shows"
  case noView = "loadView has to assign a view"
  case noSuper = "viewDidAppear without viewWillAppear: an override has to call super"
  case newRoot = "The root of a window can't change once it is visible"
  case twoControllers = "A view can only be associated with at most one view controller at a time"
  case viewInItself = "A view can't be put into itself or into what is in it"
  case negativeTable = "A table can't show a negative number of rows"
  case negativeRows = "A table can't have a negative number of rows"
  case cellTwice = "A cell can't show two rows"
  case noItemCell = "The table has no ItemCell registered"
  case reloadWhileAsking = "A table can't reload or scroll while it asks for cells"
  case reloadWhileCounting = "A table can't reload or scroll while it asks for the number of rows"
  case noDelivery = "A reply arrives at least once; hold one that is never to arrive"
  case noWidth = "A screen is at least one column wide"

  func spring() {
    let (navigation, screen, window) = (NavigationController(), ViewController(), Window())
    switch self {
    case .samePush: for _ in 1...2 { navigation.pushViewController(screen) }
    case .stackOnStack: navigation.pushViewController(NavigationController())
    case .twoStacks:
      navigation.pushViewController(screen)
      NavigationController().pushViewController(screen)
    case .twoWindows:
      for window in [window, Window()] {
        window.rootViewController = screen
        window.makeKeyAndVisible()
      }
    case .visibleRoot:
      window.rootViewController = screen
      window.makeKeyAndVisible()
      navigation.pushViewController(screen)
    case .newRoot:
      window.makeKeyAndVisible()
      window.rootViewController = screen
    case .twoControllers: ViewController().view = screen.view
    case .viewInItself:
      window.addSubview(screen.view)
      screen.view.addSubview(window)
    case .hiddenWindow:
      window.makeKeyAndVisible()
      window.isHidden = true
    case .newView:
      window.rootViewController = screen
      window.makeKeyAndVisible()
      screen.view = View()
    case .noView: _ = Viewless().view
    case .noSuper: navigation.viewDidAppear()
    case .negativeTable: _ = TableView(viewportRows: -1)
    case .negativeRows: Rows(count: -1).reload()
    case .cellTwice: Rows(count: 2).reload()
    case .noItemCell: _ = ItemCell.dequeue(from: TableView())
    case .reloadWhileAsking: Rows(count: 2, reloadsWhenAsked: .cell).reload()
    case .reloadWhileCounting: Rows(count: 2, reloadsWhenAsked: .count).reload()
    case .noDelivery: _ = Script(deliveries: 0)
    case .noWidth: _ = TextRenderer(width: 0)
    }
  }
}

private final class Viewless: ViewController {
  override func loadView() {}
}

/// Gives one cell for all rows.
private final class Rows: TableViewDataSource {
  enum Question {
    case count, cell
  }

  private let table = TableView()
  private let cell = TableViewCell()
  private let count: Int
  private let reloading: Question?

  init(count: Int, reloadsWhenAsked reloading: Question? = nil) {
    self.count = count
    self.reloading = reloading
    table.dataSource = self
  }

  func reload() {
    table.reloadData()
  }

  func numberOfRows(in tableView: TableView) -> Int {
    if reloading == .count { tableView.reloadData() }
    return count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    if reloading == .cell { tableView.reloadData() }
    return cell
  }
}
