import { searchQueryKeys } from "#domain/search-query-keys.ts";
import { paths } from "#tools/test-support/paths.ts";

export const marker = "xmark4711";

/** Script and database payloads; each carries the marker, or takes its time. */
export const payloads = [
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

const listKeys = [...searchQueryKeys, "text", "q", "utm_source", "action", "kind", "dealers"];

/** Places where an address, a cookie or a header takes a text. */
export const placesOf = (
  vin: string,
  vehicle: string,
): readonly ((text: string) => [string, Record<string, string>?])[] => [
  ...listKeys.map((key) => (text: string): [string] => [`${paths.list.es}?${key}=${text}`]),
  ...["brand", "text", "sort"].map((key) => (text: string): [string] => [`${paths.list.pt}?${key}=${text}`]),
  ...["deposit", "months"].map((key) => (text: string): [string] => [`${vehicle}?${key}=${text}`]),
  ...["deposit", "months", "locale"].map((key) => (text: string): [string] => [
    `/api/finance/${vin}/pdf?${key}=${text}`,
  ]),
  ...["kind", "locale", "brand", "priceTo"].map((key) => (text: string): [string] => [
    `/api/search/suggestions?${key}=${text}`,
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
