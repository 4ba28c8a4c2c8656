import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";

let spoken: Locale = "es";

/** Says in which language components are rendered from now on. */
export const speak = (locale: Locale): void => {
  spoken = locale;
};

/** Both stand in for those of `platform/i18n.ts`, which ask a request for its language. Of plurals it says the one for many. */
export const getCurrentLocale = async (): Promise<Locale> => spoken;

export const getScopedI18n = async (scope: string) => {
  const [area, ...inner] = scope.split(".");
  const words: unknown = wordsOf(spoken, area as Parameters<typeof wordsOf>[1]);
  const find = (key: string): unknown =>
    [...inner, ...key.split(".")].reduce((at, name) => (at as Record<string, unknown>)[name], words);
  return (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    fill(String(find(key) ?? find(`${key}#other`)), values);
};
