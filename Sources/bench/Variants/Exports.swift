// Until each module names what it stands on.
@_exported import Stopwatch
