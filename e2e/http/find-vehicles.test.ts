import { expect } from "vitest";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { listedVins } from "#tools/test-support/invented-addresses.ts";
import { paths } from "#tools/test-support/paths.ts";
import { textOf } from "./html-page.ts";
import { test } from "./http-test.ts";
import { openPage, type ServedPage } from "./submit-form.ts";

const hrefs = (page: ServedPage) => page.all("main article h3 a").map(({ attribs }) => attribs.href ?? "");

test("a list is in the order that its address says, also on its next page", async ({ request }) => {
  const pricesOf = (page: ServedPage) =>
    page.all("main article [data-part=price] > strong").map((price) =>
      Number(
        textOf(price)
          .replace(/[^\d,]/g, "")
          .replace(",", "."),
      ),
    );
  const page = await openPage(request, `${paths.list.es}?sort=price-asc`);
  const prices = pricesOf(page);
  expect(prices).toHaveLength(24);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  const next = await page.follow("main nav a[rel=next]");
  expect(next.url.search).toBe("?sort=price-asc&page=2");
  expect(pricesOf(next)[0]).toBeGreaterThanOrEqual(prices.at(-1) ?? 0);
});

test("the way into a list by what buyers look for finds as many as it says", async ({ request }) => {
  const page = await openPage(request, paths.list.es);
  const [, promised] = /· ([\d.]+)$/.exec(page.text("[data-results] > ul a")) ?? [];
  const found = await page.follow("[data-results] > ul a");
  expect(found.text("[data-results] p > strong")).toContain(promised);
  expect(found.all("[data-results] a[data-closable]")).toHaveLength(1);
});

test("a vehicle is found by its VIN, and by its number under a wrong name", async ({ request, baseURL }) => {
  const page = await openPage(request, paths.list.es);
  const [address = ""] = hrefs(page);
  const byVin = await openPage(request, `/coches-ocasion/${page.attribute("main article", "data-vin")}/`);
  expect(byVin.attribute("link[rel=canonical]", "href")).toBe(`${baseURL}${address}`);
  expect(byVin.text("h1")).not.toBe("");
  const [number] = /\d{8}/.exec(address) ?? [];
  const answer = await request.get(`/coches-ocasion/otro-nombre-${number}/?deposit=3000`, {
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toContain(`${address}?deposit=3000`);
});

test("the page of what was looked at keeps the order, leaves out the unknown, and no cache keeps it", async ({
  request,
}) => {
  const vins = await listedVins(request, "es", 13);
  const open = (path: string, vins: readonly (string | undefined)[]) =>
    openPage(request, `${path}?vin=${vins.join(",")}`);
  const page = await open("/pt/vistos-recentemente/", ["AAAAAAAAAAAAAAAAA", vins[1], vins[0]]);
  expect(page.headers["cache-control"]).toContain("no-store");
  expect(page.attribute("meta[name=robots]", "content")).toContain("noindex");
  const canonicalOf = async (vin?: string) => {
    const vehicle = await openPage(request, `/pt/carros-usados/${vin}/`);
    return new URL(vehicle.attribute("link[rel=canonical]", "href")).pathname;
  };
  expect(hrefs(page)).toEqual([await canonicalOf(vins[1]), await canonicalOf(vins[0])]);
  for (const href of hrefs(page)) expect(href).toMatch(/^\/pt\//);
  expect(hrefs(await open("/vistos-hace-poco/", vins))).toHaveLength(12);
  const empty = await open("/vistos-hace-poco/", ["x"]);
  expect(empty.text()).toContain("Todavía no hay ningún vehículo que mostrarte.");
});

test("what is each vehicle's own is written on its pictures and said in words", async ({ request }) => {
  const digits = (text = "") => text.replace(/\D/g, "");
  const page = await openPage(request, (await financedVehicle(request, "es")).path);
  const kms = digits(textOf(page.one("dl dd", /km$/)));
  const plates = page.all("[data-gallery] text[data-kind=plate]").map(textOf);
  expect(plates.length).toBeGreaterThanOrEqual(2);
  for (const plate of plates) expect(plate).toMatch(/^(0000 [A-Z]{3}|[A-Z]{2} 00 [A-Z]{2}|00 [A-Z]{2} 00)$/);
  expect(new Set(plates).size).toBe(1);
  expect(digits(page.text("[data-gallery] text[data-kind=odometer]"))).toBe(kms);
  const [odometer] = page
    .all("[data-gallery] li")
    .filter((item) => page.all("[data-kind=odometer]", undefined, item).length > 0);
  const [image] = odometer ? page.all("img", undefined, odometer) : [];
  expect(digits(image?.attribs.alt)).toContain(kms);
  const notes = page.all("[data-gallery] > p", /Imágenes de demostración/);
  expect(notes).toHaveLength(1);
});

test("a visitor who asks for too many quotes is told when to come back", async ({ request }) => {
  const { vin } = await financedVehicle(request, "es");
  const getPdf = () => request.get(`/api/finance/${vin}/pdf?deposit=lots&locale=pt`);
  const answers = await Promise.all(Array.from({ length: 16 }, getPdf));
  expect(answers.filter((answer) => answer.status() === 400)).toHaveLength(15);
  const refused = answers.find((answer) => answer.status() === 429);
  expect(Number(refused?.headers()["retry-after"])).toBeGreaterThan(0);
  expect(await refused?.text()).toMatch(/^Pediu muitos cálculos seguidos\. Aguarde \d+ s/);
});

test("the question about the states of vehicles is bounded", async ({ request }) => {
  const { vin } = await financedVehicle(request, "es");
  const getStatus = (vins: string) => request.get(`/api/vehicle-status?vins=${vins}`);
  expect(await (await getStatus(vin)).json()).toEqual({
    statuses: [{ vin, reserved: false, bought: false }],
  });
  expect(await (await getStatus("AAAAAAAAAAAAAAAAA")).json()).toEqual({ statuses: [] });
  for (const vins of [
    "",
    "short",
    `${vin},`,
    Array.from({ length: 61 }, (_, n) => `A${10 ** 15 + n}`).join(","),
  ])
    expect((await getStatus(vins)).status(), vins.slice(0, 40)).toBe(400);
});
