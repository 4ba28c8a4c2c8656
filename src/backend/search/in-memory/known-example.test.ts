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

const ask = (of = now, about = "", change: { scope?: Partial<Scope>; places?: typeof places } = {}) => {
  const known = { catalogue: of.catalogue, places: change.places ?? places };
  const query = parseSearchQuery(new URLSearchParams(about)).query;
  const scope: Scope = { kind: "car", locale: "es", ...change.scope };
  return knownExample(of, scope, { known, kind: scope.kind, about: query, locale: scope.locale });
};
const found = () => vi.mocked(exampleText).mock.calls.length;

test("is found once for a page, also where there is none", () => {
  expect([ask(), ask(), found()]).toEqual(["León diésel", "León diésel", 1]);
  vi.mocked(exampleText).mockReturnValue(undefined);
  expect([ask(now, "brand=seat"), ask(now, "brand=seat"), found()]).toEqual([undefined, undefined, 2]);
});

test.each<[string, () => void]>([
  ["another stock", () => void ask(stock({}))],
  ["other places", () => void ask(now, "", { places: new Map() })],
  ["another page", () => void ask(now, "brand=audi")],
  ["another language", () => void ask(now, "", { scope: { locale: "pt" } })],
  ["another kind", () => void ask(now, "", { scope: { kind: "motorbike" } })],
  ["other dealers", () => void ask(now, "", { scope: { dealers: new Set([1]) } })],
])("is found anew for %s", (_, askOtherwise) => {
  ask();
  const before = found();
  askOtherwise();
  expect(found()).toBe(before + 1);
});

test("of the examples of a stock the latest thousand are remembered", () => {
  const known = stock();
  for (let dealer = 0; dealer <= 1_000; dealer += 1)
    ask(known, "", { scope: { dealers: new Set([dealer]) } });
  const before = found();
  ask(known, "", { scope: { dealers: new Set([1]) } });
  expect(found()).toBe(before);
  ask(known, "", { scope: { dealers: new Set([0]) } });
  expect(found()).toBe(before + 1);
});
