import { expect, test } from "vitest";
import { asvsRequirements, checkSecurity, testsOfSecurity } from "./check-security.ts";

const exists = (path: string) => ["src/a.ts", "src/a.test.ts", "docs/a.md"].includes(path);
const head = "# Security\n\n| id | control | file | test | status |\n|---|---|---|---|---|\n";

/** A page in which everything but the first requirement is marked as not applicable. */
const pageWith = (row: string, rest: readonly string[] = asvsRequirements.slice(1)) =>
  `${head}${row}\n\n- Nothing of the kind exists here: ${rest.join(", ")}.\n`;
const check = (row: string) => checkSecurity(pageWith(row), exists);

test("all requirements of levels 1 and 2 are known, once each", () => {
  expect(asvsRequirements).toHaveLength(253);
  expect(new Set(asvsRequirements).size).toBe(253);
  expect(asvsRequirements.slice(0, 3)).toEqual(["1.1.1", "1.1.2", "1.2.1"]);
  expect(asvsRequirements.at(-1)).toBe("17.3.2");
});

test.each([
  "| 1.1.1 | Addresses are decoded once | `src/a.ts` | `src/a.test.ts` | holds |",
  "| 1.1.1 | Addresses are decoded once | `src/a.ts`; `src/a.test.ts` | `src/a.test.ts` | holds |",
  "| 1.1.1 | The rules are written down | `docs/a.md` |  | holds |",
  "| 1.1.1 | Addresses are decoded once |  |  | later: account |",
  "| 1.1.1 | Addresses are decoded once |  |  | open: two of them are decoded twice |",
])("%s is accepted", (row) => {
  expect(check(row)).toEqual([]);
});

test.each([
  [
    "| 1.1.1 | Addresses are decoded once | `src/gone.ts` | `src/a.test.ts` | holds |",
    "src/gone.ts does not exist",
  ],
  [
    "| 1.1.1 | Addresses are decoded once | `src/a.ts` | `src/b.test.ts` | holds |",
    "src/b.test.ts does not exist",
  ],
  ["| 1.1.1 | Addresses are decoded once | `src/a.ts` | `src/a.ts` | holds |", "src/a.ts is no test"],
  ["| 1.1.1 | Addresses are decoded once | `src/a.ts` |  | holds |", "names the test that fails without it"],
  ["| 1.1.1 | Addresses are decoded once |  |  | holds |", "what holds names its file"],
  ["| 1.1.1 | Addresses are decoded once | `src/a.ts` | `src/a.test.ts` | done |", "is neither holds"],
  ["| 1.1.1 | Addresses are decoded once |  |  | open: no |", "is neither holds"],
  ["| 1.1.1 | Addresses are decoded once |  |  | later: someday |", "there is no later topic"],
  ["| 1.1.1 | yes | `src/a.ts` | `src/a.test.ts` | holds |", "says nothing of its control"],
  ["| 1.1.1 | Addresses are decoded once | holds |", "has 3 columns instead of 5"],
])("%s is reported", (row, problem) => {
  const problems = check(row);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^docs\/security\.md:5: /);
  expect(problems[0]).toContain(problem);
});

test("a requirement that is missing, repeated or unknown is reported", () => {
  const row = "| 1.1.1 | Addresses are decoded once | `src/a.ts` | `src/a.test.ts` | holds |";
  expect(checkSecurity(pageWith(row, asvsRequirements.slice(2)), exists)).toEqual([
    "docs/security.md: 1.1.2 is missing",
  ]);
  expect(checkSecurity(pageWith(row, asvsRequirements), exists)).toEqual([
    "docs/security.md: 1.1.1 is listed twice",
  ]);
  expect(checkSecurity(pageWith(row, [...asvsRequirements.slice(1), "99.1.1"]), exists)).toEqual([
    "docs/security.md:7: 99.1.1 is no requirement of levels 1 and 2",
  ]);
  expect(checkSecurity("", exists)).toHaveLength(253);
});

test("the tests that it names are listed once, without those of browsers and of the linter", () => {
  const rows = [
    "`src/b.test.ts`; `e2e/a.spec.ts`",
    "`biome.json`; `e2e/http/a.test.ts`; `src/b.test.ts`",
  ].map((tests, index) => `| 1.1.${index} | A control | \`src/a.ts\` | ${tests} | holds |`);
  expect(testsOfSecurity(head + rows.join("\n"))).toEqual(["e2e/http/a.test.ts", "src/b.test.ts"]);
});
