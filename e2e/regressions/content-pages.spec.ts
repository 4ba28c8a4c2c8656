import { type APIRequestContext, expect } from "@playwright/test";
import { specifiedPaths, specifiedPatterns } from "#tools/audit/specified-paths.ts";
import { comparePaths } from "#tools/test-support/listed-vehicles.ts";
import { paths } from "#tools/test-support/paths.ts";
import { readHead } from "../support/read-head.ts";
import { test } from "../support/test.ts";

const textOf = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, "gs"))].map(([, text = ""]) =>
    text.replace(/<[^>]*>/g, ""),
  );

/** A car and a motorbike that both languages sell, by the first that the lists show. */
const listedVehicles = async (
  request: APIRequestContext,
): Promise<readonly (readonly [string, string])[]> => {
  const lists = [paths.list.es, "/motos-de-ocasion/"];
  const answers = await Promise.all(lists.map(async (list) => (await request.get(list)).text()));
  const found = answers.map(
    (html) => /href="(\/(?:coches|motos)-ocasion\/[^"]*-\d{8}\/)"/.exec(html)?.[1] ?? "",
  );
  return Promise.all(
    found.map(async (path) => {
      const { pt = "" } = readHead(await (await request.get(path)).text()).languages;
      return [path, new URL(pt).pathname] as const;
    }),
  );
};

test("every path of the specification is a page of its own in its language, and knows the other", async ({
  request,
  baseURL,
}) => {
  const seen = { es: new Map<string, string>(), pt: new Map<string, string>() };
  const vehicles = await listedVehicles(request);
  for (const [index, pair] of vehicles.entries())
    for (const [language, path] of pair.entries())
      expect(path).toMatch(specifiedPatterns[index]?.[language === 0 ? 0 : 1] ?? /never/);
  const own = [paths.home, comparePaths].map(({ es, pt }) => [es, pt] as const);
  for (const pair of [...own, ...specifiedPaths, ...vehicles]) {
    for (const [locale, path] of [
      ["es", pair[0]],
      ["pt", pair[1]],
    ] as const) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status(), path).toBe(200);
      const html = await answer.text();
      expect(html, path).toContain(`<html lang="${locale}"`);
      expect(html, path).not.toContain("data-degraded");
      const { languages, meta } = readHead(html);
      expect(languages, path).toMatchObject({ es: `${baseURL}${pair[0]}`, pt: `${baseURL}${pair[1]}` });
      const headings = textOf(html, "h1");
      expect(headings, path).toHaveLength(1);
      const words = { title: textOf(html, "title")[0], description: meta.description, heading: headings[0] };
      for (const [kind, said] of Object.entries(words)) {
        expect(said, `${kind} of ${path}`).toBeTruthy();
        const key = `${kind}: ${said}`;
        expect(seen[locale].get(key), `${path} repeats its ${key}`).toBeUndefined();
        seen[locale].set(key, path);
      }
    }
  }
});

test("a page about a place lists that place's vehicles, and filters keep to it", async ({ request }) => {
  const whole = await (await request.get("/listado-coches-segunda-mano/")).text();
  const place = await (await request.get("/coches-ocasion-bilbao/")).text();
  const filtered = await (await request.get("/coches-ocasion-bilbao/?transmission=automatic")).text();
  const vins = (html: string) =>
    new Set([...html.matchAll(/data-vin="([A-Z0-9]{17})"/g)].map(([, vin]) => vin));
  expect(vins(place).size).toBeGreaterThan(5);
  expect(vins(whole)).not.toEqual(vins(place));
  expect(vins(filtered).size).toBeGreaterThan(0);
  expect(filtered).toContain("Coches de ocasión en Bilbao");
  const dealers = readHead(place).data.flatMap((data) => (data["@graph"] as { "@type": string }[]) ?? []);
  expect(dealers.map((dealer) => dealer["@type"])).toEqual(["AutoDealer"]);
});

for (const [locale, typed, expected] of [
  [
    "es",
    "golf bilbao hasta 20.000 €",
    /\/coches-ocasion-bilbao\/\?brand=volkswagen&model=volkswagen-golf&priceTo=20000$/,
  ],
  ["pt", "elétrico no porto", /\/pt\/carros-usados-porto\/\?fuel=electric$/],
] as const)
  test(`a place in the text search leads to its page, with the filters, in ${locale}`, async ({
    request,
  }) => {
    const answer = await request.get(paths.list[locale], { params: { text: typed } });
    expect(answer.status()).toBe(200);
    expect(answer.url()).toMatch(expected);
  });

test("models are called in Portugal what they are called there", async ({ request }) => {
  for (const [list, spanish, portuguese] of [
    ["/pt/mercedes-benz-segunda-mao/", /\bClase [A-Z]\b/, /\bClasse [A-Z]\b/],
    ["/pt/bmw-segunda-mao/", /\bSerie \d/, /\bSérie \d/],
  ] as const) {
    const html = await (await request.get(list)).text();
    expect(portuguese.test(html)).toBe(true);
    expect(spanish.exec(html)?.[0]).toBeUndefined();
    const [, vehicle = ""] = /href="(\/pt\/carros-usados\/[^"]*-(?:clase|serie)-[^"]*)"/.exec(html) ?? [];
    const page = await (await request.get(vehicle)).text();
    expect(portuguese.test(page)).toBe(true);
    expect(spanish.exec(page)?.[0]).toBeUndefined();
  }
});
