import { expect } from "vitest";
import { paths } from "#tools/test-support/paths.ts";
import { readHead } from "../support/read-head.ts";
import { textOf } from "./html-page.ts";
import { test } from "./http-test.ts";
import { openPage, type ServedPage, type Typed } from "./submit-form.ts";

const list = paths.list.es;

const cardsOf = (page: ServedPage) => page.all("main article");
const tagsOf = (page: ServedPage) => page.all("[data-results] a[data-closable]");
/** The list's notices for an address that it could not read whole. */
const noticesOf = (page: ServedPage) => page.all("[data-results] > [data-type=info]").map(textOf);
const fieldOf = (page: ServedPage, name: string) =>
  page.one(`form[id$=-filters] input[name=${name}]`).attribs;
/** The list with a group of filters opened. */
const openGroup = (page: ServedPage, group: string) =>
  page.submit(page.one(`form[id$=-filters] h3 button[value=${group}]`));
const filter = (page: ServedPage, typed: Typed) =>
  page.submit(page.one("form[id$=-filters] > div > button[type=submit]"), typed);
const countOf = (page: ServedPage) => numberIn(page.text("[data-results] p > strong"));
const numberIn = (text: string) => Number(text.replace(/\D/g, ""));

test("filters are combined, taken off and cleared", async ({ request }) => {
  const page = await openGroup(await openGroup(await openPage(request, list), "fuel"), "transmission");
  expect(page.url.search).toMatch(/open=fuel&.*open=transmission/);
  const both = await filter(page, { fuel: "diesel", transmission: "manual" });
  expect(both.url.search).toMatch(/fuel=diesel.*transmission=manual/);
  expect(tagsOf(both)).toHaveLength(2);
  const one = await openPage(request, tagsOf(both)[1]?.attribs.href ?? "");
  expect(one.url.search).toBe("?fuel=diesel");
  const sorted = await one.submit(one.one("form[data-sort-form] button"), { sort: "price-asc" });
  expect(sorted.url.search).toBe("?fuel=diesel&sort=price-asc");
  const cleared = await sorted.follow("[data-results] ul a[rel=nofollow]", "Borrar filtros");
  expect(cleared.url.search).toBe("?sort=price-asc");
  expect(tagsOf(cleared)).toHaveLength(0);
});

test("opening a group of filters leaves neither the page of the list nor its address for search engines", async ({
  request,
}) => {
  const second = await openPage(request, `${list}?page=2`);
  const page = await second.submit(second.one("form[id$=-filters] h3 button[value^=fuel]"));
  expect(page.all("form[id$=-filters] input[name=fuel]").length).toBeGreaterThan(1);
  expect(cardsOf(page).map(textOf)).toEqual(cardsOf(second).map(textOf));
  const canonicalOf = (shown: ServedPage) => shown.one("link[rel=canonical]").attribs.href;
  expect(canonicalOf(page)).toBe(canonicalOf(second));
  expect(canonicalOf(await openPage(request, `${list}?open=fuel`))).toBe(
    canonicalOf(await openPage(request, list)),
  );
});

test("from home by monthly budget and page to a vehicle", async ({ request }) => {
  const home = await openPage(request, paths.home.es);
  const found = await home.submit(home.one("main form button"), { monthlyTo: "250" });
  expect(found.url.search).toContain("monthlyTo=250");
  const second = await found.follow("main nav a[rel=next]");
  expect(second.url.search).toContain("page=2");
  const vehicle = await second.follow("main article h3 a");
  expect(vehicle.url.pathname).toMatch(/-\d{8}\/$/);
  expect(vehicle.text()).toContain("€");
});

test("a list without results offers ways out, whose counts are true", async ({ request }) => {
  const page = await openPage(request, `${list}?brand=seat&priceTo=900`);
  expect(page.text("[data-results] p > strong")).toMatch(/^0 /);
  const [, promised] = / · (.+)$/.exec(textOf(page.one("[data-results] div li > a", / · /))) ?? [];
  const way = await page.follow("[data-results] div li > a", / · /);
  expect(cardsOf(way).length).toBeGreaterThan(0);
  expect(way.text("[data-results] p > strong")).toBe(promised);
});

test("a page after the last one leads to the last", async ({ request }) => {
  const page = await openPage(request, `${list}?fuel=diesel&page=9999`);
  expect(cardsOf(page)).toHaveLength(0);
  const last = await openPage(request, page.all("[data-results] a[data-type]").at(-1)?.attribs.href ?? "");
  expect(last.url.search).toMatch(/fuel=diesel&page=\d+$/);
  expect(cardsOf(last).length).toBeGreaterThan(0);
});

test.for(["es", "pt"] as const)(
  "%s: values that a list cannot read are named",
  async (locale, { request }) => {
    const query = "?fuel=agua,diesel&seats=muchas&yearFrom=99999&priceFrom=abc";
    const page = await openPage(request, paths.list[locale] + query);
    const notices = noticesOf(page);
    expect(notices).toHaveLength(4);
    for (const quoted of ["«agua»", "«muchas»", "«99999»", "«abc»"])
      expect(
        notices.filter((notice) => notice.includes(quoted)),
        quoted,
      ).toHaveLength(1);
    expect(tagsOf(page)).toHaveLength(1);
    expect(cardsOf(page).length).toBeGreaterThan(0);
    const exchanged = await openPage(
      request,
      `${paths.list[locale]}?priceFrom=20000&priceTo=10000&brand=xyzzy`,
    );
    expect(noticesOf(exchanged)).toHaveLength(2);
    expect(noticesOf(exchanged).filter((notice) => notice.includes("xyzzy"))).toHaveLength(1);
    expect(fieldOf(exchanged, "priceFrom").value).toBe("10000");
  },
);

test("limits are read as people type them, and stay in their field where they cannot be", async ({
  request,
}) => {
  const page = await filter(await openPage(request, list), { priceFrom: "9.500 €", priceTo: "12 000" });
  expect(tagsOf(page)).toHaveLength(2);
  expect(noticesOf(page)).toEqual([]);
  expect(fieldOf(page, "priceFrom").value).toBe("9500");
  const unread = await filter(page, { priceTo: "12,000" });
  expect(tagsOf(unread)).toHaveLength(1);
  expect(noticesOf(unread)).toEqual([expect.stringContaining("«12,000»")]);
  expect(fieldOf(unread, "priceTo")).toMatchObject({ value: "12,000", "aria-invalid": "true" });
});

test.for(["es", "pt"] as const)(
  "%s: paying by month decides limits, orders and the large price, and the vehicle's page agrees",
  async (locale, { request }) => {
    const typed = { priceTo: "15000", pay: "monthly", monthlyTo: "250", deposit: "6.300 €" };
    const page = await filter(await openPage(request, paths.list[locale]), typed);
    expect(tagsOf(page)).toHaveLength(2);
    expect(page.all("select[name=sort] option[value^=monthly]")).toHaveLength(2);
    expect(page.all("select[name=sort] option[value^=price]")).toHaveLength(0);
    const aMonth = locale === "es" ? "al mes" : "por mês";
    const price = page.text("main article strong");
    expect(price).toContain(aMonth);
    expect(page.attribute("main article h3 a", "href")).toMatch(/\?deposit=6000$/);
    const vehicle = await page.follow("main article h3 a");
    expect(vehicle.text("#finance [data-testid=monthly]")).toContain(price.split("€")[0]?.trim());
    expect(fieldOf(page, "deposit").value).toBe("6000");
    const cash = await filter(page, { pay: "cash" });
    expect(tagsOf(cash)).toHaveLength(0);
    expect(cash.text("main article strong")).not.toContain(aMonth);
  },
);

test.for(["es", "pt"] as const)(
  "%s: a postal code answers distances, and one that is none stays in its field",
  async (locale, { request }) => {
    const opened = await openGroup(await openPage(request, paths.list[locale]), "place");
    const near = await filter(opened, { place: "28 001" });
    expect(noticesOf(near)).toEqual([]);
    expect(near.text("main article")).toMatch(/a \d+ km de Madrid/);
    const sorted = await near.submit(near.one("form[data-sort-form] button"), { sort: "distance" });
    expect(sorted.text("main article")).toMatch(/Madrid|Getafe|Alcalá/);
    const wrong = await filter(sorted, { place: "Chamberí" });
    expect(noticesOf(wrong)).toEqual([expect.stringContaining("Chamberí")]);
    expect(fieldOf(wrong, "place").value).toBe("Chamberí");
    const unknown = await openPage(request, `${paths.list[locale]}?place=53001&radius=25`);
    expect(unknown.text("[data-results] > [data-type=warning]")).toContain("53001");
    expect(cardsOf(unknown).length).toBeGreaterThan(0);
  },
);

test("what is being typed is met by makes, models and towns with their counts, whatever the accents", async ({
  request,
}) => {
  const suggested = async (query: string) =>
    (await (await request.get(`/api/search/suggestions?${query}`)).json()) as [string, string][];
  for (const [typed, name] of [
    ["leon", "SEAT León"],
    ["sea", "SEAT"],
    ["madr", "Madrid"],
  ] as const)
    expect(await suggested(`locale=es&kind=car&text=${typed}`)).toContainEqual([
      name,
      expect.stringMatching(/^\d+ vehículos?$/),
    ]);
  const [[make = "", count = ""] = []] = await suggested("locale=es&kind=car&text=sea");
  const found = await openPage(request, `${list}?text=${make}`);
  expect(found.text("[data-results] p > strong")).toBe(count);
  expect(await suggested("locale=pt&text=xyzzy")).toEqual([]);
});

test("a place is a chip, and giving it up is the first way out; what nearly matches is shown", async ({
  request,
}) => {
  const city = await openPage(request, `${list}?text=madrid`);
  const [tag] = tagsOf(city);
  expect(tag && textOf(tag)).toContain("En Madrid");
  const everywhere = await city.follow("[data-results] a[data-closable]");
  expect(everywhere.url.pathname).toBe(list);
  const none = await openPage(request, `${city.url.pathname}?brand=seat&model=seat-leon&priceTo=3000`);
  const ways = none.all("[data-results] li a strong").map(textOf);
  expect(none.all("[data-results] h2").map(textOf)).toContain("Casi lo que buscas");
  expect(cardsOf(none).length).toBeGreaterThan(0);
  for (const card of cardsOf(none)) expect(textOf(card)).toMatch(/€ más|Otra marca|En |Diésel|Gasolina/);
  const near = await openPage(request, `${list}?place=28001&radius=25&brand=seat&kmsTo=10000&priceTo=9000`);
  expect(near.all("[data-results] li a strong").length + ways.length).toBeGreaterThan(0);
});

test("a list counts what can be bought, reserved vehicles apart, and shows no sold one", async ({
  request,
}) => {
  const page = await openPage(request, list);
  const [total = 0, reserved = 0] = textOf(page.one("[data-results] p", /·/))
    .split("·")
    .map((part) => numberIn(part.split(",")[0] ?? ""));
  expect(total).toBeGreaterThan(500);
  expect(reserved).toBeGreaterThan(5);
  expect(readHead(page.html).data.find((each) => each["@type"] === "ItemList")).toMatchObject({
    numberOfItems: total,
  });
  const pages = Math.ceil((total + reserved) / 24);
  const last = await openPage(request, `${list}?page=${pages}`);
  const shown = (total + reserved) % 24 || 24;
  expect(cardsOf(last)).toHaveLength(shown);
  expect(last.all("main article[data-status=reserved]")).toHaveLength(Math.min(shown, reserved));
  expect(last.all("main article[data-status=bought]")).toHaveLength(0);
  expect(cardsOf(await openPage(request, `${list}?page=${pages + 1}`))).toHaveLength(0);
});

test("beside each value stands what it would show alone, also inside a chosen filter", async ({
  request,
}) => {
  const open = (fuel: string) => openPage(request, `${list}?fuel=${fuel}&priceTo=15000`);
  const besides = (page: ServedPage, fuel: string) => {
    const label = page
      .all("label")
      .find((each) => page.all(`input[name=fuel][value=${fuel}]`, undefined, each).length);
    return numberIn(label?.attribs["data-count"] ?? "");
  };
  const page = await open("diesel");
  const [diesel, petrol] = [besides(page, "diesel"), besides(page, "petrol")];
  expect(countOf(page)).toBe(diesel);
  expect(countOf(await open("petrol"))).toBe(petrol);
  const both = await open("diesel,petrol");
  expect(countOf(both)).toBe(diesel + petrol);
  expect([besides(both, "diesel"), besides(both, "petrol")]).toEqual([diesel, petrol]);
});

for (const path of [
  paths.home.es,
  paths.home.pt,
  list,
  paths.list.pt,
  "/motos-de-ocasion/",
  "/pt/motos-segunda-mao/",
])
  test(`the example in the search field of ${path} finds vehicles`, async ({ request }) => {
    const page = await openPage(request, path);
    const field = page.one("main input[name=text]");
    const example = field.attribs.placeholder ?? "";
    expect(example).not.toBe("");
    const form = page
      .all("main form")
      .find((each) => page.all("input[name=text]", undefined, each).length > 0);
    const found = await page.submit(page.all("button", undefined, form)[0] ?? "", { text: example });
    expect(found.url.pathname + found.url.search).not.toBe(path);
    expect(cardsOf(found).length).toBeGreaterThan(2);
    expect(countOf(found)).toBeGreaterThanOrEqual(3);
    expect(noticesOf(found)).toEqual([]);
  });
