import { expect, test, vi } from "vitest";
import { renderMarkup } from "#tools/test-support/render-markup.ts";

vi.mock("#platform/i18n.ts", () => import("#tools/test-support/spoken-i18n.ts"));
const { PriceHistory } = await import("./price-history.tsx");

const now = new Date("2026-11-25T12:00:00Z");
const from = (date: string, price: number) => ({ from: `${date}T08:00:00Z`, price });
const render = (...prices: ReturnType<typeof from>[]) =>
  renderMarkup(<PriceHistory prices={prices} now={now} />);
const rowsOf = (markup: string) =>
  [...markup.matchAll(/<tr><td>(.*?)<\/td><td>(.*?)<\/td><td[^>]*>(.*?)<\/td><\/tr>/g)].map(
    ([, ...cells]) => cells,
  );

const lowest = "<small> El más bajo de los últimos 30 días</small>";

test("the price that was lowest within thirty days is marked, and no other", async () => {
  const prices = [from("2026-09-01", 9_000), from("2026-10-24", 12_000), from("2026-11-10", 10_000)];
  expect(rowsOf(await render(...prices, from("2026-11-20", 11_000)))).toEqual([
    ["20 de noviembre de 2026", "11.000,00 €", "+1.000,00 €"],
    [`10 de noviembre de 2026${lowest}`, "10.000,00 €", "−2.000,00 €"],
    ["24 de octubre de 2026", "12.000,00 €", "+3.000,00 €"],
    ["1 de septiembre de 2026", "9.000,00 €", "–"],
  ]);
  const inEffect = [from("2026-09-01", 9_000), from("2026-10-27", 12_000)];
  expect(rowsOf(await render(...inEffect))[1]?.[0]).toBe(`1 de septiembre de 2026${lowest}`);
});

test("the chart starts at zero and has a line at that price", async () => {
  const markup = await render(
    from("2026-09-01", 9_000),
    from("2026-10-01", 13_000),
    from("2026-11-10", 11_000),
  );
  expect(markup).toContain('<path d="M0 14.8H600" stroke-dasharray="4"');
  expect(markup).toContain("<span>0,00 €</span>");
});

test("where there was one price alone nothing is drawn, and where there was none nothing is said", async () => {
  expect(await render(from("2026-11-01", 9_000))).toMatch(/^<p>[^<]*1 de noviembre de 2026[^<]*<\/p>$/);
  expect(await render()).toBe("");
});
