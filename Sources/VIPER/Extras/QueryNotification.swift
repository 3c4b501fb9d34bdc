/// Says that a query is over.
package protocol QueryNotification {}
