import { comparePaths } from "#tools/test-support/invented-addresses.ts";
import { paths } from "#tools/test-support/paths.ts";
import { send } from "./send.ts";

/** One address of a template that pages are made from. */
export interface Template {
  readonly name: string;
  readonly path: string;
}

const locales = ["es", "pt"] as const;
const reading = { es: "/financiacion/", pt: "/pt/financiamento/" } as const;
const dealers = { es: "/concesionario-coches-ocasion/", pt: "/pt/concessionarios-carros-usados/" } as const;
const landing = { es: "/seat-segunda-mano/", pt: "/pt/seat-segunda-mao/" } as const;

/** Paths of the vehicles on the first page of a language's list, as the page itself links them. */
export const vehiclePaths = async (site: string, locale: "es" | "pt"): Promise<readonly string[]> => {
  const { body } = await send(site, paths.list[locale]);
  return [...new Set(body.match(/(?<=href=")\/[a-z/-]+\/[a-z0-9-]+-\d{8}\/(?=")/g) ?? [])];
};

/** VINs of the vehicles on the first page of the Spanish list. */
export const listedVins = async (site: string): Promise<readonly string[]> => {
  const { body } = await send(site, paths.list.es);
  return [...new Set(Array.from(body.matchAll(/data-vin="([A-Z0-9]{17})"/g), ([, vin = ""]) => vin))];
};

/** One address of each template in both languages. */
export const templates = async (site: string): Promise<readonly Template[]> => {
  const vins = await listedVins(site);
  const of = async (locale: "es" | "pt"): Promise<readonly Template[]> => {
    const [vehicle = ""] = await vehiclePaths(site, locale);
    return [
      { name: "home", path: paths.home[locale] },
      { name: "list", path: paths.list[locale] },
      { name: "filtered list", path: `${paths.list[locale]}?fuel=diesel` },
      { name: "landing", path: landing[locale] },
      { name: "vehicle", path: vehicle },
      { name: "vehicle with a simulation", path: `${vehicle}?deposit=1000&months=48` },
      { name: "article", path: paths.article[locale] },
      { name: "blog", path: paths.blog[locale] },
      { name: "questions", path: paths.faq[locale] },
      { name: "financing", path: reading[locale] },
      { name: "dealers", path: dealers[locale] },
      { name: "comparison", path: `${comparePaths[locale]}?vin=${vins.slice(0, 2).join(",")}` },
      { name: "not found", path: paths.missing[locale] },
    ];
  };
  return (await Promise.all(locales.map(of))).flat();
};

/** An address with one more parameter. */
export const withParameter = (path: string, name: string, value: string): string =>
  `${path}${path.includes("?") ? "&" : "?"}${name}=${value}`;
