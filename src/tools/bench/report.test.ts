import { expect, test } from "vitest";
import { renderReport } from "./render-report.ts";
import { atMost, notMeasured, reported } from "./report.ts";

test("a budget is met up to its very figure, and a missed one is said", () => {
  expect(atMost("x", 2, 2, "kB").met).toBe(true);
  expect(atMost("x", 2.01, 2, "kB")).toMatchObject({ measured: "2 kB", budget: "≤ 2 kB", met: false });
  const report = renderReport([
    atMost("HTML of a list", 15.04, 20, "kB"),
    atMost("search", 16, 15, "ms"),
    reported("start", "4.2 s"),
    notMeasured("search on PostgreSQL", "it is not installed", "≤ 50 ms"),
  ]);
  expect(report.split("\n")).toEqual([
    "what                  measured             budget",
    "HTML of a list        15 kB                ≤ 20 kB  met",
    "search                16 ms                ≤ 15 ms  MISSED",
    "start                 4.2 s",
    "search on PostgreSQL  it is not installed  ≤ 50 ms  not measured",
    "",
    "1 budgets met, 1 missed",
  ]);
});
