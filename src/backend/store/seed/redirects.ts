import { locales } from "#platform/locale.ts";
import { pathOf } from "./content/page-path.ts";
import { carMakeSlug, motorbikeMakeSlug, type PageName, pageSlugs } from "./content/page-slugs.ts";
import type { SeedPage, SeedRedirect } from "./seed-types.ts";

type Old = readonly [path: string, page: PageName, status: SeedRedirect["status"]];

/** Addresses of a former shop, and the ones that people type. 301 and 308 are for good, 302 for now. */
const oldSpanish: readonly Old[] = [
  ["/coches-ocasion/", "cars", 308],
  ["/coches-segunda-mano/", "cars", 301],
  ["/coches-usados/", "cars", 301],
  ["/coches-de-ocasion/", "cars", 301],
  ["/coches/", "cars", 301],
  ["/vehiculos/", "cars", 301],
  ["/motos/", "motorbikes", 301],
  ["/motos-ocasion/", "motorbikes", 308],
  ["/motos-segunda-mano/", "motorbikes", 301],
  ["/ofertas/", "offers", 301],
  ["/outlet/", "outlet", 302],
  ["/financiar/", "financing", 301],
  ["/tasacion/", "valuation", 301],
  ["/tasar-coche/", "valuation", 301],
  ["/vender/", "selling", 301],
  ["/premium/", "premium", 301],
  ["/marcas/", "makes", 301],
  ["/como-comprar/", "buying", 301],
  ["/comprar-coche/", "buying", 301],
  ["/concesionarios/", "dealers", 301],
  ["/contacto/", "dealers", 302],
  ["/faq/", "faq", 301],
  ["/ayuda/", "faq", 302],
  ["/condiciones/", "reservationTerms", 301],
  ["/aviso-legal/", "terms", 301],
  ["/terminos-y-condiciones/", "terms", 301],
  ["/politica-de-privacidad/", "privacy", 301],
  ["/politica-de-cookies/", "cookies", 301],
  ["/declaracion-de-accesibilidad/", "accessibility", 301],
  ["/inicio/", "home", 301],
];

const oldPortuguese: readonly Old[] = [
  ["/pt/carros-usados/", "cars", 308],
  ["/pt/carros/", "cars", 301],
  ["/pt/viaturas-usadas/", "cars", 301],
  ["/pt/carros-em-segunda-mao/", "cars", 301],
  ["/pt/motos/", "motorbikes", 301],
  ["/pt/motos-usadas/", "motorbikes", 308],
  ["/pt/ofertas/", "offers", 301],
  ["/pt/campanhas/", "offers", 302],
  ["/pt/premium/", "premium", 301],
  ["/pt/marcas/", "makes", 301],
  ["/pt/como-comprar/", "buying", 301],
  ["/pt/concessionarios/", "dealers", 301],
  ["/pt/stands/", "dealers", 301],
  ["/pt/contactos/", "dealers", 302],
  ["/pt/faq/", "faq", 301],
  ["/pt/ajuda/", "faq", 302],
  ["/pt/condicoes/", "reservationTerms", 301],
  ["/pt/termos-e-condicoes/", "terms", 301],
  ["/pt/politica-de-privacidade/", "privacy", 301],
  ["/pt/politica-de-cookies/", "cookies", 301],
  ["/pt/inicio/", "home", 301],
];

/** Where old addresses lead, for the pages that there are. No target is itself redirected. */
export const buildRedirects = (pages: readonly SeedPage[]): SeedRedirect[] => [
  ...oldSpanish.map(([path, page, status]) => ({ path, target: pathOf("es", page), status })),
  ...oldPortuguese.map(([path, page, status]) => ({ path, target: pathOf("pt", page), status })),
  ...crossedSlugs(),
  ...makeRedirects(pages),
];

/** A Portuguese slug without its prefix, as people copy it, leads to the Portuguese page. */
const crossedSlugs = (): SeedRedirect[] => {
  const spanish = new Set<string>(Object.values(pageSlugs).map((slugs) => slugs.es));
  return (Object.keys(pageSlugs) as PageName[])
    .filter((name) => name !== "error" && !spanish.has(pageSlugs[name].pt))
    .map((name) => ({ path: `/${pageSlugs[name].pt}/`, target: pathOf("pt", name), status: 301 }));
};

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
