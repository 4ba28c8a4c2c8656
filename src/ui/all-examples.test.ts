import { existsSync, readdirSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { widgetExamples } from "./all-examples.ts";

vi.mock("#platform/i18n.ts", () => ({ getCurrentLocale: async () => "es" }));

/** Parts of widgets and of pages, seen in the examples of those who use them. */
const parts = [
  "car-map",
  "definition-list",
  "figures-table",
  "overlay",
  "picture",
  "picture-overlays",
  "rich-text",
  "section",
  "visually-hidden",
];

test("every widget has examples in the table, each under a name of its own", () => {
  const folders = readdirSync("src/ui", { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !parts.includes(entry.name))
    .map(({ name }) => name);
  expect(Object.keys(widgetExamples)).toEqual(folders.sort());
  for (const [widget, examples] of Object.entries(widgetExamples)) {
    const names = examples.map(({ name }) => name);
    expect(names.length, widget).toBeGreaterThan(0);
    expect(new Set(names).size, widget).toBe(names.length);
  }
});

test("what is no widget of its own has no examples, and is there", () => {
  for (const part of parts) {
    expect(existsSync(`src/ui/${part}`), part).toBe(true);
    expect(existsSync(`src/ui/${part}/examples.tsx`), part).toBe(false);
  }
});
