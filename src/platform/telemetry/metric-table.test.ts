import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { metricTable } from "./metric-table.ts";

const documented = (() => {
  const page = readFileSync(new URL("../../../docs/operations.md", import.meta.url), "utf8");
  const section = page.slice(page.indexOf("## Traces and metrics"), page.indexOf("## Health"));
  return section.split("\n").flatMap((line) => {
    const [, name, type, labels] = /^\| `(volante_\w+)` \| (\w+) \| (.+?) \| .+ \|$/.exec(line) ?? [];
    if (name === undefined || labels === undefined) return [];
    // A label stands first, or behind the values of the one before.
    return [
      [
        name,
        type,
        ...(labels === "none" ? [] : labels.split("; ")).map((label) => /^`(\w+)`/.exec(label)?.[1]),
      ],
    ];
  });
})();

test("operators are told of every metric, its type and its labels", () => {
  expect(documented).toEqual(
    Object.entries(metricTable).map(([name, { type, labels }]) => [
      type === "counter" ? `${name}_total` : name,
      type,
      ...labels,
    ]),
  );
});
