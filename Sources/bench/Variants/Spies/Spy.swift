import Observing

/// Stands before a role, and is passed on as it is.
protocol Interposed: AnyObject {}

/// Stands before a role, notes each call, and forwards it; the spies on protocols are generated from it.
class Spy<Role>: Interposed {
  let log: MessageLog
  /// The type of the object behind it.
  let receiver: String
  private let held: Role?
  private weak var object: AnyObject?

  /// On a weak edge the log keeps the spy, which keeps nothing.
  init(_ role: Role, _ log: MessageLog, isWeak: Bool = false) {
    self.log = log
    receiver = String("\(type(of: role as Any))".prefix { $0 != "<" })
    held = isWeak ? nil : role
    object = role as AnyObject
    if isWeak { log.kept.append(self) }
  }

  /// Gone with what is behind a weak edge.
  private var target: Role? { held ?? object as? Role }

  var role: Role {
    guard let target else { preconditionFailure("\(receiver) is asked after it has gone") }
    return target
  }

  /// Forwards a call that is answered.
  func ask<Answer, Failure: Error>(
    _ protocol: String, _ kind: Seam.Kind = .message, from caller: String? = nil,
    _ method: String = #function, _ call: (Role, Seam) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    let seam = Seam(caller ?? log.caller, receiver, `protocol`, method, kind)
    let role = role
    return try log.forward(seam) { () throws(Failure) in try call(role, seam) }
  }

  /// Forwards a call that is awaited.
  ///
  /// The versions of this project have no such calls between their roles. What the role calls follows it in the log, and isn't inside of it, as other calls may come in between.
  func ask<Answer>(
    _ protocol: String, _ kind: Seam.Kind = .message, from caller: String? = nil,
    _ method: String = #function, _ call: (Role, Seam) async throws -> Answer
  ) async rethrows -> Answer {
    let seam = Seam(caller ?? log.caller, receiver, `protocol`, method, kind)
    let role = role
    log.forward(seam) {}
    return try await MessageLog.$called.withValue(seam.to) { try await call(role, seam) }
  }

  /// Forwards a call that isn't, and drops it once nobody is behind a weak edge.
  func tell(
    _ protocol: String, _ kind: Seam.Kind = .message, from caller: String? = nil,
    _ method: String = #function,
    _ call: (Role, Seam) -> Void
  ) {
    if target == nil { return }
    ask(`protocol`, kind, from: caller, method, call)
  }

  /// Notes that a closure of an earlier message is called; once, if it is passed on to another role.
  ///
  /// `Closure` is a type of its own that holds nothing but the closure.
  func reply<Closure>(
    to seam: Seam, _ closure: Closure, _ noting: (Reply) -> Closure
  ) -> Closure {
    let reply = Reply(to: seam, passingOn: log.replies[ClosureIdentity(closure)]?.reply, log)
    let noted = noting(reply)
    log.replies[ClosureIdentity(noted)] = MessageLog.Passed(reply: reply)
    return noted
  }

  /// Notes what is delivered to observers.
  func observe<Value>(
    _ protocol: String, _ property: String = #function, _ source: (Role) -> Observable<Value>
  ) -> Observable<Value> {
    log.observe(source(role), receiver, `protocol`, property)
  }
}
