import es from "#locales/es/index.ts";
import pt from "#locales/pt/index.ts";
import type { Wording } from "#locales/wording.ts";
import type { Locale } from "#platform/locale.ts";

type Words = Wording<typeof es>;
type Area = keyof Words;

/** The texts of one area, a file of `locales/<language>/`. */
export type WordsOf<Name extends Area> = Words[Name];

/** The texts of each locale. */
export const wordings: Readonly<Record<Locale, Words>> = { es, pt };

/**
 * All texts of an area in a language: for answers and decisions, and for components that pass them on. For single sentences
 * use `getScopedI18n` of `platform/i18n.ts`, which reads the same files and handles plurals.
 */
export const wordsOf = <Name extends Area>(locale: Locale, area: Name): WordsOf<Name> =>
  wordings[locale][area];
