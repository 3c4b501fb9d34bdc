import Foundation

/// How a process and its child tell each other values: by one line of JSON, in which every number is exact.
extension Encodable {
  func jsonLine() throws(RunFailure) -> String {
    do {
      return String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
    } catch {
      throw RunFailure("\(error)")
    }
  }
}

extension Decodable {
  init(jsonLine: some StringProtocol) throws(InputError) {
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(jsonLine.utf8))
    } catch {
      throw InputError(description: "not what another bench would say: \(jsonLine)".printable)
    }
  }
}
