import { createI18nServer, setStaticParamsLocale as setLocale } from "next-international/server";
import type spanish from "#locales/es/index.ts";
import { byLocale } from "./locale.ts";
import { wordings } from "./wording.ts";

/**
 * Wording for server components, typed by the Spanish files. Every page calls `setStaticParamsLocale` with the
 * locale of its address before anything else, so that nothing is read from cookies or headers.
 */
export const { getScopedI18n, getCurrentLocale } = createI18nServer(
  byLocale((locale) => async () => ({ default: wordings[locale] as typeof spanish })),
);

/** Sets the language of the page being rendered; the first line of every page. */
export const setStaticParamsLocale = setLocale;
