import type { APIRequestContext, Page } from "@playwright/test";
import { paths } from "./paths.ts";

export const comparePaths = { es: "/comparar/", pt: "/pt/comparar/" } as const;

/** VINs of the first vehicles of the list, in its order. */
export const listedVins = async (
  request: APIRequestContext,
  locale: "es" | "pt",
  count: number,
): Promise<readonly string[]> => {
  const html = await (await request.get(paths.list[locale])).text();
  const vins = Array.from(html.matchAll(/data-vin="([A-Z0-9]{17})"/g), ([, vin = ""]) => vin);
  return [...new Set(vins)].slice(0, count);
};

/** The button of the list's nth card that puts it into the comparison. */
export const compareButton = (page: Page, index: number) =>
  page.locator("main article [data-compare]").nth(index);

/** The link in the header that opens the comparison. */
export const compareTool = (page: Page) => page.locator("header [data-tool=compare]");

/** An invented request: an address, and headers where those make it another one to the framework. */
interface Invented {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A kind of addresses of which there are endlessly many, and none of them a page that is worth a file. */
export interface Kind {
  /** How many of ten thousand. */
  readonly share: number;
  readonly invent: (n: number) => Invented;
}

/** A number that looks like a vehicle's and is none. */
const vin = (n: number): string => `WVWZZZ1KZ8W${String(100_000 + n).padStart(6, "0")}`;

const kind = (
  share: number,
  path: (n: number) => string,
  headers?: (n: number) => Invented["headers"],
): Kind => ({
  share,
  invent: (n) => ({ path: path(n), ...(headers && { headers: headers(n) }) }),
});

/**
 * Every kind of address that the site answers or refuses. Those that are rendered cost a hundred times what a refusal costs, and
 * have the smaller shares.
 * @param vehicle path of a vehicle's page
 */
export const inventedKinds = (vehicle: string): readonly Kind[] => [
  kind(400, (n) => `/inventado-${n}/`),
  kind(200, (n) => `/pt/inventado/${n}/${n % 7}/`),
  kind(300, (n) => `/${"x".repeat(3_000)}${n}/`),
  kind(150, (n) => `/coches-ocasion/${vin(n)}/`),
  kind(100, (n) => `/coches-ocasion/seat-inventado-${10_000_000 + n}/`),
  kind(30, (n) => `${comparePaths.es}?vin=${vin(n)}`),
  kind(20, (n) => `${comparePaths.pt}?vin=${vin(n)},${vin(n + 1)},${vin(n + 2)}&differences=1`),
  kind(15, (n) => `${vehicle}?deposit=${n + 1}&months=48`),
  kind(8, (n) => `${vehicle}?zip=${10_000 + n}`),
  kind(20, (n) => `${paths.list.es}?priceFrom=${1_000 + n}`),
  kind(20, (n) => `${paths.list.pt}?brand=inventada-${n}&kmsTo=${n}000`),
  kind(600, (n) => `${paths.list.es}?text=inventado${n}`),
  kind(20, (n) => `${paths.blog.es}?page=${n + 2}`),
  kind(10, (n) => `/financiacion/?price=${10_000 + n}`),
  kind(10, (n) => `/concesionario-coches-ocasion/?place=inventado-${n}`),
  kind(750, (n) => `${paths.home.es}?utm_source=${n}`),
  kind(300, (n) => `/solicitud/inventado-${n}/?vin=${vin(n)}`),
  kind(1_500, (n) => `/personal/reserva/inventada-${n}/`),
  kind(1_500, (n) => `/es/404/${n}/`),
  kind(500, (n) => `/pt/404/content/?x=${n}`),
  kind(137, (n) => `/_next/image/?url=%2Fpictures%2F${n}.webp&w=640&q=60`),
  kind(1_200, (n) => `/_next/image/?url=https%3A%2F%2Fexample.com%2F${n}.jpg&w=640&q=60`),
  kind(200, (n) => `/_next/data/${n}/index.json`),
  kind(150, (n) => `/_next/static/chunks/${n}.js`),
  kind(150, (n) => `/pictures/inventada-${n}.webp`),
  kind(100, (n) => `/fonts/${n}/inventada.woff2`),
  kind(150, (n) => `/sitemaps/cars-${n + 2}.xml`),
  kind(100, (n) => `/api/inventado/${n}/`),
  kind(30, (n) => `/api/search/suggestions?text=seat${n}`),
  kind(30, (n) => `/vistos-hace-poco/?vin=${vin(n)}`),
  kind(10, (n) => `/api/finance/${vin(n)}/pdf?deposit=${n}`),
  kind(50, (n) => `/ficha-tecnica/${vin(n)}/`),
  kind(
    320,
    (n) => `${paths.home.es}?_rsc=${n}`,
    () => ({ rsc: "1" }),
  ),
  kind(
    320,
    () => paths.home.pt,
    (n) => ({ rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": `/inventado-${n}` }),
  ),
  kind(
    300,
    (n) => `${paths.article.es}?x=${n}`,
    (n) => ({ cookie: `inventada=${n}`, "accept-language": `x-${n}` }),
  ),
  kind(
    300,
    () => paths.faq.es,
    (n) => ({ host: `inventado-${n}.example` }),
  ),
];
