import { expect } from "vitest";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { paths } from "#tools/test-support/paths.ts";
import { visitorAddress } from "#tools/test-support/visitor-address.ts";
import { languages, withAll } from "../support/tiers.ts";
import { nameOf } from "./html-page.ts";
import { test } from "./http-test.ts";
import { openPage, type ServedPage } from "./submit-form.ts";

/** Pages of each kind beside that of a vehicle. */
const templates = {
  es: [
    paths.home.es,
    `${paths.list.es}?fuel=diesel`,
    paths.faq.es,
    "/reservar-vehiculo/mi-cuenta/",
    paths.missing.es,
  ],
  pt: [paths.home.pt, `${paths.list.pt}?fuel=diesel`, paths.faq.pt, paths.article.pt, paths.missing.pt],
} as const;

/** Addresses and panels that are still to come; see src/cms/offered.ts. */
const toCome = /^(?:\/vistos-hace-poco\/|\/pt\/vistos-recentemente\/)|#reserve/;

/** Markup whose buttons have a purpose that they do not name themselves. */
const around = ["form", "dialog", "[data-image-preview]", "[data-widget]", "[role=toolbar]", "[role=group]"];

const isNamed = (name: string): boolean => /^(?:data-.*|form|popovertarget|commandfor)$/.test(name);

/** Links to a place that the page does not have, and buttons that belong to nothing. */
const deadEnds = (page: ServedPage): readonly string[] => {
  const ids = new Set(page.all("[id]").map(({ attribs }) => attribs.id));
  const lost = page.all("a").filter(({ attribs }) => {
    if (attribs.href === undefined) return true;
    const { pathname, hash } = new URL(attribs.href, page.url);
    if (pathname !== page.url.pathname || hash.length < 2 || attribs["data-panel"] !== undefined)
      return false;
    return !ids.has(decodeURIComponent(hash.slice(1)));
  });
  const used = new Set([...around, "[data-alerts]"].flatMap((outer) => page.all(`${outer} button`)));
  const idle = page
    .all("button")
    .filter((button) => !used.has(button) && !Object.keys(button.attribs).some(isNamed));
  return [...lost, ...idle].map(
    (element) => `${element.name} ${nameOf(element)} ${element.attribs.href ?? ""}`,
  );
};

for (const [locale, tier] of languages)
  test(
    `every link within a page and every button belongs to something, in ${locale}`,
    tier,
    async ({ request }) => {
      for (const path of [...templates[locale], (await financedVehicle(request, locale)).path]) {
        const page = await openPage(request, path);
        expect(deadEnds(page), path).toEqual([]);
        const links = page.all("a[href]").map(({ attribs }) => attribs.href ?? "");
        expect(
          links.filter((link) => toCome.test(link)),
          path,
        ).toEqual([]);
      }
      const home = await openPage(request, paths.home[locale]);
      expect(home.text()).toMatch(/reserva online|reserve online/i);
      expect(home.all("button[data-favourite]").length).toBeGreaterThan(0);
    },
  );

for (const [locale] of languages)
  test(`every link of a page leads somewhere, in ${locale}`, withAll, async ({ request }) => {
    const addresses = new Set<string>();
    for (const path of [...templates[locale], (await financedVehicle(request, locale)).path])
      for (const { attribs } of (await openPage(request, path)).all("a[href]")) {
        const address = ((attribs.href ?? "").split("#")[0] ?? "").split("?")[0] ?? "";
        const isVehicle = /\d{8}\/$/.test(address);
        if (address.startsWith("/") && !address.startsWith("/api/") && !isVehicle) addresses.add(address);
      }
    expect(addresses.size).toBeGreaterThan(30);
    const dead: string[] = [];
    for (const address of addresses) {
      // No visitor follows them all within a minute.
      const headers = { "x-forwarded-for": visitorAddress(address) };
      const answer = await request.get(address, { maxRedirects: 0, headers });
      if (answer.status() >= 400) dead.push(`${answer.status()} ${address}`);
    }
    expect(dead).toEqual([]);
  });
