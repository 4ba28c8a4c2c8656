import type { ReactNode } from "react";
import { type PlainRoute, routePath } from "#domain/route-paths.ts";
import { homePath } from "#domain/routes.ts";
import { loadErrorPage } from "#features/content/load-page.ts";
import { byLocale, type Locale } from "#platform/locale.ts";
import { degraded } from "#platform/page-cache/note-facts.ts";
import { BareFrame } from "./bare-frame.tsx";
import { SiteFrame } from "./site-frame.tsx";

/** A route by name, or its address in each language where it has parameters. */
type LocalisedPath = PlainRoute | "home" | ((locale: Locale) => string);

const pathIn = (route: LocalisedPath, locale: Locale): string => {
  if (typeof route === "function") return route(locale);
  return route === "home" ? homePath(locale) : routePath(route, locale);
};

/**
 * A page that the content service does not have (comparison, personal area, not found): header and footer
 * come from the content of the error route; without that the page has none.
 */
export const OutsideContentPage = async ({
  route,
  locale,
  isNotFound = false,
  leadsOut,
  children,
}: {
  readonly route: LocalisedPath;
  readonly locale: Locale;
  /** The header shows every tool, whatever the content sets (specification section 2, "Error page"). */
  readonly isNotFound?: boolean;
  /** For a page that leads one way: it has no menus, and a button that leads here. */
  readonly leadsOut?: string;
  readonly children: ReactNode;
}) => {
  const page = await loadErrorPage(locale);
  if (!page.ok)
    return (
      <main id="main" {...degraded("frame")}>
        {children}
      </main>
    );
  const alternates = byLocale((each) => pathIn(route, each));
  if (leadsOut !== undefined)
    return (
      <BareFrame page={{ ...page.value, alternates }} locale={locale} leadsOut={leadsOut}>
        {children}
      </BareFrame>
    );
  const all = { includeLogin: true, includeFavorites: true, includeComparator: true };
  const header = { ...page.value.header, ...(isNotFound && all) };
  return (
    <SiteFrame page={{ ...page.value, header, alternates }} locale={locale} path={pathIn(route, locale)}>
      {children}
    </SiteFrame>
  );
};
