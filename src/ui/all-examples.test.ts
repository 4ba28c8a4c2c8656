import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { widgetExamples } from "./all-examples.ts";

test("every widget with examples is in the table, each example under a name of its own", () => {
  const folders = readdirSync("src/ui").filter((name) => existsSync(`src/ui/${name}/examples.tsx`));
  expect(Object.keys(widgetExamples)).toEqual(folders.sort());
  for (const [widget, examples] of Object.entries(widgetExamples)) {
    const names = examples.map(({ name }) => name);
    expect(names.length, widget).toBeGreaterThan(0);
    expect(new Set(names).size, widget).toBe(names.length);
  }
});
