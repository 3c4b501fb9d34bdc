"""What charts, weights, and tests show, against the page's data and tables."""
import math

MARKS = """Object.fromEntries([...document.querySelectorAll("[data-chart]")]
    .map((host) => [host.dataset.chart, host.querySelectorAll(":scope > :not([hidden]) .mark").length]))"""

POINTS = """[...document.querySelectorAll("[data-chart=latency] > :not([hidden]) .panel")].map((panel) => ({
    flow: panel.querySelector("h4").textContent,
    ticks: [...panel.querySelectorAll(".tick")].map((tick) =>
        [Number(tick.textContent.slice(1)), Number(tick.getAttribute("x"))]),
    points: [...panel.querySelectorAll(".mark")].map((mark) => ({
        name: mark.querySelector(".name").textContent,
        words: [...mark.querySelectorAll(".value")].map((text) => text.textContent).join(" "),
        x: new DOMMatrix(getComputedStyle(mark.querySelector(".point")).transform).e,
    })),
}))"""

BARS = """[...document.querySelectorAll("[data-chart=calls] .mark")].map((mark) => {
    const bars = [...mark.querySelectorAll(".bar")].map((bar) => bar.getBBox());
    return Math.max(...bars.map((bar) => bar.x + bar.width)) - bars[0].x;
})"""

TABLE = """(() => {
    const summary = [...document.querySelectorAll("summary")]
        .find((summary) => summary.textContent.startsWith("Latency, typed, first time"));
    const rows = [...summary.parentElement.querySelectorAll("tr")];
    const names = [...rows[0].cells].map((cell) => cell.textContent);
    return rows.slice(1).filter((row) => row.cells.length > 1).map((row) => Object.fromEntries(
        [...row.cells].map((cell, index) => [names[index], cell.textContent])));
})()"""


def chosen(data, mode, protocol, items=64):
    """Rows of what is compared with the reference."""
    return [row for row in data["means"] + data["latency"]
            if row["mode"] == mode and row["protocol"] == protocol and row["items"] == items
            and row["architecture"] != row["reference"]]


class MeasuredTests:
    """A part of the tests of the page."""

    def test_charts_show_what_data_and_tables_say(self):
        self.open("#numbers")
        data = self.value("data")
        self.check_marks(data)
        self.check_points(data)
        # One scale for all bars of a chart.
        pixels = [width / row["crossings"] for width, row in zip(self.value(BARS), data["calls"])]
        self.assertAlmostEqual(min(pixels), max(pixels), delta=0.1)
        self.check_keys()
        self.check_choices(data)

    def check_marks(self, data):
        """There is one for each row."""
        opened = [row for row in data["latency"] if row["flow"] == "open-list"
                  and row["mode"] == "typed" and row["protocol"] == "again" and row["items"]]
        versions = {row["architecture"] for row in data["lines"]}
        changes = self.value("document.querySelectorAll('#numbers-changes .proofs').length")
        self.assertEqual(self.value(MARKS), {
            "latency": len(chosen(data, "typed", "first")), "growth": len(opened),
            "calls": len(data["calls"]), "allocations": len(data.get("allocations", [])),
            "instructions": len({row["architecture"] for row in data.get("instructions", [])}),
            "lines": len(versions), "coupling": 4 * len(data["coupling"]),
            "suites": 7 * len(data["suites"]), "detection": len(data["budgets"]),
            "changes": 3 * changes * len(data["suites"]),
        })

    def check_points(self, data):
        """They stand where the axis says, and say what the table says."""
        table = self.value(TABLE)
        names = {row["architecture"]: self.value(f"title('{row['architecture']}')")
                 for row in data["latency"]}
        ratios = {(row["flow"], names[row["architecture"]]): row["ratio"]
                  for row in chosen(data, "typed", "first")}
        for panel in self.value(POINTS):
            flow = "mean" if panel["flow"].startswith("geometric") else panel["flow"]
            cells = next(row for row in table if row["flow"] == flow and row["items"] == "64")
            (low, left), (high, right) = panel["ticks"][0], panel["ticks"][-1]
            for point in panel["points"]:
                share = math.log(ratios[flow, point["name"]] / low) / math.log(high / low)
                self.assertAlmostEqual(left + share * (right - left), point["x"], delta=0.1)
                self.assertEqual(point["words"].replace("−", "-"), cells[point["name"]])

    def check_keys(self):
        self.value("document.querySelector('[data-chart=calls] .mark').focus()")
        self.browser.press("ArrowDown")
        self.assertTrue(self.value("""(() => {
            const marks = [...document.querySelectorAll("[data-chart=calls] .mark")];
            const tip = document.querySelector("[data-chart=calls] .tip");
            return marks.indexOf(document.activeElement) === 1 && !tip.hidden
                && tip.textContent === marks[1].getAttribute("aria-label");
        })()"""))

    def check_choices(self, data):
        """They are kept in the fragment."""
        self.browser.click("[data-choice=mode-wire]")
        self.assertEqual(self.value(MARKS)["latency"], len(chosen(data, "wire", "first")))
        self.assertEqual(self.fragment(), "#numbers/mode=wire")
        self.assertEqual(self.value("document.activeElement.dataset.choice"), "mode-wire")
        self.value("history.back()")
        pressed = "document.querySelector('[data-choice=mode-typed]').getAttribute('aria-pressed')"
        self.assertEqual(self.value(pressed), "true")

    def test_weights_rank_by_what_the_table_says(self):
        self.open("#choosing")
        # After an unfit run times weigh nothing at first.
        weights = self.value("criteria.criteria.map(({ usual }) => usual)")
        first, second = self.check_ranking(weights)[:2]
        flip = self.value(f"choosing.flip(criteria.criteria, {weights}, {first}, {second})")
        if flip:
            changed = weights[:]
            changed[flip["index"]] = flip["weight"]
            scores = self.value(f"choosing.scores(criteria.criteria, {changed})")
            self.assertAlmostEqual(scores[first], scores[second], places=9)
            text = self.value("document.querySelector('#ranking .explanation').textContent")
            self.assertIn(f"weighed {flip['weight']:.2f} rather than {weights[flip['index']]}", text)

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
        names, numbers = self.value("""[choosing.read().names.map(title), choosing.read().criteria
            .map(({ numbers }) => numbers.map(({ value }) => value))]""")
        scores = [sum(weight * min(row) / row[version] for weight, row in zip(weights, numbers))
                  / sum(weights) for version in range(len(names))]
        order = sorted(range(len(names)), key=lambda version: -scores[version])
        shown = self.value("""[...document.querySelectorAll("#ranking li")].map((row) =>
            [...row.children].map((cell) => cell.textContent).filter(Boolean))""")
        self.assertEqual(
            shown, [[names[version], f"{scores[version]:.3f}"] for version in order])
        return order

    def test_statements_are_gone_through_one_by_one(self):
        visible = """[...document.querySelectorAll("#tests [data-statement]")]
            .filter((section) => section.checkVisibility())
            .map((section) => section.dataset.statement)"""
        self.open("#tests-L5")
        self.assertEqual(self.value(visible), ["L5"])
        self.browser.press("ArrowRight")
        self.assertEqual(self.value(visible), ["L6"])
        self.browser.click("[data-statement=L6] .steps a")
        self.assertEqual(self.value(visible), ["L5"])
        self.value("history.back()")
        self.assertEqual(self.value(visible), ["L6"])
        self.assertTrue(self.value("""[...document.querySelectorAll("#tests option")]
            .every((option) => option.text.startsWith(option.value) && option.text.length > 30)"""))
        self.value("""(({ menu }) => { menu.value = "X4"; menu.dispatchEvent(new Event("change")); })(statement)""")
        self.assertEqual(self.value(visible), ["X4"])
        self.value("history.back()")
        sources = self.value("""[...document.querySelectorAll("[data-statement=L6] article")]
            .map((article) => article.querySelector("pre.listing")?.textContent.includes("L6"))""")
        self.assertEqual(sources, [True] * len(self.value("versions")))
