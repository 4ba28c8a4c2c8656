import {
  homepageTarget,
  isAllowedPath,
  isBloggingPlatformPath,
  needsTrailingSlash,
} from "#domain/page-path.ts";
import { defaultLocale } from "#platform/locale.ts";
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
