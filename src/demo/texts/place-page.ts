import type { Locale } from "#platform/locale.ts";
import type { PageText } from "./page-text.ts";

export type PlacePage = { slugs: Record<Locale, string>; texts: Record<Locale, PageText>; isList: boolean };
