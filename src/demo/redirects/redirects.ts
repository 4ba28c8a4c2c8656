import { z } from "zod";
import { locales } from "#platform/locale.ts";
import { cells } from "../tables/cells.ts";
import { readCsv } from "../tables/read-csv.ts";
import { carMakeSlug, motorbikeMakeSlug } from "../texts/landing-slugs.ts";
import { pathOf } from "../texts/page-path.ts";
import type { SeedPage, SeedRedirect } from "../texts/seed-page.ts";
import { writtenPages } from "../texts/written/written-pages.ts";

/** `/coches-segunda-mano/seat/` and `/motos-yamaha-segunda-mano/`, as older links say it. */
const makeRedirects = (pages: readonly SeedPage[]): SeedRedirect[] => {
  const slugs = new Set(pages.map(({ locale, slug }) => `${locale} ${slug}`));
  const makeIds = new Set(
    pages.flatMap(({ kind, components }) => (kind === "landing" ? brandsOf(components) : [])),
  );
  return [...makeIds].flatMap((id) =>
    locales.flatMap((locale): SeedRedirect[] => {
      const prefix = locale === "es" ? "" : "/pt";
      const car = carMakeSlug(locale, id);
      const motorbike = motorbikeMakeSlug(locale, id);
      const oldCar = locale === "es" ? `/coches-segunda-mano/${id}/` : `/pt/carros/${id}/`;
      return [
        ...(slugs.has(`${locale} ${car}`)
          ? [{ path: oldCar, target: `${prefix}/${car}/`, status: 301 as const }]
          : []),
        ...(slugs.has(`${locale} ${motorbike}`)
          ? [{ path: `${prefix}/motos-${car}/`, target: `${prefix}/${motorbike}/`, status: 301 as const }]
          : []),
      ];
    }),
  );
};

const brandsOf = (components: SeedPage["components"]): string[] =>
  components.flatMap(({ data }) => (data as { filters?: { brand?: string[] } }).filters?.brand ?? []);

const addressRow = z.object({
  path: z.string().regex(/^\/.+\/$/, "expected a path between slashes"),
  language: cells.oneOf(locales),
  page: cells.oneOf([...writtenPages.keys()]),
  /** 301 and 308 are for good, 302 and 307 for now. */
  status: cells
    .oneOf(["301", "302", "307", "308"])
    .transform((status) => Number(status) as 301 | 302 | 307 | 308),
});

/** Addresses of a former shop, and the ones that people type, with the page that each leads to. */
const oldAddresses = readCsv("src/demo/redirects/old-addresses.csv", addressRow, ({ path }) => path);

/** Where old addresses lead, for the pages that there are. No target is itself redirected. */
export const buildRedirects = (pages: readonly SeedPage[]): SeedRedirect[] => [
  ...oldAddresses.map(({ path, language, page, status }) => ({
    path,
    target: pathOf(language, page),
    status,
  })),
  ...crossedSlugs(),
  ...makeRedirects(pages),
];

/** A Portuguese slug without its prefix, as people copy it, leads to the Portuguese page. */
const crossedSlugs = (): SeedRedirect[] => {
  const spanish = new Set([...writtenPages.values()].map(({ es }) => es.slug));
  return [...writtenPages]
    .filter(([name, { pt }]) => name !== "error" && !spanish.has(pt.slug))
    .map(([name, { pt }]) => ({ path: `/${pt.slug}/`, target: pathOf("pt", name), status: 301 }));
};
