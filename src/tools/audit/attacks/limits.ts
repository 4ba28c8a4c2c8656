import { paths } from "#e2e/support/paths.ts";
import { type RateLimitName, rateLimits } from "#platform/rate-limit/rate-limits.ts";
import type { Attack } from "./attack.ts";
import { type Answer, each, newAddress, send, type Wish } from "./send.ts";
import { listedVins, vehiclePaths } from "./templates.ts";

/** So many more than the limit allows are tried. */
const more = 20;

interface Work {
  readonly what: string;
  readonly limit: RateLimitName;
  readonly isPage: boolean;
  readonly request: (n: number) => readonly [path: string, wish?: Wish];
}

/** Two different vehicles of the list; a comparison is a page that is kept, so each has to be another. */
const pairOf = (vins: readonly string[], n: number): string => {
  const first = n % vins.length;
  const step = 1 + (Math.floor(n / vins.length) % (vins.length - 1));
  return `${vins[first]},${vins[(first + step) % vins.length]}`;
};

const workOf = (vins: readonly string[], vehicle: string, origin: string): readonly Work[] => {
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
      limit: "searchTotal",
      isPage: false,
      request: (n) => [`/api/search/total?kind=car&locale=es&priceFrom=${n}`],
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

const refusalFault = ({ headers, body }: Answer, isPage: boolean): string | undefined => {
  if (!(Number(headers["retry-after"]) >= 1)) return "is limited without a word when to come back";
  return !isPage || /<h1/.test(body) ? undefined : "is limited without a page that says so";
};

/** Whatever a visitor makes the site work for is counted, and refused beyond its limit with a word when to come back. */
export const limits: Attack = {
  name: "limits",
  seconds: 480,
  run: async ({ open }, tally) => {
    const { url } = await open({ LOG_LEVEL: "error" });
    const vins = await listedVins(url);
    const [vehicle = ""] = await vehiclePaths(url, "es");
    for (const { what, limit, isPage, request } of workOf(vins, vehicle, new URL(url).origin)) {
      const address = newAddress();
      let refused: Answer | undefined;
      let asked = 0;
      const { points, seconds } = rateLimits[limit];
      const started = Date.now();
      await each(
        Array.from({ length: points + more }, (_, n) => n),
        8,
        async (n) => {
          if (refused) return;
          asked += 1;
          const [path, wish = {}] = request(n);
          const answer = await send(url, path, {
            ...wish,
            headers: { ...wish.headers, "x-forwarded-for": address },
          });
          if (answer.status === 429) refused ??= answer;
        },
      );
      tally.tries += asked;
      // A machine that is too slow to reach a limit shows nothing.
      const isShown = refused !== undefined || Date.now() - started < seconds * 1_000;
      if (!isShown) tally.note(`${what}: not ${points} in ${seconds} s`);
      const unlimited = isShown ? `${asked} in a row from one address are all answered` : undefined;
      tally.record(what, refused ? refusalFault(refused, isPage) : unlimited);
      // Whoever comes from elsewhere is served meanwhile.
      const [path, wish] = request(0);
      const other = await send(url, path, wish);
      tally.record(what, other.status === 429 ? "another visitor pays for it" : undefined);
    }
    const footprint = {
      method: "POST",
      body: '{"type":1,"path":"/"}',
      headers: { origin: "https://evil.example" },
    };
    const { status } = await send(url, "/api/footprint", footprint);
    tally.record("/api/footprint", status === 403 ? undefined : `${status} for what another site tells`);
  },
};
