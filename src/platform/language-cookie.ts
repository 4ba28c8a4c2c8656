import { isLocale, type Locale } from "./locale.ts";

/** The cookie with the language that the visitor has chosen. */
const languageCookie = "locale";

/** The language in a list of cookies as the Cookie header holds it; undefined when there is none of ours. */
export const readLanguage = (cookies: string | null | undefined): Locale | undefined => {
  const language = new RegExp(`(?:^|;)\\s*${languageCookie}=([a-z]+)\\s*(?:;|$)`).exec(cookies ?? "")?.[1];
  return isLocale(language) ? language : undefined;
};
