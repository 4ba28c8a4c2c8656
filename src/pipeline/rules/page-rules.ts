import { compareQueryToSegment, parseCompareQuery } from "#domain/compare-query.ts";
import { formStateOf } from "#domain/form-state.ts";
import { pageQueryToSegment, parsePageQuery } from "#domain/page-query.ts";
import { parseRecentQuery, recentQueryToSegment } from "#domain/recent-query.ts";
import { localePrefix, matchRoute, type RouteMatch, type RouteName } from "#domain/routes.ts";
import { emptySearchQuery } from "#domain/search-query.ts";
import { readSearchAddress, searchToSegment } from "#domain/search-query-segment.ts";
import { isVin, parseVehiclePath } from "#domain/vehicle-address.ts";
import { parseVehicleQuery, vehicleQueryToSegment } from "#domain/vehicle-query.ts";
import { showsExamples } from "#platform/env.ts";
import { keepQuery } from "../follow-redirects.ts";
import type { Outcome, PathFact, Rule, Visit } from "../outcome.ts";

interface DrawnRoute {
  readonly folder: string;
  /** What of the address the page takes, as a segment. */
  readonly segment?: (query: URLSearchParams, params: RouteMatch["params"]) => string | undefined;
  /** Drawn for one visitor, kept by nobody. */
  readonly isFresh?: true;
  /** Only where examples are shown. */
  readonly isExample?: true;
}

/** Application routes that exist as pages, by the folder that draws them. */
const drawnRoutes = {
  compare: { folder: "comparar", segment: (query) => compareQueryToSegment(parseCompareQuery(query)) },
  specifications: { folder: "ficha-tecnica", segment: (_, { vin }) => vin },
  recent: {
    folder: "vistos-hace-poco",
    segment: (query) => recentQueryToSegment(parseRecentQuery(query)),
    isFresh: true,
  },
  consent: { folder: "configurar-cookies" },
  login: { folder: "acceso" },
  examples: { folder: "bloques", isExample: true },
  examplePanel: { folder: "bloques/panel", segment: formStateOf, isFresh: true, isExample: true },
} as const satisfies Partial<Record<RouteName, DrawnRoute>>;

const drawnRoute = (name: RouteName): DrawnRoute | undefined => {
  const routes: Partial<Record<RouteName, DrawnRoute>> = drawnRoutes;
  return routes[name]?.isExample && !showsExamples() ? undefined : routes[name];
};

/** What a route's parameters must look like; a route without an entry takes what its pattern takes. */
const validations: Partial<Record<RouteName, (params: RouteMatch["params"]) => boolean>> = {
  reservation: ({ id = "" }) => /^[A-Za-z0-9-]{1,40}$/.test(id),
  tradeIn: ({ id = "" }) => /^[A-Za-z0-9-]{1,40}$/.test(id),
  specifications: ({ vin = "" }) => isVin(vin),
};

/** A route whose parameters do not hold. */
export const routeValidation: Rule = {
  name: "route-validation",
  decide: ({ url }) => {
    const route = matchRoute(url.pathname);
    const isValid = route === undefined || (validations[route.name]?.(route.params) ?? true);
    return isValid ? undefined : { kind: "not-found", reason: "validation", status: 404, keep: true };
  },
};

/** Application routes: known here, not in the content service. */
export const applicationRoute: Rule = {
  name: "application-route",
  decide: ({ url, locale }) => {
    const route = matchRoute(url.pathname);
    if (!route) return undefined;
    const drawn = drawnRoute(route.name);
    if (!drawn) return { kind: "not-found", reason: "content", status: 404, keep: true };
    const { folder, segment, isFresh = false } = drawn;
    const path = [`/${locale}`, folder, segment?.(url.searchParams, route.params)].filter(Boolean).join("/");
    return { kind: "serve", path, keep: !isFresh };
  },
};

/** Vehicles' pages are a route of their own. No public path can hold its name, which has an underscore. */
const vehicleFolder = "/vehicle_page";

const internalPath = ({ url, locale }: Visit, isVehicle: boolean): string =>
  `/${locale}${isVehicle ? vehicleFolder : ""}${url.pathname.slice(localePrefix(locale).length).replace(/\/$/, "")}`;

/** The query that a page understands, as a path segment, so that the page is kept like any other. */
const querySegment = ({ url }: Visit, fact: Extract<PathFact, { kind: "page" }>): string | undefined => {
  if (fact.list) return searchToSegment(readSearchAddress(url.searchParams));
  if (fact.paged) {
    const { page } = readSearchAddress(url.searchParams).query;
    return searchToSegment({ query: { ...emptySearchQuery, page }, notices: [] });
  }
  if (fact.vehicle) return vehicleQueryToSegment(parseVehicleQuery(url.searchParams));
  if (fact.reads) return pageQueryToSegment(parsePageQuery(url.searchParams));
  return undefined;
};

const servePage = (
  visit: Visit,
  fact: Extract<PathFact, { kind: "page" }>,
): Extract<Outcome, { kind: "serve" }> => {
  const path = internalPath(visit, fact.vehicle);
  const segment = querySegment(visit, fact);
  return {
    kind: "serve",
    path: segment ? `${path}/${segment}` : path,
    keep: visit.method !== "POST",
  };
};

/**
 * What can be shown of an address without the services: what was rendered before. A filtered list is never answered with
 * the whole list; a simulation may be with the vehicle's own figures. Undefined where nothing was.
 */
export const storedPage = (visit: Visit): Outcome | undefined => {
  const anyList = { kind: undefined, preset: {} };
  const asList = servePage(visit, { kind: "page", list: anyList, vehicle: false });
  const asVehicle = servePage(visit, { kind: "page", vehicle: true });
  const asReader = servePage(visit, { kind: "page", vehicle: false, reads: true });
  const isFiltered = asList.path !== internalPath(visit, false);
  return (isFiltered ? [asList] : [asReader, asVehicle, asList]).find(({ path }) => visit.isStored(path));
};

/** While the services are down what was not rendered before cannot be told from a wrong address. */
const serveWithoutServices = (visit: Visit): Outcome =>
  storedPage(visit) ?? { kind: "not-found", reason: "content", status: 404, keep: false };

/** Everything else is asked of the content service. Always decides. */
export const contentPage: Rule = {
  name: "content-page",
  decide: async (visit) => {
    const fact = await visit.lookUp(visit.url.pathname, visit.locale);
    switch (fact.kind) {
      case "page":
        return servePage(visit, fact);
      case "redirect":
        return {
          kind: "redirect",
          target: keepQuery(fact.target, visit.url.search),
          status: fact.status,
          keep: true,
        };
      case "gone":
        return { kind: "not-found", reason: "gone", status: 410, keep: true };
      case "unreachable":
        return serveWithoutServices(visit);
      case "missing":
        return {
          kind: "not-found",
          reason: parseVehiclePath(visit.url.pathname) ? "vehicle" : "content",
          status: 404,
          keep: true,
        };
    }
  },
};
