import { type APIRequestContext, expect } from "@playwright/test";
import { contactPaths } from "#tools/test-support/contact-form.ts";
import { paths } from "#tools/test-support/paths.ts";
import { htmlValidator } from "../support/html-validator.ts";
import { test } from "./http-test.ts";

const vehicleSegments = { es: "/coches-ocasion/", pt: "/pt/carros-usados/" } as const;

const cardsOf = async (request: APIRequestContext, locale: "es" | "pt") => {
  const html = await (await request.get(paths.list[locale])).text();
  const vins = [...html.matchAll(/data-vin="([A-Z0-9]{17})"/g)].map(([, vin]) => vin);
  const path = new RegExp(`href="(${vehicleSegments[locale]}[^"]*)"`).exec(html)?.[1];
  return { vins: [...new Set(vins)], path: path ?? "" };
};

const pages = {
  home: (_, locale) => paths.home[locale],
  list: (_, locale) => paths.list[locale],
  "filtered list": (_, locale) => `${paths.list[locale]}?brand=seat,audi&fuel=diesel&sort=price-asc&page=2`,
  "list without results": (_, locale) => `${paths.list[locale]}?brand=seat&priceTo=1`,
  vehicle: async (request, locale) => (await cardsOf(request, locale)).path,
  blog: (_, locale) => paths.blog[locale],
  "second page of the blog": (_, locale) => `${paths.blog[locale]}?page=2`,
  article: (_, locale) => paths.article[locale],
  questions: (_, locale) => paths.faq[locale],
  "not found": (_, locale) => paths.missing[locale],
  "empty comparison": (_, locale) => (locale === "es" ? "/comparar/" : "/pt/comparar/"),
  comparison: async (request, locale) => {
    const { vins } = await cardsOf(request, locale);
    return `${locale === "es" ? "" : "/pt"}/comparar/?vin=${vins.slice(0, 3).join(",")}`;
  },
  "comparison of four": async (request, locale) => {
    const { vins } = await cardsOf(request, locale);
    return `${locale === "es" ? "" : "/pt"}/comparar/?vin=${vins.slice(0, 4).join(",")}`;
  },
  specifications: async (request, locale) => {
    const { vins } = await cardsOf(request, locale);
    return `${locale === "es" ? "" : "/pt"}/ficha-tecnica/${vins[0]}/`;
  },
  "contact form": (_, locale) => contactPaths[locale],
  "contact form, refused": (_, locale) => `${contactPaths[locale]}?revisar=1`,
  "contact form, sent": (_, locale) => `${contactPaths[locale]}?enviado=1`,
} as const satisfies Record<
  string,
  (request: APIRequestContext, locale: "es" | "pt") => string | Promise<string>
>;

for (const [name, pathOf] of Object.entries(pages)) {
  for (const locale of ["es", "pt"] as const) {
    test(`${name} is valid HTML, in ${locale}`, async ({ request }) => {
      const path = await pathOf(request, locale);
      const html = await (await request.get(path)).text();
      expect(html, path).toContain(`<html lang="${locale}"`);
      const { results } = await htmlValidator.validateString(html);
      const problems = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
      );
      expect(problems, path).toEqual([]);
    });
  }
}
