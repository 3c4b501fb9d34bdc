/// Stands before a role: a spy, which is passed on as it is.
protocol Interposed: AnyObject {}
