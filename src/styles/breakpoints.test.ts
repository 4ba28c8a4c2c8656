import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Where one class of viewports ends and the next begins (specification 9, product decision 12), in CSS pixels. */
const bounds = [360, 768, 1024, 1280];

test("layouts change at the bounds of the viewport classes only", () => {
  const used = globSync("src/**/*.css").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\((min|max)-width:\s*([^)]+)\)/g)].map(
      ([, end, width]) => `${end} ${width}`,
    ),
  );
  const allowed = bounds.flatMap((bound) => [`min ${bound}px`, `max ${bound - 0.02}px`]);
  expect(used.length).toBeGreaterThan(20);
  expect([...new Set(used)].filter((each) => !allowed.includes(each))).toEqual([]);
});
