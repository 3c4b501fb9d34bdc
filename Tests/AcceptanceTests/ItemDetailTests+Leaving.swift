import FakeWorld
import Items
import ItemsNetworking
import Testing
import UserDriver

/// Leaving the detail, and replies that come too late.
extension ItemDetailTests {
  /// D4 X5.
  @Test(arguments: Subject.all)
  func `Leaving before the reply cancels the request at once`(subject: Subject) throws {
    let trial = Trial(subject)
    trial.open()
    try trial.user.selectRow(0)
    trial.ended(.replied(200), .pending)
    try trial.user.goBack()
    trial.ended(.replied(200), .cancelled)
    let after = trial.user.snapshot()
    trial.user.waitUntilSettled()
    trial.expect(trial.user.snapshot(), after)
    trial.ended(.replied(200), .cancelled)
    trial.called(.readAll, .replaceAll, .readAll)
  }

  /// D4 D3 X5.
  @Test(arguments: Subject.all)
  func `Leaving during Retry cancels the request at once`(subject: Subject) throws {
    let trial = Trial(subject)
    trial.open()
    trial.network.script(.detail, .offline)
    try trial.user.selectRow(0)
    trial.user.waitUntilSettled()
    try trial.user.tap("detail.retry")
    try trial.user.goBack()
    trial.ended(.replied(200), .failed(.offline), .cancelled)
  }

  /// D4.
  @Test(arguments: Subject.all)
  func `Leaving after the reply cancels nothing`(subject: Subject) throws {
    let trial = Trial(subject)
    trial.open()
    try trial.user.selectRow(0)
    trial.user.waitUntilSettled()
    try trial.user.goBack()
    trial.ended(.replied(200), .replied(200))
  }

  /// D4 X4.
  @Test(arguments: Subject.all, [nil, Failure.offline, .malformed(.detailCutShort), .status(404)])
  func `A late reply changes nothing`(subject: Subject, failure: Failure?) throws {
    let trial = Trial(subject, server: try FakeServer())
    trial.open()
    trial.network.script(.detail, Script(fault: failure?.fault(), isHeld: true))
    try trial.user.selectRow(0)
    try trial.user.goBack()
    let after = trial.user.snapshot()
    trial.network.release(1)
    trial.user.waitUntilSettled()
    trial.network.repeatReply(to: 1)
    trial.user.waitUntilSettled()
    trial.expect(trial.user.snapshot(), after)
    trial.ended(.replied(200), .cancelled)
    trial.called(.readAll, .replaceAll, .readAll)
  }

  /// D4 X4.
  @Test(arguments: Subject.all)
  func `A late reply for one item doesn't reach the detail of another`(
    subject: Subject
  ) throws {
    let trial = Trial(subject)
    trial.open()
    trial.network.holdsReplies = true
    try trial.user.selectRow(0)
    try trial.user.goBack()
    try trial.user.selectRow(1)
    trial.network.release(1)
    trial.user.waitUntilSettled()
    trial.shows("detail.loading")
    trial.explains("")
    trial.network.release(2)
    trial.user.waitUntilSettled()
    trial.showsNoSigns()
    trial.explains("What item number 2 is for.")
  }

  /// D4 L11.
  @Test(arguments: Subject.all)
  func `Leaving cancels no request of the list`(subject: Subject) throws {
    let trial = Trial(subject, stored: [.kept])
    trial.launch()
    try trial.user.selectRow(0)
    try trial.user.goBack()
    trial.ended(.pending, .cancelled)
    trial.user.waitUntilSettled()
    trial.ended(.replied(200), .cancelled)
    trial.lists(trial.server.items)
    trial.showsNoSigns()
  }
}
