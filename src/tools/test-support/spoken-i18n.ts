import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";

let spoken: Locale = "es";

/** Sets the language in which components are rendered from now on. */
export const speak = (locale: Locale): void => {
  spoken = locale;
};

/** Both stand in for those of `platform/i18n.ts`, which read the language of a request. Plurals take the form for many. */
export const getCurrentLocale = async (): Promise<Locale> => spoken;

export const getScopedI18n = async (scope: string) => {
  const [area, ...inner] = scope.split(".");
  const words: unknown = wordsOf(spoken, area as Parameters<typeof wordsOf>[1]);
  const find = (key: string): unknown =>
    [...inner, ...key.split(".")].reduce((at, name) => (at as Record<string, unknown>)[name], words);
  return (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    fill(String(find(key) ?? find(`${key}#other`)), values);
};
