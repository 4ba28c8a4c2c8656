import { cacheLifetimes } from "../cache-lifetimes.ts";
import { cacheControl } from "./cache-control.ts";
import { policyOfFiles, policyOfText } from "./content-policy.ts";

type HeaderValues = Readonly<Record<string, string>>;

/** Headers of every answer. */
export const answerHeaders = {
  // The bank of a card may open a window of its own.
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "permissions-policy": "camera=(), geolocation=(self), microphone=(), payment=(self)",
  // Never "no-referrer": browsers would then send "Origin: null" with our own forms.
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
} as const satisfies HeaderValues;

/** An answer that is no page only forbids framing; pages have policies of their own. */
const noPages = [
  "/:folder(icons|pictures|fonts)/:path*",
  // What is handed on to the services has the policy that it came with: the framework would put this one in its place.
  "/api/:path((?!services/).*)",
  "/_next/static/:path*",
  "/:file(robots\\.txt|speculation-rules\\.json|sitemap\\.xml|favicon\\.ico|healthz|readyz|openapi\\.json|manifest(?:-[a-z]+)?\\.webmanifest)",
  "/:folder(sitemaps|builds)/:path*",
  "/:blog((?:[a-z]+/)?blog)/rss.xml",
];

/** Pages, whose addresses end with a slash. */
const pages = ["/", "/:path+/"];

/**
 * Pages, and answers for one visitor: no other site may have a browser load them. Pictures, styles, scripts and feeds may be
 * loaded by any site.
 */
const notForOtherSites = ["/", "/:path((?!_next/).+)/", "/api/:path*"];

/**
 * Headers by address, in the framework's patterns; a later rule wins.
 * @param prefetchRulesPath where browsers find which links they may fetch ahead
 * @public next.config.mjs reads it.
 */
export const headersByAddress = (prefetchRulesPath: string): readonly [source: string, HeaderValues][] => [
  ["/:path*", answerHeaders],
  ...noPages.map((source): [string, HeaderValues] => [source, { "content-security-policy": policyOfFiles }]),
  // What customers have sent can load nothing, whatever it is.
  ["/api/:path(trade-in-picture.*)", { "content-security-policy": policyOfText }],
  ...pages.map((source): [string, HeaderValues] => [
    source,
    // How fast the connection is decides on what is rendered ahead (`pipeline/gateway/gateway-checks.ts`).
    { "speculation-rules": `"${prefetchRulesPath}"`, "accept-ch": "ECT" },
  ]),
  ...notForOtherSites.map((source): [string, HeaderValues] => [
    source,
    { "cross-origin-resource-policy": "same-origin" },
  ]),
  ["/pictures/:path*", { "cache-control": cacheControl.immutable }],
  ["/fonts/:path*", { "cache-control": cacheControl.public(cacheLifetimes.font) }],
  ["/icons/:path*", { "cache-control": cacheControl.public(cacheLifetimes.icon) }],
];
