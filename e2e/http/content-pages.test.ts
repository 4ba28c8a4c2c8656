import type { APIRequestContext } from "@playwright/test";
import { expect } from "vitest";
import { comparePaths } from "#tools/test-support/invented-addresses.ts";
import { paths } from "#tools/test-support/paths.ts";
import { readCrawledPage } from "../crawl/crawled-page.ts";
import { specifiedPaths, specifiedPatterns } from "../crawl/specified-paths.ts";
import { readHead } from "../support/read-head.ts";
import { languages } from "../support/tiers.ts";
import { test } from "./http-test.ts";

const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
const vinsOf = (html: string) =>
  new Set(Array.from(html.matchAll(/data-vin="([A-Z0-9]{17})"/g), ([, vin]) => vin));

/** A car and a motorbike that both languages sell, by the first that the lists show. */
const vehiclePairs = (request: APIRequestContext) =>
  Promise.all(
    [paths.list.es, "/motos-de-ocasion/"].map(async (list) => {
      const found = /href="(\/(?:coches|motos)-ocasion\/[^"]*-\d{8}\/)"/;
      const [, path = ""] = found.exec(await htmlOf(request, list)) ?? [];
      const { pt = "" } = readHead(await htmlOf(request, path)).languages;
      return [path, new URL(pt).pathname] as const;
    }),
  );

for (const [locale, tier] of languages)
  test(
    `every path of the specification is a page of its own in ${locale}, and knows the other language`,
    tier,
    async ({ request, baseURL }) => {
      const seen = new Map<string, string>();
      const language = locale === "es" ? 0 : 1;
      const vehicles = await vehiclePairs(request);
      for (const [index, pair] of vehicles.entries())
        expect(pair[language]).toMatch(specifiedPatterns[index]?.[language] ?? /never/);
      const own = [paths.home, comparePaths].map(({ es, pt }) => [es, pt] as const);
      for (const pair of [...own, ...specifiedPaths, ...vehicles]) {
        const path = pair[language];
        const answer = await request.get(path, { maxRedirects: 0 });
        expect(answer.status(), path).toBe(200);
        const html = await answer.text();
        expect(html, path).not.toContain("data-degraded");
        const page = readCrawledPage(path, html, baseURL);
        expect(page.language, path).toBe(locale);
        expect(page.alternates, path).toMatchObject({ es: pair[0], pt: pair[1] });
        expect(page.headings, path).toHaveLength(1);
        const { title, description, headings } = page;
        for (const [kind, text] of Object.entries({ title, description, heading: headings[0] })) {
          expect(text, `${kind} of ${path}`).toBeTruthy();
          const key = `${kind}: ${text}`;
          expect(seen.get(key), `${path} repeats its ${key}`).toBeUndefined();
          seen.set(key, path);
        }
      }
    },
  );

test("a page about a place lists that place's vehicles, and filters keep to it", async ({ request }) => {
  const [whole, place, filtered] = await Promise.all(
    [paths.list.es, "/coches-ocasion-bilbao/", "/coches-ocasion-bilbao/?transmission=automatic"].map((path) =>
      htmlOf(request, path),
    ),
  );
  expect(vinsOf(place ?? "").size).toBeGreaterThan(5);
  expect(vinsOf(whole ?? "")).not.toEqual(vinsOf(place ?? ""));
  expect(vinsOf(filtered ?? "").size).toBeGreaterThan(0);
  expect(filtered).toContain("Coches de ocasión en Bilbao");
  const things = readHead(place ?? "").data.flatMap(
    (data) => (data["@graph"] as { "@type": string }[]) ?? [],
  );
  expect(things.map((thing) => thing["@type"])).toEqual(["AutoDealer"]);
});

test("models have their Portuguese names in Portugal", async ({ request }) => {
  for (const [list, spanish, portuguese] of [
    ["/pt/mercedes-benz-segunda-mao/", /\bClase [A-Z]\b/, /\bClasse [A-Z]\b/],
    ["/pt/bmw-segunda-mao/", /\bSerie \d/, /\bSérie \d/],
  ] as const) {
    const html = await htmlOf(request, list);
    const [, vehicle = ""] = /href="(\/pt\/carros-usados\/[^"]*-(?:clase|serie)-[^"]*)"/.exec(html) ?? [];
    for (const text of [html, await htmlOf(request, vehicle)]) {
      expect(portuguese.test(text)).toBe(true);
      expect(spanish.exec(text)?.[0]).toBeUndefined();
    }
  }
});

const searches = {
  es: [
    ["?brand=seat&fuel=diesel&priceTo=12000", "SEAT diésel de segunda mano hasta 12.000 €"],
    ["?brand=audi,hyundai&transmission=automatic", "Audi e Hyundai automáticos de segunda mano"],
    ["?segment=suv&yearFrom=2020&sort=newest", "SUV de segunda mano desde 2020"],
  ],
  pt: [
    ["?brand=seat&fuel=diesel&priceTo=12000", "Carros SEAT a gasóleo usados até 12 000 €"],
    ["?brand=audi,hyundai&transmission=automatic", "Carros Audi e Hyundai usados com caixa automática"],
    ["?segment=suv&yearFrom=2020&sort=newest", "SUV usados a partir de 2020"],
  ],
} as const;

for (const locale of ["es", "pt"] as const)
  test(`title, heading, description and introduction of a filtered list name the search, in ${locale}`, async ({
    request,
    baseURL,
  }) => {
    const read = async (query: string) => {
      const html = (await htmlOf(request, `${paths.list[locale]}${query}`)).replace(/[\u00a0\u202f]/g, " ");
      const [, introduction] = /<main.*?<header.*?<p[^>]*>(.*?)<\/p>/s.exec(html) ?? [];
      expect(introduction).toBeTruthy();
      return { ...readCrawledPage("/", html, baseURL), introduction };
    };
    const whole = await read("");
    for (const [query, expected] of searches[locale]) {
      const page = await read(query);
      expect(page.headings, query).toEqual([expected]);
      expect(page.title, query).toContain(expected);
      expect(page.description, query).toContain(`${expected}: `);
      expect(page.introduction, query).not.toBe(whole.introduction);
    }
    const further = await read("?page=2");
    expect(further.title).toContain(", página 2");
    expect(further.title).not.toBe(whole.title);
  });

for (const locale of ["es", "pt"] as const)
  test(`the site can be installed as an app under its own name, in ${locale}`, async ({ request }) => {
    const html = await htmlOf(request, paths.home[locale]);
    const [, address = ""] = /<link rel="manifest" href="([^"]*)"/.exec(html) ?? [];
    const answer = await request.get(address);
    expect(answer.headers()["content-type"]).toBe("application/manifest+json");
    const manifest = await answer.json();
    const [, name] = /<header.*?<img[^>]* alt="([^"]*)"/s.exec(html) ?? [];
    expect(manifest).toMatchObject({ name, lang: locale, start_url: paths.home[locale] });
    const named = [...html.matchAll(/<link rel="((?:apple-touch-)?icon)" href="([^"]*)"/g)];
    expect(new Set(named.map(([, relation]) => relation))).toEqual(new Set(["icon", "apple-touch-icon"]));
    const icons = manifest.icons.map(({ src }: { src: string }) => src);
    for (const icon of [...named.map(([, , href]) => href), ...icons]) {
      const file = await request.get(icon);
      expect(file.status(), icon).toBe(200);
      expect(file.headers()["content-type"], icon).toContain("image/");
    }
    expect(html.match(/<meta name="theme-color"/g)).toHaveLength(2);
  });
