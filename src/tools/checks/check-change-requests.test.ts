import { expect, test } from "vitest";
import { checkChangeRequests, subjects } from "./check-change-requests.ts";

const table = (answers: Readonly<Record<string, string>> = {}, leftOut?: string) =>
  [
    "# Architecture",
    "",
    "| a room | `src/elsewhere/` |",
    "",
    "## You want to …",
    "",
    "| you want to … | go to … |",
    "| ------------- | ------- |",
    ...subjects
      .filter((subject) => subject !== leftOut)
      .map((subject) => `| add ${subject} | ${answers[subject] ?? "`src/api/`"} |`),
    "",
    "## Next",
    "| a page | `src/a`, `src/b`, `src/c`, `src/d` |",
  ].join("\n");

const existing = ["src/api", "src/cms/blocks", "locales/es/search.ts", "locales/pt/search.ts"];
const check = (markdown: string) => checkChangeRequests(markdown, (path) => existing.includes(path));

test("twenty subjects with a place each are fine", () => {
  expect(subjects).toHaveLength(20);
  expect(check(table())).toEqual([]);
});

test.each(subjects)("a missing row is reported: %s", (subject) => {
  expect(check(table({}, subject))).toEqual([`docs/architecture.md: no row says where to go for ${subject}`]);
});

test("a second row for the same is reported", () => {
  const twice = table().replace("\n## Next", "| change a sort | `src/api/` |\n\n## Next");
  expect(check(twice)).toEqual([expect.stringMatching(/: more than one row is about a sort$/)]);
});

test("a page without the table is reported for each subject", () => {
  expect(check("# Architecture")).toHaveLength(subjects.length);
});

test.each([
  "`src/api/` and words",
  "`src/api/`, `src/cms/blocks/`, `src/api`",
  "`src/cms/blocks/<key>/`",
  "`src/cms/blocks/<key>.ts`",
  "`locales/{es,pt}/search.ts`",
])("%s is accepted", (answer) => {
  expect(check(table({ "a block": answer }))).toEqual([]);
});

test.each([
  ["somewhere", "names no place"],
  ["`src/api/`, `src/api/`, `src/api/`, `src/api/`", "names 4 places instead of 3"],
  ["`src/gone/`", "src/gone/ does not exist"],
  ["`src/gone/<key>/`", "src/gone/<key>/ does not exist"],
  ["`locales/{es,fr}/search.ts`", "locales/{es,fr}/search.ts does not exist"],
])("%s is reported", (answer, problem) => {
  expect(check(table({ "a filter": answer }))).toEqual([`docs/architecture.md:9: ${problem}`]);
});
