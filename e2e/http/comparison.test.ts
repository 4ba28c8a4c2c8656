import { expect } from "vitest";
import { comparePaths, listedVins } from "#tools/test-support/invented-addresses.ts";
import { paths } from "#tools/test-support/paths.ts";
import { textOf } from "./html-page.ts";
import { test } from "./http-test.ts";
import { openPage, type ServedPage } from "./submit-form.ts";

const columnsOf = (page: ServedPage) => page.all("main table thead th[scope=col]").length - 1;
const rowsOf = (page: ServedPage) => page.all("main tbody tr").length;

test("a card leads to the comparison, which grows, shows differences and shrinks", async ({ request }) => {
  const list = await openPage(request, paths.list.es);
  const one = await list.submit(list.one("main article button[data-compare]"));
  expect(one.url.pathname + one.url.search).toMatch(/^\/comparar\/\?vin=[A-Z0-9]{17}$/);
  const two = await one.follow("main li a[href*=comparar]");
  expect(two.url.search).toMatch(/^\?vin=[A-Z0-9]{17},[A-Z0-9]{17}$/);
  expect(columnsOf(two)).toBe(2);
  const differences = await two.follow("main a[href*='differences=1']");
  expect(rowsOf(differences)).toBeLessThan(rowsOf(two));
  const none = await (await differences.follow("tbody a[data-listed]")).follow("tbody a[data-listed]");
  expect(none.url.search).toBe("?vin=");
  expect(none.all("main table")).toEqual([]);
  expect((await none.follow("header a[data-tool=compare]")).url.pathname).toBe(comparePaths.es);
});

test.for(["es", "pt"] as const)(
  "%s: an address that is shared shows what is still on sale, weighs it and leads to specifications",
  async (locale, { request }) => {
    const vins = await listedVins(request, locale, 3);
    const page = await openPage(request, `${comparePaths[locale]}?vin=${vins.join(",")},AAAAAAAAAAAAAAAAA`);
    expect(columnsOf(page)).toBe(3);
    expect(page.all("main [data-type=info]")).toHaveLength(1);
    const fewer = await (await page.follow("main a[href*='differences=1']")).follow("tbody a[data-listed]");
    expect(fewer.url.search).toBe(`?vin=${vins[1]},${vins[2]}&differences=1`);
    expect(columnsOf(fewer)).toBe(2);
    const weighed = await page.submit(page.one("#weigh button"), { kms: "3", price: "0" });
    expect(weighed.url.search + weighed.url.hash).toMatch(/price=0&kms=3&age=2&equipment=2(&cost=2)?#weigh$/);
    expect(weighed.all("#weigh ol > li")).toHaveLength(3);
    const sheet = "tbody a[href*=/ficha-tecnica/]";
    const [, vin] = /([A-Z0-9]{17})\/$/.exec(weighed.attribute(sheet, "href")) ?? [];
    expect((await weighed.follow(sheet)).all("main dl").map(textOf).join()).toContain(vin);
  },
);

test("the page of specifications exists for vehicles alone, and for no index", async ({ request }) => {
  const [vin = ""] = await listedVins(request, "es", 1);
  for (const [address, status] of [
    [`/ficha-tecnica/${vin}/`, 200],
    [`/pt/ficha-tecnica/${vin}/`, 200],
    ["/ficha-tecnica/AAAAAAAAAAAAAAAAA/", 404],
    [`/ficha-tecnica/${vin.toLowerCase()}/`, 404],
    ["/ficha-tecnica/x/", 404],
    ["/ficha-tecnica/", 404],
  ] as const) {
    const page = await openPage(request, address);
    expect(page.status, address).toBe(status);
    if (status === 200) expect(page.attribute("meta[name=robots]", "content"), address).toMatch(/^noindex/);
  }
});
