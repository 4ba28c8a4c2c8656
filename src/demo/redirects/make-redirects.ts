import { locales } from "#platform/locale.ts";
import { carMakeSlug, motorbikeMakeSlug } from "../texts/landing-slugs.ts";
import type { SeedPage, SeedRedirect } from "../texts/seed-page.ts";

/** `/coches-segunda-mano/seat/` and `/motos-yamaha-segunda-mano/`, as older links say it. */
export const makeRedirects = (pages: readonly SeedPage[]): SeedRedirect[] => {
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
