import { createI18nServer, setStaticParamsLocale as setLocale } from "next-international/server";

/**
 * Wording for server components, typed by the Spanish files. Every page calls `setStaticParamsLocale` with the
 * locale of its address before anything else, so that nothing is read from cookies or headers.
 */
export const { getScopedI18n, getCurrentLocale } = createI18nServer({
  es: () => import("#locales/es/index.ts"),
  pt: () => import("#locales/pt/index.ts"),
});

/** Says the language of the page being rendered; the first line of every page. */
export const setStaticParamsLocale = setLocale;
