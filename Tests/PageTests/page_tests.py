#!/usr/bin/env python3
"""What holds of a report's page in a browser: page_tests.py REPORT [UNITTEST-OPTION…]."""
import os
import re
import signal
import sys
import tempfile
import unittest

from browser import Browser

VIEWS = ["start", "tap", "where", "tests", "patches", "numbers", "choosing"]
# The views as they are at first, and with something opened.
PLACES = VIEWS + ["where-ownership", "tap/event=14&wiring=shown", "where/concept=dates", "tests-X4"]
THEMES = ["light", "dark"]
WIDTHS = [390, 1024, 1440, 1920]
HERE = os.path.dirname(os.path.abspath(__file__))


def script(name):
    """An expression in a file of its own, without the comment above it."""
    with open(os.path.join(HERE, name)) as file:
        return re.sub(r"(?m)^ *//.*\n", "", file.read())


class PageTests(unittest.TestCase):
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

    def visible(self, selector, what="id"):
        return self.value(f"[...document.querySelectorAll({selector!r})]"
                          f".filter((node) => node.checkVisibility()).map((node) => node.{what})")

    def fragment(self):
        return self.value("decodeURIComponent(location.hash)")

    # All views

    def test_each_view_opens_alone_and_without_errors(self):
        self.open()
        for view in VIEWS:
            self.browser.click(f"header nav a[href='#{view}']")
            self.assertEqual(self.visible("main > section"), [view])
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
                  return !document.getElementById(id);
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

    def test_what_leads_nowhere_opens_the_first_view(self):
        for fragment in ["#%", "#%E0%A4%A", "#nothing/here=1"]:
            self.open(fragment)
            self.assertEqual(self.visible("main > section"), ["start"])
            self.assertEqual(self.browser.errors(), [])

    def test_a_print_has_the_view_that_is_shown(self):
        self.open("#where")
        self.browser.look(media="print")
        self.assertEqual(self.visible("main > section"), ["where"])
        self.assertEqual(self.visible("header nav"), [])

    # One tap

    def test_a_message_opens_to_what_runs_in_all_versions(self):
        self.open("#tap/flow=add&versions=MVC,VIPER")
        self.browser.click("#tap-add tr.validation td.VIPER a")
        event = self.fragment().split("event=")[1]
        self.assertEqual(self.visible("#tap .sources .columns > div", "className"), ["MVC", "VIPER"])
        self.assertIn("TitleValidation.validate", self.value(
            "document.querySelector('#tap .sources div.VIPER').innerText"))
        self.assertEqual(self.value("document.querySelectorAll('tr.current').length"), 1)
        self.browser.reload()
        self.assertEqual(self.value("document.querySelector('tr.current').id"), f"tap-add-event-{event}")
        self.browser.click(f"#tap-add-event-{event} td.MVC a")
        self.assertEqual(self.value("document.querySelectorAll('tr.sources').length"), 0)

    def test_five_stand_side_by_side_below_their_columns(self):
        for width in [1440, 1920]:
            self.open("#tap/event=13", width=width)
            heads, columns = self.value("""[".walk thead th[class]", ".sources .columns > div"].map((selector) =>
                [...document.querySelectorAll(`#tap-add ${selector}`)].map((node) => {
                  const box = node.getBoundingClientRect();
                  return [node.className, Math.round(box.left), Math.round(box.width)];
                }))""")
            self.assertEqual(columns, heads)
            self.show("tests-L6")
            self.assertEqual(self.value("""new Set([...document.querySelectorAll("#tests-L6 > .proofs > article")]
                .map((article) => article.getBoundingClientRect().top)).size"""), 1)

    def test_what_is_too_long_goes_on_where_its_line_begins(self):
        self.open("#tap/event=13")
        lines = self.value("""[...document.querySelectorAll(".columns .listing span")].map((line) => {
            const range = document.createRange();
            range.selectNodeContents(line);
            const lefts = [...range.getClientRects()].map((box) => box.left);
            return [line.offsetHeight > 30, Math.min(...lefts) >= lefts[0] - 0.5 || !lefts.length];
        })""")
        self.assertTrue(any(is_broken for is_broken, _ in lines))
        self.assertEqual([first for _, first in lines], [True] * len(lines))

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
        heads = "#tap article:not([hidden]) thead th[class]"
        five = self.visible(heads, "className")
        self.browser.click("#tap button[value='MVVMC']")
        self.assertEqual(self.visible(heads, "className"), [name for name in five if name != "MVVMC"])
        self.value("history.back()")
        self.assertEqual(self.visible(heads, "className"), five)
        self.browser.click("header nav a[href='#where']")
        self.value("history.back()")
        self.assertEqual(self.visible("main > section"), ["tap"])

    def test_two_versions_are_the_fewest(self):
        self.open("#tap/versions=MVC,VIPER")
        self.browser.click("#tap button[value='MVC']")
        self.assertEqual(self.value("document.querySelectorAll('.tools [role=group] [aria-pressed=true]').length"), 2)

    def test_wiring_is_hidden_until_it_is_asked_for(self):
        self.open("#tap")
        self.assertEqual(self.visible("#tap-add tr.wiring"), [])
        text = self.value("tap.tools.wiring.textContent")
        self.value("tap.tools.wiring.click()")
        rows = self.visible("#tap-add tr.wiring")
        self.assertEqual(text, f"show wiring ({len(rows)})")
        self.assertGreater(len(rows), 2)
        self.assertIn("wiring=shown", self.fragment())
        self.value("history.back()")
        self.show(f"tap/flow=add&event={rows[0].split('-')[-1]}")
        self.assertIn(rows[0], self.visible("#tap-add tr.wiring"))

    # Where, and the tests

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

    def test_who_holds_whom_leads_to_the_properties(self):
        self.open("#where-ownership")
        self.assertEqual(len(self.visible(".holdings pre")), 5)
        self.browser.click("#where-ownership td.VIPERS summary")
        self.assertEqual(
            self.visible("#where-ownership td.VIPERS dd", "textContent")[:2],
            ["ui weak AddItem_DisplayUI", "dataManager AddItem_ManageData"])
        self.browser.click("#where-ownership td.VIPERS dd a")
        self.assertEqual(self.visible("main > section"), ["code"])
        top = self.value("document.getElementById(location.hash.slice(1)).getBoundingClientRect().top")
        self.assertTrue(0 < top < 900, top)

    def test_statements_are_shown_one_by_one(self):
        self.open("#tests-L5")
        self.assertEqual(self.visible("#tests > section"), ["tests-L5"])
        self.browser.click(".statements a[href='#tests-L6']")
        self.assertEqual(self.visible("#tests > section"), ["tests-L6"])
        self.value("history.back()")
        self.assertEqual(self.visible("#tests > section"), ["tests-L5"])
        tests = self.visible("#tests-L5 > .proofs > article", "innerText")
        self.assertEqual(["L5" in text for text in tests], [True] * 5)

    # Which one?

    def test_weights_rank_by_what_the_table_says(self):
        self.open("#choosing")
        weights = self.value("choosing.criteria.map(({ id }) => choosing.usual(id))")
        self.check_ranking(weights)
        self.value("document.querySelector('#criteria input').focus()")
        self.browser.press("End")
        self.assertTrue(self.fragment().endswith("=10"), self.fragment())
        self.check_ranking([10] + weights[1:])
        self.browser.reload()
        self.check_ranking([10] + weights[1:])
        self.value("history.back()")
        self.check_ranking(weights)

    def check_ranking(self, weights):
        """The versions' numbers in the order that is shown."""
        names = self.value("[...page.names.values()]")
        numbers = self.value("choosing.criteria.map(({ numbers }) => numbers.map(({ value }) => value))")
        scores = [sum(weight * min(row) / row[version] for weight, row in zip(weights, numbers))
                  / sum(weights) for version in range(len(names))]
        order = sorted(range(len(names)), key=lambda version: -scores[version])
        shown = self.value("""[...document.querySelectorAll("#ranking li")].map((row) =>
            [...row.children].map((cell) => cell.textContent).filter(Boolean))""")
        self.assertEqual(shown, [[names[version], f"{scores[version]:.3f}"] for version in order])

    def test_a_lead_within_the_intervals_is_none(self):
        self.open("#choosing")
        self.assertIn(" leads ", self.value("document.getElementById('ranking').innerText"))
        # Time alone, with intervals that overlap.
        self.value("choosing.criteria.forEach(({ numbers }) => numbers.forEach((n) => { n.low = 0.1; n.high = 1e6; }))")
        self.value("choosing.update()")
        self.assertIn("don't tell which is first", self.value("document.getElementById('ranking').innerText"))

    # Safety, and without what a browser may lack

    def test_all_is_readable_without_scripts(self):
        self.open("#where-dates", scripts=False)
        for view in VIEWS + ["code"]:
            self.assertGreater(self.value(f"document.getElementById('{view}').innerText.length"), 300, view)
        self.assertEqual(self.value("document.querySelectorAll('.tools').length"), 0)

    def test_what_comes_from_elsewhere_is_text(self):
        hostile = "</script><img src=x onerror=alert(1)>"
        with open(self.path) as file:
            text = file.read()
        changed = text.replace("AddItemModel</", hostile.replace("<", "&lt;") + "</")
        self.assertNotEqual(changed, text)
        for fragment in ["#tap/event=14", "#where/concept=state", "#tests"]:
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

    def test_it_is_small(self):
        self.assertLess(os.path.getsize(self.path), 4_000_000)


if __name__ == "__main__":
    PageTests.path = os.path.abspath(sys.argv.pop(1))
    # A browser that doesn't answer any more is an end, too, and a red one.
    signal.alarm(1800)
    unittest.main()
