import { expect, test } from "vitest";
import { readSource } from "./source-file.ts";

test("comments are blanked out, lines and strings stay", () => {
  const { code } = readSource(
    "src/a.tsx",
    "const a = 'it // stays'; // this goes\n/* and\nthis */ const b = 1;\n",
  );
  expect(code.split("\n").map((line) => line.trim())).toEqual([
    "const a = 'it // stays';",
    "",
    "const b = 1;",
    "",
  ]);
});

test("a file that is no TypeScript is named", () => {
  expect(() => readSource("src/broken.ts", "const = 1")).toThrow(/src\/broken\.ts cannot be parsed/);
});
