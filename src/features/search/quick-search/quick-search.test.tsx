import { expect, test, vi } from "vitest";
import { renderMarkup } from "#tools/test-support/render-markup.ts";
import { speak } from "#tools/test-support/spoken-i18n.ts";

vi.mock("#platform/i18n.ts", () => import("#tools/test-support/spoken-i18n.ts"));
const { QuickSearch } = await import("./quick-search.tsx");

test("the years are those of the service, twelve at most", async () => {
  speak("es");
  const years = [2026, 2025, ...Array.from({ length: 20 }, (_, index) => 2022 - index)];
  const markup = await renderMarkup(
    <QuickSearch action="/coches/" facets={undefined} brands={[]} years={years} />,
  );
  const [, options = ""] = /<select[^>]* name="yearFrom".*?>(.*?)<\/select>/s.exec(markup) ?? [];
  const shown = [...options.matchAll(/<option>(\d+)</g)].map(([, year]) => Number(year));
  expect(shown).toEqual(years.slice(0, 12));
});

const facets = {
  values: {
    segment: [
      { id: "suv", value: "SUV", count: 7 },
      { id: "van", value: "Furgoneta", count: 0 },
    ],
  },
  ranges: {},
};
const namesOf = async (change: object) => {
  const markup = await renderMarkup(
    <QuickSearch action="/coches/" brands={[]} years={[2026]} facets={{ ...facets, ...change }} />,
  );
  return [...markup.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
};

test("the questions are those that the service can answer", async () => {
  expect(await namesOf({})).toEqual(["text", "monthlyTo", "segment", "place", "radius"]);
  expect(await namesOf({ values: {} })).toEqual(["text", "monthlyTo", "place", "radius"]);
  expect(await namesOf({ isOptionsOnly: true })).toEqual(["text", "priceTo", "yearFrom"]);
});
