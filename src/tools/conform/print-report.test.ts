import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { printReport } from "./print-report.ts";
import type { CallReport } from "./report.ts";

const call = (more: Partial<CallReport>): CallReport => ({
  name: "seo",
  call: "GET /seo",
  level: "browse",
  isOurs: false,
  verdict: "holds",
  milliseconds: 12,
  breaks: [],
  absent: [],
  skipped: [],
  notes: [],
  ...more,
});

test("a report is a table for each level, then what is absent and what was not checked", () => {
  const text = printReport({
    level: "ask",
    data: "http://localhost:4000",
    content: "http://localhost:4001",
    wrote: false,
    holds: false,
    calls: [
      call({}),
      call({
        call: "GET /vehicle/{vin}",
        verdict: "breaks",
        milliseconds: 1_034,
        breaks: [
          {
            field: "data.kilometers",
            expected: "number",
            arrived: '"12 km"',
            when: "in Español",
            specification: "7: GET vehicle/{vin}",
          },
        ],
        absent: [
          { field: "data.*.seats", isOurs: true, shop: "no seats" },
          { field: "data.card", isOurs: true, shop: "nothing: the fields beside it say the same" },
        ],
      }),
      call({
        call: "GET /sitemap",
        verdict: "absent",
        absent: [{ field: "", isOurs: true, shop: "no sitemap" }],
      }),
      call({ call: "GET /brands", level: "ask", notes: ["0.name is left out"] }),
      call({
        call: "POST /lead",
        level: "ask",
        verdict: "unchecked",
        milliseconds: null,
        skipped: ["it writes"],
      }),
    ],
  });
  expect(stripVTControlCharacters(text).split("\n")).toEqual([
    "Data service     http://localhost:4000",
    "Content service  http://localhost:4001",
    "",
    "browse",
    `  holds     ${"GET /seo".padEnd(54)} 12 ms`,
    `  breaks    ${"GET /vehicle/{vin}".padEnd(54)} 1034 ms`,
    "            data.kilometers (in Español)",
    "              expected  number",
    '              arrived   "12 km"',
    "              see       7: GET vehicle/{vin}",
    `  absent    ${"GET /sitemap".padEnd(54)} ours: no sitemap`,
    "",
    "ask",
    `  holds     ${"GET /brands".padEnd(54)} 12 ms`,
    "            0.name is left out",
    "",
    "Fields that are absent, and what the shop does then",
    `  ${"no seats".padEnd(80)} seats`,
    "",
    "Not checked",
    "  it writes",
    "    POST /lead",
    "",
    "Something breaks at the level ask. Of 5 calls 2 hold, 1 break, 1 are ours and absent, 1 were not checked.",
  ]);
});
