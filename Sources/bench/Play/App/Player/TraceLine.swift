import Arms

/// One line of what happened: what the user or the world did, or a call.
enum TraceLine: Equatable {
  case step(String)
  case call(MessageLog.Entry, SourcePlace?)
}
