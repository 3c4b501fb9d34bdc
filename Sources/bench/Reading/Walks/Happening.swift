import Arms

/// Something that happens in one version while a flow runs: a call, or what is no call of a trace.
struct Happening {
  let does: WalkRow.Deed
  let depth: Int
  let kind: Seam.Kind
  let from: String
  let to: String
  let method: String
  let place: SourcePlace?
}

extension Happening {
  init(_ does: WalkRow.Deed, _ entry: MessageLog.Entry, _ member: SourceIndex.Member?) {
    let seam = entry.seam
    self.init(
      does: does, depth: entry.depth, kind: seam.kind, from: seam.from, to: seam.to,
      method: seam.method, place: member?.place)
  }

  /// A static call, by the role that makes it.
  init(
    _ does: WalkRow.Deed, in entry: MessageLog.Entry, by role: String, _ member: SourceIndex.Member,
    to type: String, _ method: String
  ) {
    self.init(
      does: does, depth: entry.depth + 1, kind: .message, from: role, to: type, method: method,
      place: member.place)
  }
}
