import type { Metadata } from "next";
import { type PlainRoute, routePath } from "#domain/route-paths.ts";
import { byLocale, type Locale } from "#platform/locale.ts";
import { languageLinks } from "./page-metadata.ts";

/** The address of an application route, and the same page in each language. */
export const routeAddresses = (route: PlainRoute, locale: Locale): NonNullable<Metadata["alternates"]> => ({
  canonical: routePath(route, locale),
  languages: languageLinks(byLocale((each) => routePath(route, each))),
});
