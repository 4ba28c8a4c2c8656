import { z } from "zod";
import { pathOfSlug } from "#domain/page-slug.ts";
import { cells } from "../files/cells.ts";
import { placeOf, readCsv } from "../files/read-csv.ts";
import { ShopFileError } from "../files/shop-file-error.ts";
import type { FileText } from "../files/shop-folder.ts";
import type { ShopTexts } from "../shop-texts.ts";
import { carMakeSlug, motorbikeMakeSlug } from "./landing-slugs.ts";
import { pathOf } from "./page-path.ts";
import type { ShopPage, ShopRedirect } from "./shop-page.ts";

/** `/coches-segunda-mano/seat/` and `/motos-yamaha-segunda-mano/`, as older links say it. */
const makeRedirects = (shop: ShopTexts, pages: readonly ShopPage[]): ShopRedirect[] => {
  const slugs = new Set(pages.map(({ locale, slug }) => `${locale} ${slug}`));
  const makeIds = new Set(
    pages.flatMap(({ kind, components }) => (kind === "landing" ? brandsOf(components) : [])),
  );
  return [...makeIds].flatMap((id) =>
    shop.languages.flatMap((locale): ShopRedirect[] => {
      const prefix = locale === "es" ? "" : "/pt";
      const car = carMakeSlug(locale, id);
      const motorbike = motorbikeMakeSlug(shop, locale, id);
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

const brandsOf = (components: ShopPage["components"]): string[] =>
  components.flatMap(({ data }) => (data as { filters?: { brand?: string[] } }).filters?.brand ?? []);

const addressRow = z.object({
  path: z.string().regex(/^\/[^?#\s]+\/$/, "expected a path between slashes"),
  target: z
    .string()
    .regex(/^(?:https?:\/\/|\/(?:$|[^/]))\S*$/, "expected a path, or an address with https://"),
  /** 301 and 308 are for good, 302 and 307 for now. */
  status: cells
    .oneOf(["301", "302", "307", "308"])
    .transform((status) => Number(status) as 301 | 302 | 307 | 308),
});

/** Where a chain of redirects that starts at a path meets itself. */
const circleFrom = (path: string, targets: ReadonlyMap<string, string>): string | undefined => {
  const seen = new Set<string>();
  for (let at: string | undefined = path; at !== undefined; at = targets.get(at)) {
    if (seen.has(at)) return at;
    seen.add(at);
  }
  return undefined;
};

/**
 * Reads `redirects.csv`: addresses of a former shop, and those that people type, with where each leads.
 * @throws ShopFileError that names line and column of what is wrong, and redirects that lead in a circle
 */
export const readRedirects = (table: FileText): readonly ShopRedirect[] => {
  const rows = readCsv(table, addressRow, ({ path }) => path);
  const targets = new Map(rows.map(({ path, target }) => [path, target]));
  const faults = rows
    .filter(({ path }) => circleFrom(path, targets) === path)
    .map((row) => `${placeOf(table.file, row, "target")}: ${row.path} leads in a circle by ${row.target}`);
  if (faults.length > 0) throw new ShopFileError(faults);
  return rows;
};

/** Where old addresses lead: those of the folder, and those that follow from the pages that there are. */
export const buildRedirects = (shop: ShopTexts, pages: readonly ShopPage[]): ShopRedirect[] => {
  const taken = new Set(pages.map(({ locale, slug }) => pathOfSlug(locale, slug)));
  const own = shop.redirects.filter(({ path }) => !taken.has(path));
  const known = new Set(own.map(({ path }) => path));
  return [
    ...own,
    ...[...crossedSlugs(shop), ...makeRedirects(shop, pages)].filter(
      ({ path }) => !known.has(path) && !taken.has(path),
    ),
  ];
};

/** A Portuguese slug without its prefix, as people copy it, leads to the Portuguese page. */
const crossedSlugs = (shop: ShopTexts): ShopRedirect[] => {
  if (!shop.languages.includes("pt")) return [];
  const spanish = new Set(
    shop.languages.includes("es") ? [...shop.pages.values()].map(({ es }) => es.slug) : [],
  );
  return [...shop.pages]
    .filter(([name, { pt }]) => name !== "error" && name !== "home" && !spanish.has(pt.slug))
    .map(([name, { pt }]) => ({ path: `/${pt.slug}/`, target: pathOf(shop, "pt", name), status: 301 }));
};
