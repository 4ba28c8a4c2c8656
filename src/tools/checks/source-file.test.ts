import { expect, test } from "vitest";
import { readSource } from "./source-file.ts";

test("imports of every kind are found with their line, comments and strings are not", () => {
  const source = readSource(
    "src/a.tsx",
    `"use client";
import type { A } from "#domain/a.ts";
import { type B, c } from "./b.ts";
import "./style.css";
// import "./comment.ts";
/* export * from "./comment.ts" */
export { d } from "./d.ts";
export type * from "./e.ts";
export const text = 'import "./string.ts"';
export const f = () => import("./f.ts");
export const g = (path: string) => import(path);
export const h = <p>it's "fine"</p>;
`,
  );
  expect(source.directives).toEqual(["use client"]);
  expect(source.imports).toEqual([
    { specifier: "#domain/a.ts", typeOnly: true, line: 2 },
    { specifier: "./b.ts", typeOnly: false, line: 3 },
    { specifier: "./style.css", typeOnly: false, line: 4 },
    { specifier: "./d.ts", typeOnly: false, line: 7 },
    { specifier: "./e.ts", typeOnly: true, line: 8 },
    { specifier: "./f.ts", typeOnly: false, line: 10 },
  ]);
  expect(source.code).not.toContain("comment.ts");
  expect(source.code.split("\n")).toHaveLength(13);
});

test("a file that is no TypeScript is named", () => {
  expect(() => readSource("src/broken.ts", "const = 1")).toThrow(/src\/broken\.ts cannot be parsed/);
});
