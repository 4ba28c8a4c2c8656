import { knownShop } from "#api/known-shop.ts";
import { offersPage } from "#api/offered-parts.ts";
import { matchRoute } from "#domain/route-paths.ts";
import { localePrefix } from "#domain/routes.ts";
import { parseVehiclePath } from "#domain/vehicle-address.ts";
import { canonicalContentQuery } from "../content-query.ts";
import { internalAddress } from "../internal-address.ts";
import { preserveQuery } from "../join-redirects.ts";
import type { NotFoundReason } from "../not-found-messages.ts";
import type { Outcome, PageRequest, PathFact, Rule } from "../outcome.ts";
import { renderedRoute, type Validations, validations } from "./rendered-routes.ts";

/** Vehicles' pages are a route of their own. No public path can hold its name, which has an underscore. */
const vehicleFolder = "/vehicle_page";

const internalPath = ({ url, locale }: PageRequest, isVehicle: boolean): string =>
  `/${locale}${isVehicle ? vehicleFolder : ""}${url.pathname.slice(localePrefix(locale).length).replace(/\/$/, "")}`;

/** A route whose parameters do not hold: 404, unless its rule gives a status of its own. */
export const validateRoutes = (rules: Validations): Rule => ({
  name: "route-validation",
  decide: ({ url }) => {
    const route = matchRoute(url.pathname);
    const verdict = (route && rules[route.name]?.(route.params)) ?? true;
    if (verdict === true) return undefined;
    return { kind: "not-found", reason: "validation", status: verdict || 404, cacheable: true };
  },
});

export const routeValidation: Rule = validateRoutes(validations);

/** Routes and vehicles of what the shop does not do or sell do not exist. */
export const offeredParts: Rule = {
  name: "offered-parts",
  decide: ({ url }) => {
    const route = matchRoute(url.pathname);
    if (route && !offersPage(route, url.searchParams.has("vin")))
      return { kind: "not-found", reason: "content", status: 404, cacheable: true };
    const vehicle = parseVehiclePath(url.pathname);
    if (vehicle && !knownShop().kinds.includes(vehicle.kind))
      return { kind: "not-found", reason: "vehicle", status: 404, cacheable: true };
    return undefined;
  },
};

/** Application routes: known here, not in the content service. */
export const applicationRoute: Rule = {
  name: "application-route",
  decide: ({ url, locale, method }) => {
    const route = matchRoute(url.pathname);
    if (!route) return undefined;
    const rendered = renderedRoute(route.name);
    if (!rendered) return { kind: "not-found", reason: "content", status: 404, cacheable: true };
    const { page, query, isFresh = false } = rendered;
    const path = internalAddress(
      `/${locale}/${page(route.params)}`,
      query?.(url.searchParams, route.params) ?? "",
    );
    return { kind: "serve", path, cacheable: !isFresh && method !== "POST" };
  },
};

const servePage = (
  request: PageRequest,
  fact: Extract<PathFact, { kind: "page" }>,
): Extract<Outcome, { kind: "serve" }> => {
  const path = internalPath(request, fact.queries.includes("vehicle"));
  const query = canonicalContentQuery(fact.queries, request.url.searchParams);
  return { kind: "serve", path: internalAddress(path, query), cacheable: request.method !== "POST" };
};

/**
 * What can be shown of an address without the services: what was rendered before. A filtered list is never answered with
 * the whole list; a simulation may be with the vehicle's own figures. Undefined where nothing was.
 */
export const storedPage = async (request: PageRequest): Promise<Outcome | undefined> => {
  const asList = servePage(request, { kind: "page", queries: ["search"] });
  const asVehicle = servePage(request, { kind: "page", queries: ["vehicle"] });
  const asAsked = servePage(request, { kind: "page", queries: ["amounts-and-place"] });
  const isFiltered = asList.path !== internalPath(request, false);
  for (const page of isFiltered ? [asList] : [asAsked, asVehicle, asList])
    if (await request.isStored(page.path)) return page;
  return undefined;
};

const missingReason = ({ url }: PageRequest): NotFoundReason =>
  parseVehiclePath(url.pathname) ? "vehicle" : "content";

/** While the services are down, a page that was never rendered cannot be distinguished from a wrong address. */
const serveWithoutServices = async (request: PageRequest): Promise<Outcome> =>
  (await storedPage(request)) ?? {
    kind: "not-found",
    reason: missingReason(request),
    status: 404,
    cacheable: false,
  };

/** All other paths are looked up in the content service. Always decides. */
export const contentPage: Rule = {
  name: "content-page",
  decide: async (request) => {
    const fact = await request.lookUp(request.url.pathname, request.locale);
    switch (fact.kind) {
      case "page":
        return servePage(request, fact);
      case "redirect":
        return {
          kind: "redirect",
          target: preserveQuery(fact.target, request.url.search),
          status: fact.status,
          cacheable: true,
        };
      case "gone":
        return { kind: "not-found", reason: "gone", status: 410, cacheable: true };
      case "unreachable":
        return serveWithoutServices(request);
      case "missing":
        return {
          kind: "not-found",
          reason: missingReason(request),
          status: 404,
          cacheable: true,
        };
    }
  },
};
