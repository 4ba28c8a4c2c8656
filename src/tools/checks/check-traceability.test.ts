import { expect, test } from "vitest";
import { checkTraceability } from "./check-traceability.ts";

const head = "# Traceability\n\n| section | line | where |\n|---|---|---|\n";
const check = (row: string) => checkTraceability(head + row, (path) => path === "middleware.ts");

test.each([
  "| 2 | Paths may contain only letters | `middleware.ts` |",
  "| 2 | Paths may contain only letters | later: account |",
  "| 2 | Paths may contain only letters | `middleware.ts`; later: account |",
  "| 2 | Paths may contain only letters | n/a: the former implementation's loop |",
  "| 2 | A \\| B | `middleware.ts` |",
])("%s is accepted", (row) => {
  expect(check(row)).toEqual([]);
});

test.each([
  ["| 2 | Paths may contain only letters |  |", "has an empty column"],
  ["| 2 |  | `middleware.ts` |", "has an empty column"],
  ["| 2 | Paths | `src/gone.ts` |", "src/gone.ts does not exist"],
  ["| 2 | Paths | `middleware.ts`; `src/gone.ts` |", "src/gone.ts does not exist"],
  ["| 2 | Paths | later: someday |", 'there is no later topic "someday"'],
  ["| 2 | Paths | n/a: no |", "n/a needs its reason"],
  ["| 2 | Paths | middleware.ts |", "is neither a file in backticks"],
  ["| 2 | Paths |", "has 2 columns instead of 3"],
])("%s is reported", (row, problem) => {
  const problems = check(row);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^docs\/traceability\.md:5: /);
  expect(problems[0]).toContain(problem);
});

test("a repeated line and an empty table are reported", () => {
  const row = "| 2 | Paths | `middleware.ts` |";
  expect(check(`${row}\n${row}`)).toEqual(["docs/traceability.md:6: repeats a line above"]);
  expect(check("")).toEqual(["docs/traceability.md: has no rows"]);
});
