import type { RateLimitName } from "#platform/rate-limit/rate-limits.ts";
import { paths } from "#tools/test-support/paths.ts";
import type { SentRequest } from "./send.ts";

/** So many more than the limit allows are tried. */
export const more = 20;

interface Work {
  readonly what: string;
  readonly limit: RateLimitName;
  readonly isPage: boolean;
  readonly request: (n: number) => readonly [path: string, options?: SentRequest];
}

/** Two different vehicles of the list; a comparison is a cached page, so each has to be another. */
const pairOf = (vins: readonly string[], n: number): string => {
  const first = n % vins.length;
  const step = 1 + (Math.floor(n / vins.length) % (vins.length - 1));
  return `${vins[first]},${vins[(first + step) % vins.length]}`;
};

export const workOf = (vins: readonly string[], vehicle: string, origin: string): readonly Work[] => {
  const [vin = ""] = vins;
  return [
    {
      what: "filtered lists",
      limit: "queryPage",
      isPage: true,
      request: (n) => [`${paths.list.es}?priceFrom=${n + 1}`],
    },
    {
      what: "text searches",
      limit: "textSearch",
      isPage: true,
      request: (n) => [`${paths.list.es}?text=inventado${n}`],
    },
    {
      what: "simulations",
      limit: "queryPage",
      isPage: true,
      request: (n) => [`${vehicle}?deposit=${n + 1}&months=48`],
    },
    {
      what: "comparisons",
      limit: "queryPage",
      isPage: true,
      request: (n) => [`/comparar/?vin=${pairOf(vins, n)}`],
    },
    { what: "invented pages", limit: "newPath", isPage: true, request: (n) => [`/inventado-${n}/`] },
    {
      what: "quotes",
      limit: "financePdf",
      isPage: false,
      request: () => [`/api/finance/${vin}/pdf?deposit=1000&months=48`],
    },
    {
      what: "vehicles looked at",
      limit: "freshPage",
      isPage: true,
      request: () => [`/vistos-hace-poco/?vin=${vin}`],
    },
    {
      what: "totals",
      limit: "searchSuggestions",
      isPage: false,
      request: (n) => [`/api/search/suggestions?kind=car&locale=es&text=a${n}`],
    },
    {
      what: "vehicle states",
      limit: "vehicleStatus",
      isPage: false,
      request: () => [`/api/vehicle-status?vins=${vin}`],
    },
    {
      what: "footprints",
      limit: "footprint",
      isPage: false,
      request: () => [
        "/api/footprint",
        { method: "POST", headers: { origin }, body: '{"type":1,"path":"/"}' },
      ],
    },
    {
      what: "errors of browsers",
      limit: "clientError",
      isPage: false,
      request: () => [
        "/api/client-error",
        { method: "POST", headers: { origin }, body: '{"code":"12345678","message":"x","path":"/"}' },
      ],
    },
  ];
};
