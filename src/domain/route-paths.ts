import { fill } from "#platform/fill.ts";
import { type Locale, locales } from "#platform/locale.ts";
import { addressValue } from "./address-value.ts";

/**
 * The application routes and their address in each language. `{name}` is a parameter; `personal`
 * routes need a token. Content pages are not here: their addresses belong to the content service.
 */
export const routes = {
  compare: { es: "/comparar/", pt: "/pt/comparar/", personal: false, offered: true },
  recent: { es: "/vistos-hace-poco/", pt: "/pt/vistos-recentemente/", personal: false, offered: false },
  notifications: {
    es: "/personal/notificacion/",
    pt: "/pt/pessoal/notificacao/",
    personal: true,
    offered: true,
  },
  reservations: { es: "/personal/reserva/", pt: "/pt/pessoal/reserva/", personal: true, offered: true },
  reservation: {
    es: "/personal/reserva/{id}/",
    pt: "/pt/pessoal/reserva/{id}/",
    personal: true,
    offered: true,
  },
  savedSearches: { es: "/personal/busquedas/", pt: "/pt/pessoal/pesquisas/", personal: true, offered: true },
  tradeIns: { es: "/personal/tasacion/", pt: "/pt/pessoal/avaliacao/", personal: true, offered: true },
  tradeIn: {
    es: "/personal/tasacion/{id}/",
    pt: "/pt/pessoal/avaliacao/{id}/",
    personal: true,
    offered: true,
  },
  tradeInCondition: {
    es: "/personal/tasacion/{id}/estado/",
    pt: "/pt/pessoal/avaliacao/{id}/estado/",
    personal: true,
    offered: true,
  },
  tradeInPictures: {
    es: "/personal/tasacion/{id}/fotos/",
    pt: "/pt/pessoal/avaliacao/{id}/fotos/",
    personal: true,
    offered: true,
  },
  account: { es: "/personal/cuenta/", pt: "/pt/pessoal/conta/", personal: true, offered: true },
  accountForm: {
    es: "/personal/cuenta/{form}/",
    pt: "/pt/pessoal/conta/{form}/",
    personal: true,
    offered: true,
  },
  favourites: { es: "/personal/favoritos/", pt: "/pt/pessoal/favoritos/", personal: true, offered: true },
  appointment: {
    es: "/cita-de-tasacion/",
    pt: "/pt/marcacao-de-avaliacao/",
    personal: false,
    offered: true,
  },
  consent: { es: "/configurar-cookies/", pt: "/pt/configurar-cookies/", personal: false, offered: true },
  login: { es: "/acceso/", pt: "/pt/acesso/", personal: false, offered: true },
  specifications: {
    es: "/ficha-tecnica/{vin}/",
    pt: "/pt/ficha-tecnica/{vin}/",
    personal: false,
    offered: true,
  },
  examples: { es: "/bloques/", pt: "/pt/bloques/", personal: false, offered: true },
  request: { es: "/solicitud/{panel}/", pt: "/pt/pedido/{panel}/", personal: false, offered: true },
  wizardPage: {
    es: "/solicitud/{panel}/{page}/",
    pt: "/pt/pedido/{panel}/{page}/",
    personal: false,
    offered: true,
  },
} as const satisfies Record<string, Record<Locale, string> & { personal: boolean; offered: boolean }>;

export type RouteName = keyof typeof routes;

type ParamsIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsIn<Rest>
  : never;
type RouteParams<Name extends RouteName> = Record<ParamsIn<(typeof routes)[Name]["es"]>, string>;
/** Routes whose address can be told from their name. */
export type PlainRoute = {
  [Name in RouteName]: ParamsIn<(typeof routes)[Name]["es"]> extends never ? Name : never;
}[RouteName];

/** A route that an address led to; `params` holds what stood in the place of each `{name}`. */
export type RouteMatch = {
  readonly name: RouteName;
  readonly locale: Locale;
  readonly params: Readonly<Record<string, string>>;
};

/**
 * The address of a route, with its trailing slash. Throws RangeError for a parameter that is missing or that an address
 * may not hold (letters, digits and hyphens, at most 64).
 */
export const routePath = <Name extends RouteName>(
  name: Name,
  locale: Locale,
  ...[params]: ParamsIn<(typeof routes)[Name]["es"]> extends never ? [] : [RouteParams<Name>]
): string => {
  const values: Readonly<Record<string, string>> = params ?? {};
  return fill(routes[name][locale], (key) => {
    const value = values[key] ?? "";
    if (!new RegExp(`^${addressValue}$`).test(value))
      throw new RangeError(`Route ${name} cannot take ${JSON.stringify(value)} as its ${key}`);
    return value;
  });
};

/** The application route of a path (no query), with or without its trailing slash; undefined for all other paths. */
export const matchRoute = (pathname: string): RouteMatch | undefined => {
  const path = pathname.endsWith("/") ? pathname : `${pathname}/`;
  for (const { name, locale, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match) return { name, locale, params: { ...match.groups } };
  }
  return undefined;
};

const patterns = (Object.keys(routes) as RouteName[]).flatMap((name) =>
  locales.map((locale) => ({
    name,
    locale,
    pattern: new RegExp(`^${fill(routes[name][locale], (key) => `(?<${key}>${addressValue})`)}$`),
  })),
);
