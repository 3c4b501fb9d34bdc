"""bench play in a terminal: python3 play_tests.py BENCH"""
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
import unittest

BENCH = sys.argv.pop(1)
LEAVE = b"\x1b[?1049l"
ENVIRONMENT = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "NO_COLOR": "1",
               "SWIFT_BACKTRACE": "enable=no"}

# A shell's part: it starts a job in the foreground, says when it has stopped, and has it go on at SIGUSR1.
SHELL = """
import fcntl, os, signal, subprocess, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGTTOU, signal.SIG_IGN)
job = subprocess.Popen(sys.argv[1:], preexec_fn=os.setpgrp)
def go_on(*_):
    os.tcsetpgrp(0, job.pid)
    os.killpg(job.pid, signal.SIGCONT)
signal.signal(signal.SIGUSR1, go_on)
signal.signal(signal.SIGUSR2, lambda *_: os.kill(job.pid, signal.SIGTSTP))
go_on()
while True:
    status = os.waitpid(job.pid, os.WUNTRACED)[1]
    if os.WIFSTOPPED(status):
        os.write(2, b"stopped\\n")
    else:
        sys.exit(os.waitstatus_to_exitcode(status))
"""


class Session:
    """bench in a terminal of its own, of which the picture is kept line by line."""

    def __init__(self, *arguments, size=(24, 80), shell=()):
        self.master, self.terminal = pty.openpty()
        self.resize(*size)
        self.before = termios.tcgetattr(self.terminal)
        self.output, self.lines = b"", {}
        self.process = subprocess.Popen(
            [*shell, BENCH, "play", *arguments], stdin=self.terminal, stdout=self.terminal,
            stderr=subprocess.PIPE, env=ENVIRONMENT, start_new_session=True,
            preexec_fn=None if shell else lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0))

    def resize(self, rows, columns):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def read(self, seconds):
        """Takes what there is to read; says whether there was anything."""
        if not select.select([self.master], [], [], seconds)[0]:
            return False
        piece = os.read(self.master, 65536)
        self.output += piece
        for row, text in re.findall(r"\x1b\[(\d+);1H([^\x1b]*)", self.output.decode(errors="ignore")):
            self.lines[int(row)] = text
        return True

    def see(self, text, within=60):
        """Waits until the picture holds a text."""
        end = time.monotonic() + within
        while not any(text in line for line in self.lines.values()):
            if time.monotonic() > end:
                raise AssertionError(f"{text!r} isn't in\n" + "\n".join(self.lines.values()))
            self.read(1)

    def press(self, keys):
        os.write(self.master, keys.encode())

    def end(self):
        """How it ended, once the terminal has been read empty."""
        while self.process.poll() is None:
            self.read(0.2)
        while self.read(0):
            pass
        self.process.stderr.close()
        return self.process.returncode

    def is_restored(self):
        return LEAVE in self.output.rsplit(b"\x1b[?1049h", 1)[-1] and (
            termios.tcgetattr(self.terminal) == self.before)

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)
        os.close(self.terminal)


class PlayTests(unittest.TestCase):
    def session(self, *arguments, **options):
        session = Session(*arguments, **options)
        self.addCleanup(session.close)
        return session

    def leave(self, session, key="q"):
        """Ends it by a key, which leaves the terminal as it was."""
        session.press(key)
        self.assertEqual(session.end(), 0)
        self.assertTrue(session.is_restored())

    def test_the_whole_feature_in_every_version(self):
        for version in ["MVC", "MVVMC", "VIPER", "VIPERS", "CleanSwift"]:
            with self.subTest(version):
                session = self.session(version)
                session.see("Ship da")
                session.press("\r")
                session.see("‹ Back  Item")
                session.press("\x1b")
                session.see("Ship da")
                # To Add, over rows that scroll into view.
                session.press("\x1b[F" + "\x1b[B" * 12 + "\r")
                session.see("New item")
                session.press("Milk from afar\x1b[B\x1b[B\r")
                session.see("Milk fr")
                self.leave(session)

    def test_every_signal_leaves_the_terminal_as_it_was(self):
        harmless = {signal.SIGCHLD, signal.SIGURG, signal.SIGWINCH, signal.SIGCONT}
        stops = {signal.SIGSTOP, signal.SIGTSTP, signal.SIGTTIN, signal.SIGTTOU}
        # A file that may not grow is an error to report, and what can't be caught can't be helped.
        others = {signal.SIGKILL, signal.SIGXFSZ}
        named = {number for number in signal.Signals if not number.name.startswith("SIGRT")}
        for number in sorted(named - harmless - stops - others):
            with self.subTest(number.name):
                session = self.session()
                session.see("Items")
                session.process.send_signal(number)
                self.assertEqual(session.end(), -number)
                self.assertTrue(session.is_restored())

    def test_a_stop_gives_the_terminal_back_and_takes_it_again(self):
        for stop in [lambda it: it.press("\x1a"), lambda it: it.process.send_signal(signal.SIGUSR2)]:
            session = self.session(shell=[sys.executable, "-c", SHELL])
            session.see("Items")
            stop(session)
            # A terminal that nobody reads holds up whoever writes to it.
            while not select.select([session.process.stderr], [], [], 0)[0]:
                session.read(0.1)
            self.assertEqual(session.process.stderr.readline(), b"stopped\n")
            while session.read(0):
                pass
            self.assertTrue(session.is_restored())
            session.lines, session.output = {}, b""
            session.process.send_signal(signal.SIGUSR1)
            session.see("Items")
            self.leave(session)

    def test_it_fits_a_terminal_that_changes(self):
        session = self.session(size=(20, 70))
        session.see("70x20 is too small: play needs 80x24; q quits")
        session.resize(1, 1)
        session.process.send_signal(signal.SIGWINCH)
        session.see("…")
        session.resize(50, 200)
        session.process.send_signal(signal.SIGWINCH)
        session.see("Find out why people who have")
        self.leave(session)

    def test_a_stop_by_others_is_made_good(self):
        session = self.session()
        session.see("Items")
        session.process.send_signal(signal.SIGSTOP)
        os.waitid(os.P_PID, session.process.pid, os.WSTOPPED)
        termios.tcsetattr(session.terminal, termios.TCSANOW, session.before)
        # What it drew before is not what it draws when it goes on.
        while session.read(0):
            pass
        session.lines, session.output = {}, b""
        session.process.send_signal(signal.SIGCONT)
        session.see("Items")
        self.assertNotEqual(termios.tcgetattr(session.terminal), session.before)
        self.leave(session)

    def test_pasted_text_is_no_keys_and_control_c_ends_it(self):
        session = self.session()
        session.see("Ship da")
        session.press("\x1b[F" + "\x1b[B" * 12 + "\r")
        session.see("New item")
        session.press("\x1b[200~Milk\rq and\x07 more\x1b[201~")
        session.see("Milk q and more")
        self.leave(session, "\x03")

    def test_no_terminal_is_refused(self):
        for environment, stdin in [(ENVIRONMENT, subprocess.DEVNULL), ({**ENVIRONMENT, "TERM": "dumb"}, None)]:
            master, terminal = pty.openpty()
            run = subprocess.run(
                [BENCH, "play"], env=environment, stdin=stdin or terminal, stdout=terminal,
                stderr=subprocess.PIPE, text=True)
            self.assertEqual(run.returncode, 64)
            self.assertIn("write play --script FILE", run.stderr)
            os.close(master)
            os.close(terminal)


if __name__ == "__main__":
    # Who hangs is red in the end.
    signal.alarm(1800)
    unittest.main(verbosity=2)
