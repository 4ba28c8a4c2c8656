import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Facets, FacetValue } from "#api/models/search.ts";
import { parseSearchQuery } from "#domain/parse-search-query.ts";
import { type FilterGroupName, filterGroups } from "#domain/search-query-keys.ts";
import { wordsOf } from "#platform/wording.ts";
import { renderMarkup } from "#tools/test-support/render-markup.ts";
import { speak } from "#tools/test-support/spoken-i18n.ts";
import type { FilterFormProps } from "./filter-form.tsx";

vi.mock("#platform/i18n.ts", () => import("#tools/test-support/spoken-i18n.ts"));
const { FilterForm } = await import("./filter-form.tsx");

beforeEach(() => speak("es"));

const value = (id: string, count = 3): FacetValue => ({ id, value: id, count });
const whole: Facets = {
  values: {
    badge: [value("0"), value("eco")],
    rating: [value("below"), value("unknown")],
    cc: [value("125"), value("500")],
    licence: [value("a1"), value("a2")],
    owners: [value("1"), value("2"), value("3")],
    newSince: [value("1"), value("3"), value("7"), value("14")],
    radius: [value("25", 1), value("50", 2), value("100", 4), value("200", 8)],
  },
  ranges: { range: { min: 40, max: 320 }, monthly: { min: 90, max: 640 } },
};
const render = (
  facets: Facets,
  search = "",
  { groups = filterGroups, ...props }: Partial<FilterFormProps & { groups: readonly FilterGroupName[] }> = {},
) => {
  const { query, notices } = parseSearchQuery(new URLSearchParams(search));
  const given = { id: "filters", path: "/lista/", preset: {}, kind: "car" as const, ...props };
  return renderMarkup(
    <FilterForm
      result={{ facets, total: 3 }}
      query={query}
      notices={[...notices, { kind: "opened", groups }]}
      {...given}
    />,
  );
};
const fieldsOf = (markup: string) =>
  new Set([...markup.matchAll(/<(?:input|select)[^>]* name="([^"]+)"/g)].map(([, name]) => name));
const optionsOf = (markup: string, name: string) => {
  const [, options = ""] =
    new RegExp(`<select[^>]* name="${name}".*?>(.*?)</select>`, "s").exec(markup) ?? [];
  return [...options.matchAll(/<option value="([^"]*)"[^>]*>(.*?)<\/option>/g)].map(([, ...each]) =>
    each.join(": "),
  );
};

const answered = ["badge", "rating", "cc", "licence", "owners", "newSince", "rangeFrom"];

test("a filter that the service knows nothing of has no field", async () => {
  const all = fieldsOf(await render(whole));
  expect(answered.filter((name) => !all.has(name))).toEqual([]);
  const rendered = await render({ values: {}, ranges: {} });
  const bare = fieldsOf(rendered);
  expect(answered.filter((name) => bare.has(name))).toEqual([]);
  const { filter } = wordsOf("es", "search");
  for (const name of ["badge", "rating", "cc", "licence", "range"] as const)
    expect(rendered).not.toContain(filter[name]);
  for (const name of ["place", "radius", "monthlyTo", "deposit", "pay"]) expect(bare).toContain(name);
});

test("of a service whose filters are those of the specification neither place, power nor instalments are asked", async () => {
  const fields = fieldsOf(await render({ values: {}, ranges: {}, isOptionsOnly: true }));
  for (const name of ["place", "powerFrom", "monthlyTo", "deposit", "pay"])
    expect(fields).not.toContain(name);
  for (const name of ["priceFrom", "priceTo"]) expect(fields).toContain(name);
});

test("one of them alone leaves the others", async () => {
  for (const filter of ["badge", "rating", "cc", "licence", "owners", "newSince"] as const) {
    const { [filter]: _, ...values } = whole.values;
    const fields = fieldsOf(await render({ ...whole, values }));
    expect(answered.filter((name) => !fields.has(name))).toEqual([filter]);
  }
});

describe("limits that are one of a few", () => {
  test("say what each shows, around a place as well", async () => {
    const markup = await render(whole, "place=28001&owners=2");
    expect(optionsOf(markup, "radius")).toEqual([
      ": Cualquiera",
      "25: 25 (1)",
      "50: 50 (2)",
      "100: 100 (4)",
      "200: 200 (8)",
    ]);
    expect(markup).toMatch(/<option value="2" selected="">2 \(3\)<\/option>/);
  });

  test("of a place that nobody has asked from yet are told without counts", async () => {
    const { radius: _, ...values } = whole.values;
    expect(optionsOf(await render({ ...whole, values }), "radius").slice(1)).toEqual([
      "25: 25 km",
      "50: 50 km",
      "100: 100 km",
      "200: 200 km",
    ]);
  });

  test("of the battery go as far as something in the stock, and hold what was chosen", async () => {
    const values = async (search: string, range = whole.ranges.range) =>
      optionsOf(await render({ ...whole, ranges: range ? { range } : {} }, search), "rangeFrom")
        .slice(1)
        .map((each) => each.split(":")[0]);
    expect(await values("")).toEqual(["50", "100", "200", "300"]);
    expect(await values("rangeFrom=450")).toEqual(["50", "100", "200", "300", "450"]);
    expect(await values("", { min: 0, max: 40 })).toEqual([]);
  });

  test("of a motorbike's power are those of the licences, in both units", async () => {
    const markup = await render(whole, "", { kind: "motorbike" });
    expect(optionsOf(markup, "powerFrom").slice(1, 3)).toEqual(["15: 15 CV (11 kW)", "48: 48 CV (35 kW)"]);
  });
});

test("a place that is none is said beside its field, and kept there", async () => {
  const markup = await render(whole, "place=Chamber%C3%AD");
  const { unreadPlace } = wordsOf("es", "search");
  expect(markup).toContain('value="Chamberí"');
  expect(markup).toContain(unreadPlace.split("{value}")[0]);
});

test("the form begins with the way to pay that the list is looked at by", async () => {
  const chosen = async (search: string) => {
    const inputs = (await render(whole, search)).match(/<input[^>]*>/g) ?? [];
    const checked = inputs.filter((input) => /type="radio"/.test(input) && /checked/.test(input));
    return checked.map((input) => /value="(\w+)"/.exec(input)?.[1]).join();
  };
  expect([await chosen(""), await chosen("deposit=5000")]).toEqual(["cash", "monthly"]);
});

describe("a group that nobody has opened", () => {
  const brands = Array.from({ length: 12 }, (_, index) => value(`brand-${index}`, index));
  const facets: Facets = { ...whole, values: { ...whole.values, brand: brands, fuel: [value("diesel")] } };

  test("is a button for the same list in which it is open; one in which something is chosen is open", async () => {
    const closed = await render(facets, "sort=newest", { groups: ["seats"] });
    expect(closed).toMatch(/<h3[^>]*><button type="submit" value="fuel"[^>]* name="open">/);
    expect(fieldsOf(closed)).not.toContain("fuel");
    expect(closed).toContain('name="open" value="seats"');
    expect(fieldsOf(await render(facets, "fuel=diesel", { groups: [] }))).toContain("fuel");
  });

  test("is not what Enter in a field presses: the first button of the form applies it", async () => {
    const [first = ""] = /<button[^>]*>/.exec(await render(facets, "", { groups: [] })) ?? [];
    expect(first).toMatch(/^<button(?=[^>]* type="submit")(?=[^>]* formAction="[^"#]+")(?![^>]* name=)/);
  });

  test("of makes shows the most frequent ones, and all with a field to find them by once opened", async () => {
    const boxes = (markup: string) => markup.match(/name="brand"/g)?.length;
    const few = await render(facets, "", { groups: [] });
    expect([boxes(few), few.includes("data-find")]).toEqual([8, false]);
    const all = await render(facets, "", { groups: ["brand"] });
    expect([boxes(all), all.includes("data-find")]).toEqual([12, true]);
    expect(all).toMatch(/value="-brand"[^>]*aria-expanded="true"/);
  });
});
