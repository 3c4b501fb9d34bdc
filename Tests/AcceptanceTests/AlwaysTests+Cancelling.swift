import FakeWorld
import HeadlessKit
import Items
import ItemsNetworking
import Testing
import UserDriver

/// Cancelling: when it happens, when not, and what it is worth without the network's help.
extension AlwaysTests {
  /// X5 D4.
  @Test(arguments: Subject.all)
  func `Leaving a detail cancels even if the screen lives on`(subject: Subject) throws {
    let trial = Trial(subject)
    trial.open()
    try trial.user.selectRow(0)
    let screen = trial.world.navigationController.topViewController
    try trial.user.goBack()
    trial.ended(.replied(200), .cancelled)
    withExtendedLifetime(screen) {}
  }

  /// X5 A6.
  @Test(arguments: Subject.all)
  func `Leaving a form cancels even if the screen lives on`(subject: Subject) throws {
    let trial = Trial(subject)
    trial.open()
    try trial.save("Milk")
    let screen = trial.world.navigationController.topViewController
    try trial.user.goBack()
    trial.ended(.replied(200), .cancelled)
    withExtendedLifetime(screen) {}
  }

  /// X5.
  @Test(arguments: Subject.all)
  func `Nothing is cancelled by being released`(subject: Subject) throws {
    for open in [{ try $0.user.selectRow(0) }, { try $0.save("Milk") }] as [Visit.Action] {
      let trial = Trial(subject, stored: [.kept])
      trial.launch()
      try open(trial)
      trial.world.close()
      #expect(trial.network.exchanges.map(\.outcome) == [.pending, .pending])
    }
  }

  /// X5 D4.
  @Test(arguments: Subject.all)
  func `A detail that was left ignores a reply that cancelling didn't stop`(
    subject: Subject
  ) throws {
    let trial = Trial(subject)
    trial.launchWithStubbornClient()
    trial.user.waitUntilSettled()
    try trial.user.selectRow(0)
    let screen = try #require(trial.world.navigationController.topViewController)
    try trial.user.goBack()
    trial.user.waitUntilSettled()
    let label = screen.view.descendant(withIdentifier: "detail.explanation") as? Label
    trial.expect(label?.text, "")
    trial.stacks("Items")
  }

  /// X5 A6.
  @Test(arguments: Subject.all)
  func `A form that was left ignores a reply that cancelling didn't stop`(
    subject: Subject
  ) throws {
    let trial = Trial(subject)
    trial.launchWithStubbornClient()
    trial.user.waitUntilSettled()
    try trial.save("Milk")
    let screen = trial.world.navigationController.topViewController
    try trial.user.goBack()
    try trial.user.selectRow(0)
    trial.user.waitUntilSettled()
    trial.stacks("Items", "Item")
    trial.called(.readAll, .replaceAll, .readAll)
    trial.sent("GET /items", "POST /items", "GET /items/1")
    withExtendedLifetime(screen) {}
  }

  /// X5 A4.
  @Test(arguments: Subject.all)
  func `A load that was replaced ignores a reply that cancelling didn't stop`(
    subject: Subject
  ) throws {
    let trial = Trial(subject, stored: [.kept])
    trial.network.script(.list, Script(isHeld: true))
    trial.network.script(.list, Script(isHeld: true))
    trial.launchWithStubbornClient()
    try trial.save("Milk")
    trial.user.waitUntilSettled()
    trial.network.release(0)
    trial.user.waitUntilSettled()
    trial.shows("items.loading")
    trial.lists([.kept])
    trial.called(.readAll, .insert)
    trial.network.releaseAll()
    trial.user.waitUntilSettled()
    trial.showsNoSigns()
    trial.lists(trial.server.items)
  }
}

extension Trial {
  fileprivate func launchWithStubbornClient() {
    launch(client: StubbornClient(HTTPItemsClient(transport: network)))
  }
}
