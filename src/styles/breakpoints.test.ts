import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * Where one class of viewports ends and the next begins (specification 9), in CSS pixels. "Up to 768" and
 * "above 1280": a bound belongs to the class that it ends.
 */
const bounds = [360, 768, 1024, 1280];

const conditions = globSync("src/**/*.{css,ts,tsx}", {
  exclude: ["src/backend/**", "src/demo/**", "src/tools/**", "**/*.test.ts"],
})
  .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\((?:(?:min|max)-)?width\s*[:<>=][^)]*\)/g)])
  .map(([condition]) => condition);

test("layouts and picture sizes change at the bounds of the viewport classes only, each bound with the class that it ends", () => {
  const allowed = bounds.flatMap((bound) => [`(width > ${bound}px)`, `(width <= ${bound}px)`]);
  expect(conditions.length).toBeGreaterThan(40);
  expect([...new Set(conditions)].filter((each) => !allowed.includes(each))).toEqual([]);
});
