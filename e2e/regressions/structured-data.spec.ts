import { type APIRequestContext, expect } from "@playwright/test";
import { paths } from "#tools/test-support/paths.ts";
import { readHead } from "../support/read-head.ts";
import { checkedKinds } from "../support/structured-data.ts";
import { test } from "../support/test.ts";

const dataAt = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return readHead(await answer.text()).data;
};

/** One page of each template, and the kinds that it publishes. */
const templates = {
  home: [paths.home, ["Organization", "WebSite"]],
  list: [paths.list, ["BreadcrumbList", "ItemList"]],
  landing: [{ es: "/seat-segunda-mano/", pt: "/pt/seat-segunda-mao/" }, ["BreadcrumbList", "ItemList"]],
  motorbikes: [{ es: "/motos-de-ocasion/", pt: "/pt/motos-segunda-mao/" }, ["BreadcrumbList", "ItemList"]],
  place: [
    { es: "/coches-ocasion-madrid/", pt: "/pt/carros-usados-madrid/" },
    ["AutoDealer", "BreadcrumbList", "ItemList"],
  ],
  selling: [{ es: "/vender-coche-madrid/", pt: "/pt/vender-carro-madrid/" }, ["AutoDealer", "FAQPage"]],
  locator: [
    { es: "/concesionario-coches-ocasion/", pt: "/pt/concessionarios-carros-usados/" },
    ["AutoDealer", "BreadcrumbList"],
  ],
  blog: [paths.blog, ["BreadcrumbList"]],
  article: [paths.article, ["BlogPosting", "BreadcrumbList"]],
  questions: [paths.faq, ["FAQPage"]],
} as const;

for (const locale of ["es", "pt"] as const) {
  for (const [name, [addresses, kinds]] of Object.entries(templates))
    test(`structured data of ${name} have what search engines ask for, in ${locale}`, async ({ request }) => {
      expect(checkedKinds(await dataAt(request, addresses[locale]))).toEqual(kinds);
    });

  test(`so do those of a car and of a motorbike, in ${locale}`, async ({ request }) => {
    for (const [list, kind] of [
      [paths.list[locale], "Car"],
      [templates.motorbikes[0][locale], "Motorcycle"],
    ] as const) {
      const items = (await dataAt(request, list)).flatMap((each) =>
        each["@type"] === "ItemList" ? (each.itemListElement as { url: string }[]) : [],
      );
      const urls = items.map(({ url }) => new URL(url).pathname);
      const published = [];
      // A reserved vehicle is not published as one that can be bought.
      for (const path of urls.slice(0, 3)) published.push(...checkedKinds(await dataAt(request, path)));
      expect(new Set(published)).toEqual(new Set(["BreadcrumbList", kind]));
    }
  });
}
