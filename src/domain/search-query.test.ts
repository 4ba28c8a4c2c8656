import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readSearchAddress, serialiseAddressedSearch, writeSearchAddress } from "./addressed-search.ts";
import { normaliseSearchQuery } from "./normalise-search-query.ts";
import { parseSearchQuery } from "./parse-search-query.ts";
import {
  emptySearchQuery,
  paysMonthly,
  rangeOf,
  type SearchNotice,
  type SearchQuery,
  withEnds,
  withoutValues,
} from "./search-query.ts";
import {
  choices,
  flagFilters,
  listFilters,
  rangeFilters,
  searchQueryKeys,
  sorts,
} from "./search-query-keys.ts";
import { searchQueryLimits } from "./search-query-limits.ts";
import { serialiseSearchQuery } from "./serialise-search-query.ts";

const parse = (text: string) => parseSearchQuery(new URLSearchParams(text));
const canonical = (text: string) => serialiseSearchQuery(parse(text).query);

describe("canonical form", () => {
  test.each([
    ["", ""],
    ["brand=seat", "brand=seat"],
    ["page=2&brand=seat,audi", "brand=audi,seat&page=2"],
    ["brand=seat&brand=audi&brand=seat", "brand=audi,seat"],
    ["brand=SEAT, Alfa-Romeo", "brand=alfa-romeo,seat"],
    ["brand=seat%2Caudi", "brand=audi,seat"],
    ["page=1&sort=relevance&lowCost=0", ""],
    ["lowCost=on&financing=true&discount=1", "lowCost=1&discount=1&financing=1"],
    ["seats=10,5,2,0,5", "seats=2,5,10"],
    ["yearFrom=02018&yearTo=", "yearFrom=2018"],
    ["priceFrom=9.500&priceTo=12.000 €", "priceFrom=9500&priceTo=12000"],
    ["priceTo=12 000,60&kmsTo=50.000 km", "kmsTo=50000&priceTo=12001"],
    ["sort=price-asc&transmission=automatic", "transmission=automatic&sort=price-asc"],
    [
      "page=3&sort=newest&seats=5&fuel=diesel&segment=suv&model=ateca&brand=seat&priceTo=20000&kmsTo=90000&yearFrom=2019",
      "brand=seat&model=ateca&segment=suv&fuel=diesel&yearFrom=2019&kmsTo=90000&priceTo=20000&seats=5&sort=newest&page=3",
    ],
  ])("%s becomes %s", (text, expected) => {
    expect(canonical(text)).toBe(expected);
  });

  test.each([
    "colour=red&utm_source=x&__proto__=1",
    "brand=<script>",
    "brand=../../etc",
    "brand=se at",
    "brand=-seat,seat-,se--at",
    `brand=${"a".repeat(searchQueryLimits.valueLength + 1)}`,
    "fuel=gasolina",
    "segment=tank",
    "transmission=steam",
    "sort=random",
    "page=0",
    "page=-1",
    "page=1.5",
    "page=99999999",
    "yearFrom=1850",
    "yearTo=20199",
    "kmsFrom=1e3",
    "priceTo=12,000",
    "priceTo=-12000",
    "yearFrom=2.019",
    "priceFrom=NaN",
    "seats=five,-3,0,100",
    "lowCost=yes",
    "monthlyTo=0",
    "monthlyTo=10000",
    "powerFrom=-1",
    "powerTo=2001",
    "rangeFrom=2001",
    "cc=400",
    "licence=c",
    "badge=d",
    "deposit=mucho",
    "owners=99999999999",
    "newSince=-1",
    "place=280011",
    "place=99999999999999999999&radius=50",
    "radius=50",
  ])("junk is ignored: %s", (text) => {
    expect(canonical(text)).toBe("");
  });

  test.each([
    ["powerFrom=150 &powerTo=300", "powerFrom=150&powerTo=300"],
    ["rangeFrom=300 km&rangeTo=400&monthlyTo=250 €&monthlyFrom=100", "rangeFrom=300&monthlyTo=250"],
    ["owners=1&newSince=7", "owners=1&newSince=7"],
    ["owners=4&newSince=2&radius=50", ""],
    ["badge=ECO,0,x&cc=more,125&licence=a2,B", "badge=0,eco&cc=125,more&licence=a2,b"],
    ["place=28 001&radius=50&sort=distance", "place=28001&radius=50&sort=distance"],
    ["place=1000001&radius=51", "place=1000-001"],
    ["sort=distance", ""],
    [
      "monthlyTo=9999&powerFrom=1&powerTo=2000&rangeFrom=2000",
      "powerFrom=1&powerTo=2000&rangeFrom=2000&monthlyTo=9999",
    ],
    ["deposit=8.750 €", "deposit=8500"],
    ["deposit=499", ""],
    ["deposit=90000", "deposit=30000"],
    ["financing=1&monthlyTo=200", "monthlyTo=200"],
    ["pay=cash&monthlyTo=200&deposit=5000&financing=1&sort=monthly-asc&priceTo=9000", "priceTo=9000"],
    ["pay=monthly&priceFrom=5000&priceTo=9000&sort=price-asc", "financing=1"],
    ["pay=monthly&monthlyTo=200&sort=newest", "monthlyTo=200&sort=newest"],
    ["pay=junk&priceTo=9000", "priceTo=9000"],
  ])("%s becomes %s", (text, expected) => {
    expect(canonical(text)).toBe(expected);
  });

  test.each([
    ["", false],
    ["priceTo=9000", false],
    ["financing=1", true],
    ["monthlyTo=200", true],
    ["deposit=5000", true],
    ["sort=monthly-desc", true],
  ])("%s is looked at by the month: %s", (text, expected) => {
    expect(paysMonthly(parse(text).query)).toBe(expected);
  });

  test("values beyond the number allowed are left out", () => {
    const many = Array.from({ length: 90 }, (_, index) => `m${index}`).join();
    expect(parse(`model=${many}`).query.model).toHaveLength(searchQueryLimits.valuesPerFilter);
  });

  test.each(["year", "kms", "price", "power"] as const)(
    "a crossed %s range is exchanged and reported",
    (filter) => {
      const { query, notices } = parse(`${filter}From=1999&${filter}To=1998`);
      expect(rangeOf(query, filter)).toEqual({ from: 1998, to: 1999 });
      expect(notices).toEqual([{ kind: "swapped", filter }]);
      expect(parse(serialiseSearchQuery(query)).notices).toEqual([]);
    },
  );
});

const slugs = fc.array(fc.stringMatching(/^[a-z0-9]{1,18}(-[a-z0-9]{1,18})?$/), { maxLength: 40 });
const wildQuery: fc.Arbitrary<SearchQuery> = fc
  .record({
    lists: fc.tuple(
      slugs,
      slugs,
      slugs,
      slugs,
      slugs,
      fc.array(fc.integer().map(String)),
      slugs,
      slugs,
      slugs,
    ),
    numbers: fc.record(
      {
        owners: fc.integer({ min: 0, max: 4 }),
        newSince: fc.constantFrom(0, 2, ...choices.newSince),
        radius: fc.constantFrom(0, 30, ...choices.radius),
        deposit: fc.integer({ min: -10, max: 40_000 }),
      },
      { requiredKeys: [] },
    ),
    place: fc.constantFrom(undefined, "28001", "1000-001", "28 001", "nowhere"),
    ranges: fc.array(fc.option(fc.integer({ min: -10, max: 3_000 }), { nil: undefined }), {
      minLength: 12,
      maxLength: 12,
    }),
    flags: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    sort: fc.constantFrom(...sorts),
    page: fc.integer({ min: -5, max: 20_000 }),
    known: fc.subarray(["suv", "diesel", "petrol", "manual", "city", "eco", "125", "a2"]),
  })
  .map(({ lists, numbers, place, ranges, flags, sort, page, known }) => ({
    ...emptySearchQuery,
    ...numbers,
    ...(place !== undefined && { place }),
    ...Object.fromEntries(listFilters.map((filter, index) => [filter, [...(lists[index] ?? []), ...known]])),
    ...Object.fromEntries(
      rangeFilters.flatMap((filter, index) =>
        Object.entries(withEnds(filter, { from: ranges[index * 2], to: ranges[index * 2 + 1] })),
      ),
    ),
    ...Object.fromEntries(flagFilters.map((filter, index) => [filter, flags[index]])),
    sort,
    page,
  }));

test("parse undoes serialise", () => {
  fc.assert(
    fc.property(wildQuery, (wild) => {
      const { query } = normaliseSearchQuery(wild);
      expect(parse(serialiseSearchQuery(query))).toEqual({ query, notices: [] });
      expect(serialiseAddressedSearch({ query, notices: [] })).toBe(serialiseSearchQuery(query));
    }),
  );
});

test.each([Number.NaN, Number.NEGATIVE_INFINITY, -500, 499.99])("a deposit of %d is none", (deposit) => {
  expect(normaliseSearchQuery({ ...emptySearchQuery, deposit }).query).not.toHaveProperty("deposit");
});

test("normalising twice changes nothing", () => {
  fc.assert(
    fc.property(wildQuery, (wild) => {
      const once = normaliseSearchQuery(wild).query;
      expect(normaliseSearchQuery(once)).toEqual({ query: once, notices: [] });
      expect(serialiseSearchQuery(once).length).toBeLessThanOrEqual(searchQueryLimits.totalLength);
    }),
  );
});

test("ten thousand characters of junk neither throw nor grow", () => {
  const keys = fc.constantFrom(...listFilters, "page", "sort", "priceFrom", "lowCost", "x");
  const junk = fc.string({ minLength: 9_000, maxLength: 10_000, unit: "binary" });
  const commas = fc
    .array(fc.stringMatching(/^[a-z0-9]{1,6}$/), { minLength: 2_000, maxLength: 2_000 })
    .map(String);
  fc.assert(
    fc.property(keys, fc.oneof(junk, commas), (key, value) => {
      const result = serialiseSearchQuery(parseSearchQuery(new URLSearchParams([[key, value]])).query);
      expect(result.length).toBeLessThanOrEqual(searchQueryLimits.totalLength);
    }),
    { numRuns: 40 },
  );
});

test("what is read of the canonical query is what was read of the address, whatever was typed", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.stringMatching(/^[0-9., ]{0,24}$/),
    fc.stringMatching(/^[a-z0-9,-]{0,60}$/),
    fc.stringMatching(/^<?[a-z0-9]{1,8}>?$/),
    fc.constantFrom("seat", "diesel", "28013", "1", "on", "fuel,seats.2", "-fuel", "price-asc", "monthly"),
  );
  const keys = fc.constantFrom(...searchQueryKeys, "unknown", "open", "pay", "x");
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, text), { maxLength: 8 }), (typed) => {
      const search = readSearchAddress(new URLSearchParams(typed));
      const canonical = serialiseAddressedSearch(search);
      expect(readSearchAddress(new URLSearchParams(canonical))).toEqual(search);
      expect(canonical.length).toBeLessThan(4_000);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ["open=fuel", 1],
  ["open=fuel.2", 2],
  ["open=seats,fuel&open=place.4", 4],
  ["page=3&open=fuel.2", 3],
])("a group of filters that %s opens leaves the list on page %i", (address, page) => {
  const search = readSearchAddress(new URLSearchParams(address));
  expect(search.query.page).toBe(page);
  expect(search.notices).toMatchObject([{ kind: "opened" }]);
  const groups = search.notices.flatMap((each) => (each.kind === "opened" ? each.groups : []));
  expect(serialiseAddressedSearch(search)).toMatch(new RegExp(`(^|&)open=${groups}$`));
});

describe("notices", () => {
  test.each<[string, string, SearchNotice[]]>([
    ["priceFrom=9000&priceTo=5000", "priceFrom=9000&priceTo=5000", [{ kind: "swapped", filter: "price" }]],
    [
      "priceTo=5&priceFrom=9&yearFrom=2020&yearTo=2010&unknown=Híbrido  madrid",
      "yearFrom=2020&yearTo=2010&priceFrom=9&priceTo=5&unknown=Híbrido madrid",
      [
        { kind: "swapped", filter: "year" },
        { kind: "swapped", filter: "price" },
        { kind: "unknown-words", words: ["Híbrido", "madrid"] },
      ],
    ],
    ["unknown=madrid", "unknown=madrid", [{ kind: "unknown-words", words: ["madrid"] }]],
    ["unknown=1.6,%20t-roc", "unknown=1.6 t-roc", [{ kind: "unknown-words", words: ["1.6", "t-roc"] }]],
    [
      "unknown=<b>x</b>&brand=seat",
      "brand=seat&unknown=b x b",
      [{ kind: "unknown-words", words: ["b", "x", "b"] }],
    ],
    [
      "priceTo=barato&kmsTo=12,000&brand=seat",
      "brand=seat&kmsTo=12,000&priceTo=barato",
      [
        { kind: "unread", key: "kmsTo", text: "12,000" },
        { kind: "unread", key: "priceTo", text: "barato" },
      ],
    ],
    [
      "fuel=agua,diesel,aire&seats=muchas&priceTo=abc&brand=<b>seat</b>",
      "fuel=diesel,agua&brand=b seat b&seats=muchas&priceTo=abc",
      [
        { kind: "unknown-value", filter: "brand", value: "b seat b" },
        { kind: "unknown-value", filter: "fuel", value: "agua" },
        { kind: "unknown-value", filter: "seats", value: "muchas" },
        { kind: "unread", key: "priceTo", text: "abc" },
      ],
    ],
    ["place=Chamberí&radius=50", "place=Chamberí", [{ kind: "unread", key: "place", text: "Chamberí" }]],
    ["place=  ", "", []],
    ["fuel=,&transmission=  &seats=", "", []],
    ["yearFrom=1850", "yearFrom=1850", [{ kind: "unread", key: "yearFrom", text: "1850" }]],
    [
      "priceTo=<b>muy barato</b>;x:y&priceFrom=%26%25",
      "priceTo=b muy barato b",
      [{ kind: "unread", key: "priceTo", text: "b muy barato b" }],
    ],
    ["priceFrom=&priceTo=  ", "", []],
    ["unread=priceTo:x", "", []],
    ["swapped=price&unknown=&unknown=x", "", []],
    [`unknown=${"a".repeat(31)}`, "", []],
  ])("%s travel as %s", (address, text, notices) => {
    const search = readSearchAddress(new URLSearchParams(address));
    expect(search.notices).toEqual(notices);
    const written = writeSearchAddress(search);
    expect(decodeURIComponent(written.replaceAll("+", " "))).toBe(text);
    expect(readSearchAddress(new URLSearchParams(written))).toEqual(search);
  });

  test("ten thousand unknown words stay few", () => {
    const { notices } = readSearchAddress(new URLSearchParams({ unknown: "palabra ".repeat(10_000) }));
    expect(notices).toEqual([{ kind: "unknown-words", words: Array(8).fill("palabra") }]);
  });

  test("values are taken out one by one", () => {
    const query = { ...emptySearchQuery, brand: ["audi", "borgward"], model: ["borgward-isabella"] };
    const unknown = { filter: "brand", value: "borgward" } as const;
    expect(withoutValues(query, [unknown, { filter: "model", value: "borgward-isabella" }])).toEqual({
      ...emptySearchQuery,
      brand: ["audi"],
    });
  });
});
