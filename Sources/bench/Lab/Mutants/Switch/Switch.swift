import Foundation

/// The mutant that is on; 0 is none.
private let _mutant = Int(ProcessInfo.processInfo.environment["MUTANT"] ?? "") ?? 0

/// A byte for each mutant, in a file, so that it outlives a crash: 1 where it was reached, 2 where it turned out
/// to be none.
nonisolated(unsafe) private let _reached: UnsafeMutableRawPointer? = {
  guard let path = ProcessInfo.processInfo.environment["MUTANTS_REACHED"] else { return nil }
  let file = open(path, O_RDWR)
  let memory = mmap(nil, 1 << 12, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
  return memory == MAP_FAILED ? nil : memory
}()

private func _note(_ id: Int, _ value: UInt8) {
  guard let noted = _reached?.load(fromByteOffset: id, as: UInt8.self), noted < value else {
    return
  }
  _reached?.storeBytes(of: value, toByteOffset: id, as: UInt8.self)
}

/// Whether a mutant is on.
public func _m(_ id: Int) -> Bool {
  _note(id, 1)
  return id == _mutant
}

public func _b(_ id: Int, _ value: Bool) -> Bool { _m(id) != value }

public func _n(_ id: Int, _ value: Int) -> Int { _m(id) ? value + 1 : value }

public func _s(_ id: Int, _ value: String) -> String { _m(id) ? value + "?" : value }

public func _o<Value>(_ id: Int, _ value: Value?) -> Value? { _m(id) ? nil : value }

public func _a<Element>(_ id: Int, _ value: [Element]) -> [Element] { _m(id) ? [] : value }

public func _e<Value>(_ id: Int, _ other: Value, else value: Value) -> Value {
  _m(id) ? other : value
}

/// An argument, or its neighbour of the same type.
public func _x<Value>(
  _ id: Int, _ value: @autoclosure () throws -> Value, _ other: @autoclosure () throws -> Value
) rethrows -> Value {
  _m(id) ? try other() : try value()
}

/// An argument whose neighbour is of another type.
@_disfavoredOverload
public func _x<Value, Other>(
  _ id: Int, _ value: @autoclosure () throws -> Value, _ other: @autoclosure () throws -> Other
) rethrows -> Value {
  _note(id, 2)
  return try value()
}

/// An argument, or what stands for none of its type.
public func _d(_ id: Int, _ value: String) -> String { _m(id) ? "" : value }

public func _d(_ id: Int, _ value: Bool) -> Bool { _b(id, value) }

public func _d(_ id: Int, _ value: Int) -> Int { _m(id) ? 0 : value }

public func _d<Value>(_ id: Int, _ value: Value?) -> Value? { _o(id, value) }

public func _d<Element>(_ id: Int, _ value: [Element]) -> [Element] { _a(id, value) }

/// An argument of a type that has nothing of the kind.
@_disfavoredOverload
public func _d<Value>(_ id: Int, _ value: Value) -> Value {
  _note(id, 2)
  return value
}

/// A reference that is weak, until a mutant keeps what it refers to.
struct _Weak<Value> {
  private let id: Int
  private weak var object: AnyObject?
  private var kept: AnyObject?

  init(_ id: Int, _ value: Value?) {
    self.id = id
    self.value = value
  }

  var value: Value? {
    get { object as? Value }
    set {
      object = newValue as AnyObject?
      kept = _m(id) ? object : nil
    }
  }
}
