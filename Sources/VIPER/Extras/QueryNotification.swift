/// Says that a query is over, and how it ended.
package protocol QueryNotification {
  associatedtype Value

  var result: QueryResult<Value> { get }
}
