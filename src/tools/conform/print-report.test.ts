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
  notes: [],
  ...more,
});

test("a report reads as a table, with what is wrong below each call and what is absent at the end", () => {
  const text = printReport({
    level: "browse",
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
        absent: [{ field: "data.card", isOurs: true, shop: "nothing" }],
      }),
      call({
        call: "GET /sitemap",
        verdict: "absent",
        isOurs: true,
        absent: [{ field: "", isOurs: true, shop: "no sitemap" }],
      }),
      call({
        call: "POST /lead",
        verdict: "unchecked",
        milliseconds: null,
        notes: ["not checked: it writes"],
      }),
    ],
  });
  expect(stripVTControlCharacters(text).split("\n")).toEqual([
    "Data service     http://localhost:4000",
    "Content service  http://localhost:4001",
    "",
    "  holds      GET /seo                                              12 ms",
    "  breaks     GET /vehicle/{vin}                                  1034 ms",
    "             data.kilometers (in Español)",
    "               expected  number",
    '               arrived   "12 km"',
    "               see       7: GET vehicle/{vin}",
    "  absent     GET /sitemap                                          12 ms  ours",
    "  unchecked  POST /lead",
    "             not checked: it writes",
    "",
    "Absent, and what the shop does then",
    "",
    "  ours       no sitemap",
    "             GET /sitemap",
    "  ours       nothing",
    "             GET /vehicle/{vin} data.card",
    "",
    "Something breaks at the level browse: 1 hold, 1 break, 1 ours and absent, 1 not checked.",
  ]);
});
