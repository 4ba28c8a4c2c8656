import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { listFiles } from "./source-file.ts";

const imported = /import (\w+) from "([^"]+\.module\.css)"/g;

/** Where the stylesheet lies that a component imports. */
const stylesheetOf = (component: string, address: string): string =>
  address.startsWith("#") ? `src/${address.slice(1)}` : join(dirname(component), address);

test("a class that a component names has a rule in its stylesheet", () => {
  const components = listFiles(".", "src/**/*.tsx");
  const missing = components.flatMap((component) => {
    const code = readFileSync(component, "utf8");
    return Array.from(code.matchAll(imported)).flatMap(([, name = "", address = ""]) => {
      const css = readFileSync(stylesheetOf(component, address), "utf8");
      const used = code.matchAll(new RegExp(`\\b${name}\\.(?!module\\.css)(\\w+)`, "g"));
      return Array.from(used, ([, used = ""]) => used)
        .filter((used) => !new RegExp(`\\.${used}\\b`).test(css))
        .map((used) => `${component}: ${used}`);
    });
  });
  expect(components.length).toBeGreaterThan(100);
  expect([...new Set(missing)]).toEqual([]);
});
