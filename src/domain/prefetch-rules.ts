import { locales } from "#platform/locale.ts";
import { routes } from "./route-paths.ts";
import { personalPaths } from "./routes.ts";

/**
 * Where browsers find the rules: pages name it in the header `speculation-rules`.
 * @public next.config.mjs reads it.
 */
export const prefetchRulesPath = "/speculation-rules.json";

/** Pages of one visitor, and those that are rendered for one. */
const ownPages = [
  ...[routes.login, routes.request].flatMap((route) =>
    locales.map((locale) => route[locale].replace(/\{\w+\}\/$/, "")),
  ),
  ...personalPaths,
];

/** By selector: a pattern with a question mark shuts out every link in some browsers. */
const leftOut = ['[href*="?"]', "[rel~=nofollow]", "[download]", "[target=_blank]", "[data-panel]"];

/**
 * Which links a browser may fetch when somebody points at them or begins to press: pages of this site that are the same for
 * everybody. Not what is endless in number (anything with a query), what acts, and files, whose names have a dot. Nothing
 * is rendered ahead, so that a page that nobody looks at is not counted as seen.
 */
export const prefetchRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/api/*", "/*.*", ...ownPages.map((path) => `${path}*`)] } },
          { selector_matches: `a:not(${leftOut.join(",")})` },
        ],
      },
      eagerness: "moderate",
    },
  ],
} as const;
