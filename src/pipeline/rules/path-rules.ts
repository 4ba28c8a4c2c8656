import { knownShop } from "#api/known-shop.ts";
import { languageFor } from "#api/offered-parts.ts";
import {
  homepageTarget,
  isAllowedPath,
  isBloggingPlatformPath,
  needsTrailingSlash,
} from "#domain/page-path.ts";
import { pathWithin } from "#domain/path-within.ts";
import { homePath, localeOfPath } from "#domain/routes.ts";
import { defaultLocale } from "#platform/locale.ts";
import { ownOrigins } from "#platform/own-origins.ts";
import type { Rule } from "../outcome.ts";

/** Probes for a common blogging platform. Before the character rule, whose message is another. */
export const bloggingPlatform: Rule = {
  name: "blogging-platform",
  decide: ({ url }) =>
    isBloggingPlatformPath(url.pathname)
      ? { kind: "not-found", reason: "blocked-path", status: 404, cacheable: true }
      : undefined,
};

/** Letters, digits, hyphens and slashes only. */
export const pathCharacters: Rule = {
  name: "path-characters",
  decide: ({ url }) =>
    isAllowedPath(url.pathname)
      ? undefined
      : { kind: "not-found", reason: "path-characters", status: 404, cacheable: true },
};

/** The browser itself carries the hash over a redirect. */
export const trailingSlash: Rule = {
  name: "trailing-slash",
  decide: ({ url }) =>
    needsTrailingSlash(url.pathname)
      ? { kind: "redirect", target: `${url.pathname}/${url.search}`, status: 308, cacheable: true }
      : undefined,
};

export const homepage: Rule = {
  name: "homepage",
  decide: ({ url }) => {
    const target = homepageTarget(url.pathname);
    return target
      ? { kind: "redirect", target: `${target}${url.search}`, status: 308, cacheable: true }
      : undefined;
  },
};

/** The default language has no prefix: `/es/abc/` is `/abc/`. */
export const defaultLocalePrefix: Rule = {
  name: "default-locale-prefix",
  decide: ({ url }) => {
    const prefix = `/${defaultLocale}/`;
    if (!url.pathname.startsWith(prefix)) return undefined;
    return {
      kind: "redirect",
      target: `/${url.pathname.slice(prefix.length)}${url.search}`,
      status: 308,
      cacheable: true,
    };
  },
};

/** Of a language that the shop does not have, only the home page leads anywhere: to that of the first one that it has. */
export const offeredLanguage: Rule = {
  name: "offered-language",
  decide: ({ url }) => {
    const locale = localeOfPath(url.pathname);
    const { languages } = knownShop();
    if (languages.includes(locale)) return undefined;
    if (url.pathname !== homePath(locale))
      return { kind: "not-found", reason: "content", status: 404, cacheable: true };
    return { kind: "redirect", target: homePath(languages[0]) + url.search, status: 307, cacheable: false };
  },
};

/**
 * A visitor who comes from elsewhere to the home page of the default language reads it in the language that they chose before
 * (specification section 1, "The locale cookie"). A link of our own to it is a choice, and wins.
 */
export const rememberedLanguage: Rule = {
  name: "remembered-language",
  decide: ({ url, method, headers, isAhead }) => {
    if (isAhead || method !== "GET" || url.pathname !== homePath(defaultLocale)) return undefined;
    const language = languageFor(headers.get("cookie"));
    if (language === defaultLocale || isFromHere(url, headers)) return undefined;
    return {
      kind: "redirect",
      target: homePath(language) + url.search,
      status: 307,
      cacheable: false,
    };
  },
};

const isFromHere = (url: URL, headers: Headers): boolean =>
  headers.get("sec-fetch-site") === "same-origin" ||
  pathWithin(headers.get("referer"), ownOrigins({ url: url.href, headers })) !== undefined;
