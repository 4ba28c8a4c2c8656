import type { RateLimitName } from "#platform/rate-limit/rate-limits.ts";

/** What a storefront has that requests are made of. */
export interface Stock {
  readonly origin: string;
  readonly vins: readonly string[];
  /** Paths of vehicles' pages that were not requested yet. */
  readonly vehicles: readonly string[];
}

export interface RequestKind {
  readonly what: string;
  /** The limit that it falls under; none for what costs little. */
  readonly limit?: RateLimitName;
  readonly status: number;
  /** How often it is measured; 100 times for what costs milliseconds. */
  readonly rounds?: number;
  /** The most that it may cost, in milliseconds of the processor. */
  readonly budget?: number;
  /** The nth of them: another question each time where it can be. */
  readonly request: (n: number, stock: Stock) => readonly [path: string, init?: RequestInit];
}

const compressed: RequestInit = { headers: { "accept-encoding": "gzip, br" } };
/** What costs a fraction of a millisecond: Linux counts in hundredths of a second. */
const often = 1_000;
const list = "/listado-coches-segunda-mano/";
const asList = (vins: readonly string[], from: number, count: number) =>
  Array.from({ length: count }, (_, index) => vins[(from + index) % vins.length]).join(",");
const post = (origin: string, body: unknown): RequestInit => ({
  method: "POST",
  headers: { origin },
  body: JSON.stringify(body),
});

/** Every kind of request of a visitor, with its budget. */
export const requestKinds: readonly RequestKind[] = [
  { what: "page, cached", status: 200, rounds: often, budget: 0.5, request: () => [list, compressed] },
  { what: "page, cached, home", status: 200, rounds: often, budget: 0.5, request: () => ["/", compressed] },
  {
    what: "page, cached, vehicle",
    status: 200,
    rounds: often,
    budget: 0.5,
    request: (_, { vehicles }) => [vehicles[0] ?? "/", compressed],
  },
  {
    what: "page, cached, that its reader has",
    status: 304,
    rounds: often,
    budget: 0.3,
    request: () => [list, { headers: { "if-none-match": "*", "cache-control": "max-age=0" } }],
  },
  {
    what: "page, cached, not compressed",
    status: 200,
    rounds: often,
    request: () => [list, { headers: { "accept-encoding": "identity" } }],
  },
  {
    what: "filtered list, new",
    limit: "queryPage",
    status: 200,
    budget: 25,
    request: (n) => [`${list}?priceTo=${8_000 + n * 10}`],
  },
  {
    what: "comparison, new",
    limit: "queryPage",
    status: 200,
    budget: 25,
    request: (n, { vins }) => [`/comparar/?vin=${asList(vins, n, 4)}`],
  },
  {
    what: "simulation in the address, new",
    limit: "queryPage",
    status: 200,
    budget: 25,
    request: (n, { vehicles }) => [`${vehicles[0]}?deposit=${1_000 + n * 10}&months=48`],
  },
  {
    what: "vehicle's page, new",
    limit: "newPage",
    status: 200,
    budget: 30,
    request: (n, { vehicles }) => [vehicles[n + 1] ?? "/"],
  },
  {
    what: "page for one visitor",
    limit: "freshPage",
    status: 200,
    budget: 15,
    request: () => ["/?action=logout", { headers: { "sec-fetch-site": "cross-site" } }],
  },
  { what: "wrong address, new", limit: "newPath", status: 404, request: (n) => [`/no-existe-${n}/`] },
  { what: "text search", limit: "textSearch", status: 303, request: (n) => [`${list}?text=seat+ibiza+${n}`] },
  {
    what: "suggestions for a text",
    limit: "searchSuggestions",
    status: 200,
    request: (n) => [`/api/search/suggestions?kind=car&locale=es&text=seat${n}`],
  },
  {
    what: "twelve vehicles looked at",
    limit: "freshPage",
    status: 200,
    request: (n, { vins }) => [`/vistos-hace-poco/?vin=${asList(vins, n, 12)}`],
  },
  {
    what: "specifications, new",
    limit: "newPage",
    status: 200,
    request: (n, { vins }) => [`/ficha-tecnica/${asList(vins, n, 1)}/`],
  },
  {
    what: "quote as PDF",
    limit: "financePdf",
    status: 200,
    request: (n, { vins }) => [`/api/finance/${vins[0]}/pdf?deposit=${1_000 + n * 10}&months=48&locale=es`],
  },
  {
    what: "states of 24 vehicles",
    limit: "vehicleStatus",
    status: 200,
    request: (n, { vins }) => [`/api/vehicle-status?vins=${asList(vins, n, 24)}`],
  },
  {
    what: "footprint",
    limit: "footprint",
    status: 204,
    request: (_, { origin }) => ["/api/footprint", post(origin, { type: 1, path: "/" })],
  },
  {
    what: "error in a browser",
    limit: "clientError",
    status: 204,
    request: (_, { origin }) => ["/api/client-error", post(origin, { message: "x", path: "/" })],
  },
  {
    what: "measurement of a browser",
    limit: "webVitals",
    status: 204,
    request: (_, { origin }) => ["/api/web-vitals", post(origin, { name: "LCP", value: 900 })],
  },
];
