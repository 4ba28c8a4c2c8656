import { expect, test, vi } from "vitest";
import { renderMarkup } from "#tools/test-support/render-markup.ts";

vi.mock("#platform/i18n.ts", () => import("#tools/test-support/spoken-i18n.ts"));
const { QuickFilters } = await import("./quick-filters.tsx");

const filters: { text: string; filters: Record<string, string> }[] = [
  { text: "Un dueño", filters: { owners: "1" } },
  { text: "Hasta 200 € al mes", filters: { monthlyTo: "200" } },
];
const render = (counts: readonly number[] | undefined) =>
  renderMarkup(<QuickFilters filters={filters} counts={counts} sort="newest" path="/lista/" />);

test("each way in says what it finds, and leads there in the order of the list", async () => {
  const markup = await render([1_234, 7]);
  expect(markup).toMatch(/href="\/lista\/\?owners=1&amp;sort=newest"[^>]*><span>Un dueño · 1234</);
  expect(markup).toContain("Hasta 200 € al mes · 7");
});

test("what finds nothing is left out, and all where nobody counts", async () => {
  const markup = await render([0, 7]);
  expect(markup.match(/<li>/g)).toHaveLength(1);
  expect(markup).not.toContain("Un dueño");
  expect([await render([0, 0]), await render(undefined)]).toEqual(["", ""]);
});
