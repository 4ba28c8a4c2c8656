import { expect, test } from "vitest";
import { checkFileSizes } from "./check-file-sizes.ts";
import { readSource } from "./source-file.ts";

const file = (path: string, lines: number) => readSource(path, "export {};\n".repeat(lines));
const files = (...lines: readonly number[]) =>
  lines.map((count, index) => file(`src/api/f${index}.ts`, count));

test("small files with some long ones among them are fine", () => {
  expect(checkFileSizes(files(30, 30, 36, 36, 36, 36, 40, 50, 95, 400))).toEqual([]);
});

test("a median over the budget is reported with the longest files", () => {
  const [problem, longest] = checkFileSizes(files(37, 37, 37, 50));
  expect(problem).toContain("median of 37 lines");
  expect(longest).toBe("src/api/f3.ts: 50 lines");
});

test("too many long files are reported", () => {
  expect(checkFileSizes(files(10, 10, 10, 10, 10, 10, 10, 10, 96, 96))[0]).toContain("90th percentile of 96");
});

test("tests and what is outside src do not count", () => {
  const others = ["src/api/f.test.ts", "locales/es/x.ts", "next.config.mjs"].map((path) => file(path, 500));
  expect(checkFileSizes([...files(10, 10), ...others])).toEqual([]);
});
