import { expect, test } from "vitest";
import { checkEqualRuns } from "./check-equal-runs.ts";
import { readSource } from "./source-file.ts";

const statements = (count: number) =>
  Array.from({ length: count }, (_, index) => `work(${index});`).join("\n");
const check = (...texts: readonly string[]) =>
  checkEqualRuns(texts.map((text, index) => readSource(`src/api/f${index}.ts`, text)));

test("six lines that stand twice are reported at the second place, once", () => {
  expect(check(statements(9), `other();\n\n${statements(9)}`)).toEqual([
    "src/api/f1.ts:3: written before in src/api/f0.ts:1",
  ]);
});

test("in one file too", () => {
  expect(check(`${statements(6)}\nother();\n${statements(6)}`)).toEqual([
    "src/api/f0.ts:8: written before in src/api/f0.ts:1",
  ]);
});

test("indents, comments, brackets and blank lines do not hide them", () => {
  const hidden = statements(6).replaceAll("\n", "\n\n  // why\n  {}\n   ");
  expect(check(statements(6), hidden)).toHaveLength(1);
});

test("five lines, imports and tables may stand twice", () => {
  const imports = Array.from({ length: 8 }, (_, index) => `import { a${index} } from "./a${index}.ts";`).join(
    "\n",
  );
  const table = `export const table = {\n${["a", "b", "c", "d", "e", "f", "g"].map((key) => `  ${key}: ["x", 1],`).join("\n")}\n};`;
  expect(check(statements(5), statements(5))).toEqual([]);
  expect(check(imports, imports)).toEqual([]);
  expect(check(table, `other();\n${table}`)).toEqual([]);
});

test("statements of migrations do not count, what is written by hand beside them does", () => {
  const [generated, written] = ["migration-list", "read-list"].map((name) =>
    checkEqualRuns([
      readSource(`src/backend/store/migrations/${name}.ts`, `${statements(6)}\nother();\n${statements(6)}`),
    ]),
  );
  expect(generated).toEqual([]);
  expect(written).toHaveLength(1);
});

test("tests do not count", () => {
  const files = ["src/api/a.test.ts", "src/api/b.test.ts"].map((path) => readSource(path, statements(9)));
  expect(checkEqualRuns(files)).toEqual([]);
});
