"""A headless Chromium that is told what to do over two pipes, by the DevTools protocol."""
import json
import os
import shutil
import subprocess
import tempfile

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]


def program():
    """The path of a Chromium; None where there is none."""
    return next(filter(None, map(shutil.which, NAMES)), None)


class Browser:
    """One page in a browser of its own."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="page-tests-")
        command_end, self.commands = os.pipe()
        self.answers, answer_end = os.pipe()
        # Chromium reads from descriptor 3 and writes to 4, which the shell makes of ours.
        self.process = subprocess.Popen(
            ["sh", "-c", f'exec "$0" "$@" 3<&{command_end} 4>&{answer_end}', program(),
             "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--no-first-run", "--hide-scrollbars", "--remote-debugging-pipe", f"--user-data-dir={self.folder.name}",
             "about:blank"],
            pass_fds=[command_end, answer_end], stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(command_end)
        os.close(answer_end)
        self.number, self.rest, self.events, self.session = 0, b"", [], None
        self.has_scripts = True
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call(
            "Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log"]:
            self.call(f"{domain}.enable")

    def close(self):
        self.session = None
        self.call("Browser.close")
        self.process.wait()
        self.folder.cleanup()

    def next_message(self):
        while b"\0" not in self.rest:
            piece = os.read(self.answers, 65536)
            if not piece:
                raise RuntimeError("the browser has ended")
            self.rest += piece
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **parameters):
        """Sends a command, and gives its result; events until then are kept."""
        self.number += 1
        command = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            command["sessionId"] = self.session
        os.write(self.commands, json.dumps(command).encode() + b"\0")
        while True:
            message = self.next_message()
            if message.get("id") != self.number:
                self.events.append(message)
            elif "error" in message:
                raise RuntimeError(f"{method}: {message['error']['message']}")
            else:
                return message["result"]

    def open(self, url, scripts=True, **look):
        """Opens a page anew, whatever was open, and waits until it has loaded."""
        self.look(**look)
        self.call("Emulation.setScriptExecutionDisabled", value=not scripts)
        self.has_scripts = scripts
        for address in ["about:blank", url]:
            self.events.clear()
            self.call("Page.navigate", url=address)
            self.wait_until_loaded()

    def look(self, width=1440, theme="light", media=""):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=900,
                  deviceScaleFactor=1, mobile=False)
        self.call("Emulation.setEmulatedMedia", media=media,
                  features=[{"name": "prefers-color-scheme", "value": theme}])

    def reload(self):
        self.events.clear()
        self.call("Page.reload")
        self.wait_until_loaded()

    def wait_until_loaded(self):
        while not any(event["method"] == "Page.loadEventFired" for event in self.events):
            self.events.append(self.next_message())

    def value(self, expression):
        """What an expression of JavaScript comes to, once the page has drawn what is due."""
        drawn = "await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));"
        if not self.has_scripts:
            drawn = ""
        outcome = self.call(
            "Runtime.evaluate", expression=f"(async () => {{ {drawn} return ({expression}); }})()",
            awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in outcome:
            raise RuntimeError(f"{expression}: {outcome['exceptionDetails']}")
        return outcome["result"].get("value")

    def click(self, selector):
        """Clicks with the mouse in the middle of the first such element."""
        place = self.value(f"""(() => {{
            const node = document.querySelector({json.dumps(selector)});
            node.scrollIntoView({{ block: "center" }});
            const [box] = node.getClientRects();
            return {{ x: box.x + box.width / 2, y: box.y + box.height / 2 }};
        }})()""")
        for kind in ["mousePressed", "mouseReleased"]:
            self.call("Input.dispatchMouseEvent", type=kind, button="left", clickCount=1, **place)

    def press(self, key):
        codes = {"Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "ArrowLeft": 37, "ArrowUp": 38,
                 "ArrowRight": 39, "ArrowDown": 40, "Home": 36, "End": 35}
        text = {"Enter": "\r", " ": " "}.get(key)
        more = {"text": text} if text else {}
        for kind in ["keyDown", "keyUp"]:
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key,
                      windowsVirtualKeyCode=codes[key], **more)
            more = {}

    def errors(self):
        """What was thrown, refused, or written to the console as an error since the page was opened."""
        self.value("0")
        found = []
        for event in self.events:
            details = event.get("params", {})
            if event["method"] == "Runtime.exceptionThrown":
                found.append(details["exceptionDetails"]["exception"].get("description", "thrown"))
            elif event["method"] == "Log.entryAdded" and details["entry"]["level"] == "error":
                found.append(details["entry"]["text"])
            elif event["method"] == "Runtime.consoleAPICalled" and details["type"] == "error":
                found.append(str(details["args"]))
        return found
