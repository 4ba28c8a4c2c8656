import { expect, test, vi } from "vitest";
import { drawMarkup } from "#tools/test-support/draw-markup.ts";

vi.mock("#platform/i18n.ts", () => import("#tools/test-support/spoken-i18n.ts"));
const { QuickFilters } = await import("./quick-filters.tsx");

const filters: { text: string; filters: Record<string, string> }[] = [
  { text: "Un dueño", filters: { owners: "1" } },
  { text: "Hasta 200 € al mes", filters: { monthlyTo: "200" } },
];
const draw = (counts: readonly number[] | undefined) =>
  drawMarkup(<QuickFilters filters={filters} counts={counts} sort="newest" path="/lista/" />);

test("each way in says what it finds, and leads there in the order of the list", async () => {
  const markup = await draw([1_234, 7]);
  expect(markup).toMatch(/href="\/lista\/\?owners=1&amp;sort=newest"[^>]*><span>Un dueño · 1234</);
  expect(markup).toContain("Hasta 200 € al mes · 7");
});

test("what finds nothing is left out, and all where nobody counts", async () => {
  const markup = await draw([0, 7]);
  expect(markup.match(/<li>/g)).toHaveLength(1);
  expect(markup).not.toContain("Un dueño");
  expect([await draw([0, 0]), await draw(undefined)]).toEqual(["", ""]);
});
