import HeadlessKit
import Testing

struct RefreshControlTests {
  let control = RefreshControl()
  let log = Log()

  init() {
    control.addAction(
      Action { [control, log] in log.append("refreshing: \(control.isRefreshing)") },
      for: .valueChanged)
  }

  @Test func `It is hidden until it refreshes`() {
    #expect(control.isHidden)
    #expect(!control.isRefreshing)
  }

  @Test func `A pull starts refreshing, then tells`() {
    control.pull()
    #expect(log.entries == ["refreshing: true"])
    #expect(!control.isHidden)
  }

  @Test func `A pull while refreshing tells nothing`() {
    control.pull()
    control.pull()
    #expect(log.entries.count == 1)
  }

  @Test func `A pull works again after refreshing has ended`() {
    control.pull()
    control.endRefreshing()
    #expect(!control.isRefreshing)
    control.pull()
    #expect(log.entries.count == 2)
  }

  @Test func `A disabled control can't be pulled, nor one in a table that takes no touches`() {
    control.isEnabled = false
    control.pull()
    control.isEnabled = true
    let table = TableView()
    table.refreshControl = control
    table.isUserInteractionEnabled = false
    control.pull()
    #expect(log.entries == [])
    #expect(!control.isRefreshing)
  }

  @Test func `Code that begins refreshing tells nothing`() {
    control.beginRefreshing()
    #expect(control.isRefreshing)
    #expect(log.entries == [])
  }
}
