import { paths } from "#e2e/support/paths.ts";
import type { Attack } from "./attack.ts";
import { type Answer, each, send } from "./send.ts";
import { listedVins, vehiclePaths } from "./templates.ts";

const marker = "xmark4711";

/** Script and database payloads; each carries the marker, or takes its time. */
const payloads = [
  `<script>${marker}()</script>`,
  `"><img src=x onerror=${marker}()>`,
  `'-${marker}()-'`,
  `</script><svg/onload=${marker}()>`,
  `javascript:${marker}()`,
  `" onmouseover="${marker}()" x="`,
  `\u2028${marker}()//`,
  `{{constructor.constructor("${marker}()")()}}`,
  `' OR '1'='1' -- ${marker}`,
  `1; SELECT pg_sleep(5); -- ${marker}`,
  `'||(SELECT pg_sleep(5))||'`,
  `%' UNION SELECT null,null,'${marker}' --`,
  `\u0000${marker}`,
  "__proto__",
  "constructor",
  "1e309",
  "-1",
  "99999999999999999999",
] as const;

const listKeys =
  "text brand model segment fuel yearFrom yearTo kmsFrom kmsTo priceFrom priceTo lowCost highlighted traction4x4 deductibleVAT discount financing transmission seats sort page q utm_source action kind dealers";
const filterKeys = listKeys.split(" ");

/** Places where an address, a cookie or a header takes a text. */
const placesOf = (
  vin: string,
  vehicle: string,
): readonly ((text: string) => [string, Record<string, string>?])[] => [
  ...filterKeys.map((key) => (text: string): [string] => [`${paths.list.es}?${key}=${text}`]),
  ...["brand", "text", "sort"].map((key) => (text: string): [string] => [`${paths.list.pt}?${key}=${text}`]),
  ...["deposit", "months"].map((key) => (text: string): [string] => [`${vehicle}?${key}=${text}`]),
  ...["deposit", "months", "locale"].map((key) => (text: string): [string] => [
    `/api/finance/${vin}/pdf?${key}=${text}`,
  ]),
  ...["kind", "locale", "brand", "priceTo"].map((key) => (text: string): [string] => [
    `/api/search/total?${key}=${text}`,
  ]),
  (text) => [`/vistos-hace-poco/?vin=${text}`],
  (text) => [`/api/vehicle-status?vins=${text}`],
  (text) => [`/ficha-tecnica/${text}/`],
  (text) => [`/comparar/?vin=${text}`],
  (text) => [`/comparar/?vin=${vin}&differences=${text}`],
  (text) => [`/financiacion/?price=${text}&deposit=${text}`],
  (text) => [`/concesionario-coches-ocasion/?place=${text}&city=${text}`],
  (text) => [`/blog/?page=${text}`],
  (text) => [`/?action=${text}`],
  (text) => [`/${text}/`],
  (text) => [`/coches-ocasion/${text}-12345678/`],
  (text) => ["/?action=x", { cookie: `session-slug=${text}` }],
  (text) => [
    "/",
    { cookie: `volante-flash=${text}; volante-consent=${text}; volante=${text}; NEXT_LOCALE=${text}` },
  ],
  (text) => [
    paths.missing.es,
    { "accept-language": text, "user-agent": text, referer: `http://localhost/${text}` },
  ],
];

/** The payload stands where a browser would run it: as an element, a handler, an address or a script's own text. */
const runs = (body: string): boolean =>
  [
    new RegExp(`<(?:script|img|svg)[^>]*${marker}`),
    new RegExp(`<script>${marker}`),
    new RegExp(`\\son\\w+=["']?${marker}`),
    /(?:href|src|action)=["']?javascript:/,
  ].some((pattern) =>
    pattern.test(
      body.replaceAll(/="[^"]*"/g, (value) => (/^="(?:javascript:|on)/.test(value) ? value : '=""')),
    ),
  );

const faultOf = ({ status, headers, body, ms }: Answer): string | undefined => {
  if (status >= 500 || status === 0) return `is answered ${status}`;
  if (/text\/html/.test(headers["content-type"] ?? "") && runs(body)) return "runs in the page";
  if (/syntax error|pg_catalog|SQLSTATE|at [\w.]+ \(\/|node_modules/.test(body))
    return "shows what is inside";
  if (ms > 4_500) return `takes ${Math.round(ms)} ms`;
  const location = headers.location ?? "/";
  return /^(?:javascript:|\/\/|\/\\)/.test(location) ? `sends visitors to ${location}` : undefined;
};

/** Script and SQL payloads in every parameter are text, and change nothing. */
export const payloadsEverywhere: Attack = {
  name: "payloads",
  seconds: 240,
  run: async ({ open }, tally) => {
    const { url } = await open();
    const [vin = ""] = await listedVins(url);
    const [vehicle = ""] = await vehiclePaths(url, "es");
    const tries = placesOf(vin, vehicle).flatMap((place) =>
      payloads.map((text) => place(encodeURIComponent(text))),
    );
    await each(tries, 4, async ([path, headers = {}]) => {
      tally.record(path, faultOf(await send(url, path, { headers })));
    });
    const before = await send(url, paths.home.es);
    tally.record("/", before.status === 200 ? undefined : "the site is gone");
  },
};
