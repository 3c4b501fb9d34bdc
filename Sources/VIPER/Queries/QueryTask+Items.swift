import Items

extension QueryTask<[Item]> {
  /// Fetches the list; that it is over is published before a caller hears of it.
  static func items(
    from client: any ItemsClient, notifying center: QueryNotificationCenter?
  ) -> QueryTask {
    let task = start(client.fetchItems)
    if let center {
      task.addHandler { center.publish(ItemsQueryDidFinish(result: $0)) }
    }
    return task
  }
}
