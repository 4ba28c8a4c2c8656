import { fill } from "#platform/fill.ts";
import { byLocale, type Locale, locales } from "#platform/locale.ts";
import { addressValue } from "./address-value.ts";
import { addresses } from "./addresses/addresses.ts";
import type { es } from "./addresses/es.ts";
import { localePrefix } from "./routes.ts";

type SpanishRoutes = (typeof es)["routes"];

export type RouteName = keyof SpanishRoutes;

/** What holds of a route in every language: `personal` ones need a token. */
type RouteFacts = { readonly personal: boolean; readonly offered: boolean };

const facts = {
  compare: { personal: false, offered: true },
  recent: { personal: false, offered: false },
  notifications: { personal: true, offered: true },
  reservations: { personal: true, offered: true },
  reservation: { personal: true, offered: true },
  savedSearches: { personal: true, offered: true },
  tradeIns: { personal: true, offered: true },
  tradeIn: { personal: true, offered: true },
  tradeInCondition: { personal: true, offered: true },
  tradeInPictures: { personal: true, offered: true },
  account: { personal: true, offered: true },
  accountForm: { personal: true, offered: true },
  favourites: { personal: true, offered: true },
  appointment: { personal: false, offered: true },
  carRequest: { personal: false, offered: false },
  consent: { personal: false, offered: true },
  login: { personal: false, offered: true },
  specifications: { personal: false, offered: true },
  examples: { personal: false, offered: true },
  request: { personal: false, offered: true },
  wizardPage: { personal: false, offered: true },
} as const satisfies Readonly<Record<RouteName, RouteFacts>>;

/** The address of a route in each language, as a pattern: `/personal/reserva/{id}/`. */
const patternsOf = (name: RouteName): Readonly<Record<Locale, string>> =>
  byLocale((locale) => localePrefix(locale) + addresses[locale].routes[name]);

/** The application routes with their address in each language. */
export const routes = Object.fromEntries(
  (Object.keys(facts) as RouteName[]).map((name) => [name, { ...patternsOf(name), ...facts[name] }]),
) as { readonly [Name in RouteName]: Readonly<Record<Locale, string>> & (typeof facts)[Name] };

type ParamsIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsIn<Rest>
  : never;
type RouteParams<Name extends RouteName> = Record<ParamsIn<SpanishRoutes[Name]>, string>;
/** Routes whose address follows from their name alone. */
export type PlainRoute = {
  [Name in RouteName]: ParamsIn<SpanishRoutes[Name]> extends never ? Name : never;
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
  ...[params]: ParamsIn<SpanishRoutes[Name]> extends never ? [] : [RouteParams<Name>]
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
