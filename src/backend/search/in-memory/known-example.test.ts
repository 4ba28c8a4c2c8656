import { beforeEach, expect, test, vi } from "vitest";
import { parseSearchQuery } from "#domain/parse-search-query.ts";
import { exampleText } from "./example-text.ts";
import { knownExample } from "./in-memory-engine.ts";
import type { Scope, SearchedStock } from "./stock.ts";

vi.mock("./example-text.ts", () => ({ exampleText: vi.fn() }));

const catalogue = { versions: new Map() };
const places = new Map();
const stock = (columns: object = {}) => ({ index: { columns }, catalogue }) as unknown as SearchedStock;
const now = stock();

beforeEach(() => {
  vi.mocked(exampleText).mockReset().mockReturnValue("León diésel");
});

const example = (of = now, about = "", change: { scope?: Partial<Scope>; places?: typeof places } = {}) => {
  const known = { catalogue: of.catalogue, places: change.places ?? places };
  const query = parseSearchQuery(new URLSearchParams(about)).query;
  const scope: Scope = { kind: "car", locale: "es", ...change.scope };
  return knownExample(of, scope, { known, kind: scope.kind, about: query, locale: scope.locale });
};
const found = () => vi.mocked(exampleText).mock.calls.length;

test("is found once for a page, also where there is none", () => {
  expect([example(), example(), found()]).toEqual(["León diésel", "León diésel", 1]);
  vi.mocked(exampleText).mockReturnValue(undefined);
  expect([example(now, "brand=seat"), example(now, "brand=seat"), found()]).toEqual([
    undefined,
    undefined,
    2,
  ]);
});

test.each<[string, () => void]>([
  ["another stock", () => void example(stock({}))],
  ["other places", () => void example(now, "", { places: new Map() })],
  ["another page", () => void example(now, "brand=audi")],
  ["another language", () => void example(now, "", { scope: { locale: "pt" } })],
  ["another kind", () => void example(now, "", { scope: { kind: "motorbike" } })],
  ["other dealers", () => void example(now, "", { scope: { dealers: new Set([1]) } })],
])("is found anew for %s", (_, findOther) => {
  example();
  const before = found();
  findOther();
  expect(found()).toBe(before + 1);
});

test("of the examples of a stock the latest thousand are remembered", () => {
  const known = stock();
  for (let dealer = 0; dealer <= 1_000; dealer += 1)
    example(known, "", { scope: { dealers: new Set([dealer]) } });
  const before = found();
  example(known, "", { scope: { dealers: new Set([1]) } });
  expect(found()).toBe(before);
  example(known, "", { scope: { dealers: new Set([0]) } });
  expect(found()).toBe(before + 1);
});
