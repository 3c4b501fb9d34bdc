"""What opens, folds, is found, sorted, and printed."""


class OpenedTests:
    """A part of the tests of the page."""

    def test_five_stand_side_by_side_below_their_columns(self):
        for width in [1440, 1920]:
            self.open("#tap/event=13", width=width)
            heads, columns = self.value("""[".walk thead th[class]", ".sources .columns > div"].map((selector) =>
                [...document.querySelectorAll(`#tap-add ${selector}`)].map((node) => {
                  const box = node.getBoundingClientRect();
                  return [node.className, Math.round(box.left), Math.round(box.width)];
                }))""")
            self.assertEqual(columns, heads)
            self.show("tests/statement=L6")
            self.assertEqual(self.value("""new Set([...document.querySelectorAll("[data-statement=L6] article")]
                .map((article) => article.getBoundingClientRect().top)).size"""), 1)

    def test_what_is_too_long_goes_on_right_of_where_its_line_begins(self):
        self.open("#tap/event=13")
        lines = self.value("""[...document.querySelectorAll(".columns .listing span")].flatMap((line) => {
            const range = document.createRange();
            const parts = [...line.childNodes].filter((node) => node.nodeName !== "EM" && node.textContent.trim());
            if (!parts.length) return [];
            range.setStart(parts[0], 0);
            range.setEndAfter(parts.at(-1));
            const lefts = [...range.getClientRects()].map((box) => [Math.round(box.top), box.left]);
            const first = Math.min(...lefts.map(([, left]) => left));
            return [[lefts.some(([top]) => top > lefts[0][0] + 8), lefts[0][1] <= first + 0.5]];
        })""")
        self.assertTrue(any(is_broken for is_broken, _ in lines))
        self.assertEqual([first for _, first in lines], [True] * len(lines))

    def test_who_holds_whom_says_what_is_weak(self):
        self.open("#where-ownership")
        self.assertEqual(self.value("""[...document.querySelectorAll(".holdings svg")]
            .filter((picture) => picture.checkVisibility()).length"""), len(self.value("versions")))
        self.assertIn("AddItemPresenter knows AddItemViewController weakly", self.value(
            "[...document.querySelectorAll('.holdings .VIPER .weak title')].map((t) => t.textContent)"))
        # No text is wider than its box, whatever the font.
        self.assertEqual(self.value("""[...document.querySelectorAll(".holds text")]
            .filter((text) => [...text.closest("svg").querySelectorAll("rect")].every((box) => {
              const [inner, outer] = [text.getBBox(), box.getBBox()];
              return inner.y < outer.y || inner.y > outer.y + outer.height
                || inner.x + inner.width > outer.x + outer.width;
            })).map((text) => text.textContent)"""), [])
        self.browser.click("#where-ownership td.VIPERS summary")
        self.assertEqual(self.value("""[...document.querySelectorAll("#where-ownership td.VIPERS dd")]
            .filter((place) => place.checkVisibility()).map((place) => place.textContent).slice(0, 2)"""),
            ["ui weak AddItem_DisplayUI", "dataManager AddItem_ManageData"])

    def test_wiring_is_hidden_until_it_is_asked_for(self):
        wiring = "[...document.querySelectorAll('#tap-add tr.wiring')].filter((row) => row.checkVisibility()).length"
        self.open("#tap")
        self.assertEqual(self.value(wiring), 0)
        text = self.value("tap.tools.wiring.textContent")
        self.value("tap.tools.wiring.click()")
        self.assertEqual(text, f"show wiring ({self.value(wiring)})")
        self.assertGreater(self.value(wiring), 2)
        self.assertIn("wiring=shown", self.fragment())
        row = self.value("document.querySelector('#tap-add tr.wiring:not([hidden])').id")
        self.value("history.back()")
        self.show(f"tap/flow=add&event={row.split('-')[-1]}")
        self.assertTrue(self.value(f"document.getElementById('{row}').checkVisibility()"))

    def test_a_name_is_found_in_all_views(self):
        self.open("#numbers")
        self.browser.press("/")
        self.assertEqual(self.value("document.activeElement.type"), "search")
        self.value("""(() => { find.box.value = "saveitem";
            find.box.dispatchEvent(new Event("input")); })()""")
        self.assertEqual(self.fragment(), "#find/q=saveitem")
        groups = self.value("""[...document.querySelectorAll("#find h3")].map((head) => head.textContent.split(" (")[0])""")
        self.assertEqual(groups[:3], ["Declared", "Runs in a flow", "Answers for a concept"])
        # Each place has what was asked for.
        for place in self.value("[...document.querySelectorAll('#find li a')].map((link) => link.hash)")[:60:7]:
            self.value(f"location.hash = {place!r}")
            self.assertIn("saveitem", self.value(
                "(document.querySelector('.target, tr.current') ?? document.querySelector('section.current'))"
                ".textContent").lower(), place)
            self.value("history.back()")
        self.browser.press("Enter")
        self.assertTrue(self.value("Boolean(document.querySelector('#find li'))"))
        self.value("history.back()")
        self.assertEqual(self.value("page.read().view"), "numbers")

    def test_costs_are_sorted_by_the_column_that_is_pressed(self):
        values = "[...document.querySelectorAll('#costs tbody tr')].map((row) => Number(row.cells[1].querySelector('data').value))"
        self.open()
        first = self.value(values)
        self.browser.click("#costs th button")
        self.assertEqual(self.value(values), sorted(first))
        self.browser.click("#costs th button")
        self.assertEqual(self.value(values), sorted(first, reverse=True))
        self.browser.reload()
        self.assertEqual(self.value(values), sorted(first, reverse=True))
        self.value("location.hash = 'start'")
        self.assertEqual(self.value(values), first)
        best = self.value("[...document.querySelectorAll('#costs td.shade-0')].length")
        self.assertGreaterEqual(best, 5)

    def test_a_print_has_the_view_that_is_shown_whatever_was_seen_before(self):
        lengths = []
        for places in [["where"], ["numbers", "tests", "where"]]:
            self.open("#start")
            for place in places:
                self.show(place)
            self.browser.look(media="print")
            self.assertEqual(self.value(
                "[...document.querySelectorAll('main > section')].filter((s) => s.checkVisibility()).map((s) => s.id)"),
                ["where"])
            self.assertFalse(self.value("document.querySelector('header nav').checkVisibility()"))
            lengths.append(self.value("document.documentElement.scrollHeight"))
            self.browser.look()
        self.assertEqual(lengths[0], lengths[1])

    def test_what_leads_nowhere_opens_the_first_view(self):
        for fragment in ["#%", "#%E0%A4%A", "#nothing/here=1"]:
            self.open(fragment)
            self.assertEqual(self.value("page.read().view"), "start")
            self.assertTrue(self.value("document.querySelector('#start').checkVisibility()"))
            self.assertEqual(self.browser.errors(), [])
