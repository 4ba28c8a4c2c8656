import type { Locale } from "#platform/locale.ts";
import { routes } from "./route-paths.ts";
import { personalPath } from "./routes.ts";

/**
 * Where browsers find the rules: pages name it in the header `speculation-rules`.
 * @public next.config.mjs reads it.
 */
export const prefetchRulesPath = "/speculation-rules.json";

/** Pages of one visitor, and those that are rendered for one. */
const ownPages = (languages: readonly Locale[]): readonly string[] => [
  ...[routes.login, routes.request].flatMap((route) =>
    languages.map((locale) => route[locale].replace(/\{\w+\}\/$/, "")),
  ),
  ...languages.map(personalPath),
];

/** By selector: a pattern with a question mark shuts out every link in some browsers. */
const leftOut = ['[href*="?"]', "[rel~=nofollow]", "[download]", "[target=_blank]", "[data-panel]"];

/**
 * Which links a browser may prefetch when they are pointed at or pressed: shared pages of this site. Not what is unlimited
 * in number (anything with a query), what acts, and files, whose names have a dot. What a card leads to is rendered ahead too, of
 * which browsers hold two at a time: the page has next to no scripts, and its visit counts once it is shown.
 */
export const prefetchRules = (languages: readonly Locale[]) => {
  const notMatched = { href_matches: ["/api/*", "/*.*", ...ownPages(languages).map((path) => `${path}*`)] };
  const among = (links: string) =>
    ({
      where: { and: [{ href_matches: "/*" }, { not: notMatched }, { selector_matches: links }] },
      eagerness: "moderate",
    }) as const;
  const links = `a:not(${leftOut.join(",")})`;
  return { prerender: [among(`:is(article,li) h3 ${links}`)], prefetch: [among(links)] } as const;
};
