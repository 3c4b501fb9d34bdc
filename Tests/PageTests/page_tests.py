#!/usr/bin/env python3
"""What holds of a report's page in a browser: page_tests.py REPORT [UNITTEST-OPTION…]."""
import os
import re
import signal
import sys
import tempfile
import unittest

from browser import Browser
from measured_tests import MeasuredTests
from opened_tests import OpenedTests

VIEWS = ["start", "tap", "where", "tests", "decisions", "numbers", "choosing", "sources"]
# The views as they are at first, and with something opened.
PLACES = VIEWS + ["where-ownership", "find/q=save", "tap/event=14&wiring=shown", "tap/as=diagrams&event=14", "where/concept=dates"]
THEMES = ["light", "dark"]
WIDTHS = [390, 1024, 1440, 1920]
HERE = os.path.dirname(os.path.abspath(__file__))


def script(name):
    """An expression in a file of its own, without the comment above it."""
    with open(os.path.join(HERE, name)) as file:
        return re.sub(r"(?m)^ *//.*\n", "", file.read())


class PageTests(MeasuredTests, OpenedTests, unittest.TestCase):
    """All tests share a browser; each opens the page anew."""

    path = ""

    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()
        cls.addClassCleanup(cls.browser.close)

    def open(self, fragment="", path=None, **options):
        self.browser.open(f"file://{path or self.path}{fragment}", **options)

    def show(self, fragment):
        """Goes to another place of the page that is open."""
        self.value(f"location.hash = '{fragment}'")

    def value(self, expression):
        return self.browser.value(expression)

    def fragment(self):
        return self.value("decodeURIComponent(location.hash)")

    # All views

    def test_each_view_opens_alone_and_without_errors(self):
        self.open()
        for view in VIEWS:
            self.browser.click(f"header nav a[href='#{view}']")
            shown = self.value(
                "[...document.querySelectorAll('main > section')].filter((s) => s.checkVisibility())"
                ".map((s) => s.id)")
            self.assertEqual(shown, [view])
            self.assertGreater(self.value(f"document.getElementById('{view}').innerText.length"), 200)
        self.assertEqual(self.browser.errors(), [])

    def test_nothing_is_wider_than_its_place(self):
        overflow = script("overflow.js")
        self.open()
        for width in WIDTHS:
            self.browser.look(width=width)
            for view in PLACES:
                self.show(view)
                self.assertEqual(self.value("document.documentElement.scrollWidth"), width, view)
                self.assertEqual(self.value(overflow), [], f"{view}, {width}")

    def test_text_stands_out_in_both_themes(self):
        contrast = script("contrast.js")
        self.open()
        for theme in THEMES:
            self.browser.look(theme=theme)
            for view in PLACES:
                self.show(view)
                self.assertEqual(self.value(contrast), [], f"{view}, {theme}")

    def test_every_link_leads_to_something(self):
        self.open()
        for view in PLACES:
            self.show(view)
            self.assertEqual(self.value("""
                [...document.links].filter((link) => {
                  const id = decodeURIComponent(link.hash.slice(1)).split(/\\/(?=[a-z]+=)/)[0];
                  return !link.href.startsWith("http") && !document.getElementById(id) && !page.line(id);
                }).map((link) => link.outerHTML)"""), [], view)

    def test_every_control_is_reached_by_keyboard_and_has_a_name(self):
        self.open()
        for view in PLACES:
            self.show(view)
            self.assertEqual(self.value("""
                [...document.querySelectorAll("button, select, input, summary, [tabindex='0']")]
                  .filter((node) => node.checkVisibility() && (node.tabIndex < 0 || !(
                    node.innerText || node.ariaLabel || node.labels?.length
                    || node.getAttribute("aria-labelledby"))))
                  .map((node) => node.outerHTML.slice(0, 200))"""), [], view)

    # One tap

    def test_a_message_opens_to_what_runs_in_all_versions(self):
        self.open("#tap/flow=add&versions=MVC,VIPER")
        self.browser.click("#tap-add tr.validation td.VIPER a")
        event = self.fragment().split("event=")[1]
        self.assertEqual(self.value(
            "[...document.querySelectorAll('#tap .sources .columns > div')].map((d) => d.className)"),
            ["MVC", "VIPER"])
        self.assertIn("TitleValidation.validate", self.value(
            "document.querySelector('#tap .sources div.VIPER').innerText"))
        self.assertEqual(self.value("document.querySelectorAll('tr.current').length"), 1)
        self.browser.reload()
        self.assertEqual(self.value("document.querySelector('tr.current').id"), f"tap-add-event-{event}")
        self.browser.click(f"#tap-add-event-{event} td.MVC a")
        self.assertEqual(self.value("document.querySelectorAll('tr.sources').length"), 0)

    def test_arrows_go_from_event_to_event_and_enter_opens(self):
        self.open("#tap/flow=refresh")
        self.value("document.querySelector('#tap-refresh td a[tabindex=\"0\"]').focus()")
        place = "(() => { const cell = document.activeElement.closest('td'); return cell.className + ' ' " \
            "+ cell.parentElement.id; })()"
        self.assertEqual(self.value(place), "MVC tap-refresh-event-1")
        for key, then in [("ArrowDown", "MVC tap-refresh-event-4"), ("ArrowRight", "MVVMC tap-refresh-event-4"),
                          ("ArrowUp", "MVVMC tap-refresh-event-1"), ("ArrowLeft", "MVC tap-refresh-event-1"),
                          ("ArrowLeft", "MVC tap-refresh-event-1")]:
            self.browser.press(key)
            self.assertEqual(self.value(place), then)
        self.browser.press("Enter")
        self.assertIn("event=1", self.fragment())
        self.browser.press("Escape")
        self.assertNotIn("event=", self.fragment())

    def test_back_brings_back_what_was_seen(self):
        self.open("#tap")
        shown = "[...document.querySelectorAll('#tap article:not([hidden]) thead th[class]')]" \
            ".filter((head) => head.checkVisibility()).map((head) => head.className)"
        five = self.value(shown)
        self.browser.click("#tap button[value='MVVMC']")
        self.assertEqual(self.value(shown), [name for name in five if name != "MVVMC"])
        self.browser.click("#tap button[value='diagrams']")
        self.assertEqual(self.value("document.querySelectorAll('.diagram').length"), 4)
        self.value("history.back()")
        self.value("history.back()")
        self.assertEqual(self.value(shown), five)
        self.browser.click("header nav a[href='#where']")
        self.value("history.back()")
        self.assertEqual(self.value("page.read().view"), "tap")

    def test_two_versions_are_the_fewest(self):
        self.open("#tap/versions=MVC,VIPER")
        self.browser.click("#tap button[value='MVC']")
        self.assertEqual(self.value("document.querySelectorAll('.tools [aria-pressed=true]').length"), 3)

    def test_a_diagram_has_all_messages_of_its_version(self):
        self.open("#tap/flow=add&as=diagrams")
        for version in self.value("versions"):
            cells = self.value(
                f"[...document.querySelectorAll('#tap-add td.{version} > a')].map((a) => a.hash)")
            drawn = self.value(
                f"[...document.querySelectorAll('.diagram.{version} a[data-event]')]"
                ".map((a) => a.getAttribute('href'))")
            self.assertGreater(len(drawn), 10)
            self.assertEqual(drawn, cells)
        self.browser.press("Tab")
        self.browser.click(".diagram.MVC a[data-event] text")
        self.assertIn("event=1", self.fragment())
        self.assertGreater(self.value("document.querySelectorAll('.diagram .excerpt').length"), 1)

    # Where, and sources

    def test_a_concept_opens_to_its_lines(self):
        self.open("#where")
        self.browser.click("#where-dates th a")
        self.assertEqual(self.fragment(), "#where/concept=dates")
        text = self.value("document.querySelector('#where .sources').innerText")
        self.assertGreater(text.count("ItemText.date"), 4)

    def test_what_is_clicked_stays_where_it_is(self):
        self.open("#where/concept=validation")
        top = "document.querySelector('#where-state th a').getBoundingClientRect().top"
        self.value("document.querySelector('#where-state th a').scrollIntoView({ block: 'center' })")
        before = self.value(top)
        for is_open in [True, False]:
            self.browser.click("#where-state th a")
            self.assertEqual(self.value("Boolean(document.querySelector('#where-state + .sources'))"), is_open)
            self.assertAlmostEqual(self.value(top), before, delta=1)

    def test_a_line_is_shown_by_its_place(self):
        self.open("#where/concept=dates")
        place = self.value("document.querySelector('#where .sources figcaption a').hash")
        self.browser.click("#where .sources figcaption a")
        self.assertEqual(self.fragment(), place)
        self.assertTrue(self.value("document.querySelector('.target').checkVisibility()"))
        box = self.value("(({ top, bottom }) => [top, bottom])("
                         "document.querySelector('.target').getBoundingClientRect())")
        self.assertTrue(0 < box[0] < box[1] < 900, box)

    # Safety, and without what a browser may lack

    def test_all_is_readable_without_scripts(self):
        self.open("#where-dates", scripts=False)
        for view in VIEWS:
            self.assertGreater(self.value(f"document.getElementById('{view}').innerText.length"), 500, view)
        self.assertEqual(self.value("document.querySelectorAll('.tools').length"), 0)

    def test_what_comes_from_elsewhere_is_text(self):
        hostile = "</script><img src=x onerror=alert(1)>"
        escaped = hostile.replace("<", "&lt;")
        with open(self.path) as file:
            text = file.read()
        changed = text.replace("AddItemModel</", f"{escaped}</").replace(
            '"VIPER"', '"' + hostile.replace("<", "\\u003c") + '"')
        self.assertNotEqual(changed, text)
        for fragment in ["#tap/as=diagrams", "#tap/event=14", "#numbers", "#choosing"]:
            self.open(fragment, path=self.copy(changed))
            self.assertEqual(self.value("document.images.length"), 0)
        self.open(path=self.copy(text.replace("<main>", "<main><img src=x onerror='stolen = 1'>")))
        self.assertEqual(self.value("typeof stolen"), "undefined")
        self.assertEqual(len([e for e in self.browser.errors() if "Content Security Policy" in e]), 2)

    def copy(self, text):
        file = tempfile.NamedTemporaryFile("w", suffix=".html")
        self.addCleanup(file.close)
        file.write(text)
        file.flush()
        return file.name

    def test_it_opens_fast_and_is_small(self):
        self.open()
        size = os.path.getsize(self.path)
        opened, painted = self.value("""[performance.getEntriesByType("navigation")[0].loadEventEnd,
            performance.getEntriesByName("first-contentful-paint")[0].startTime]""")
        print(f"\nthe page: {size / 1e6:.2f} MB, painted after {painted:.0f} ms, opened after {opened:.0f} ms")
        self.assertLess(size, 4_000_000)


if __name__ == "__main__":
    PageTests.path = os.path.abspath(sys.argv.pop(1))
    # A browser that doesn't answer any more is an end, too, and a red one.
    signal.alarm(1800)
    unittest.main()
