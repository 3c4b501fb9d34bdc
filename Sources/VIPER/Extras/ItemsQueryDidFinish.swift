import Items

/// Says that the list was fetched, or why it wasn't.
package struct ItemsQueryDidFinish: QueryNotification {
  package let result: QueryResult<[Item]>

  package init(result: QueryResult<[Item]>) {
    self.result = result
  }
}
