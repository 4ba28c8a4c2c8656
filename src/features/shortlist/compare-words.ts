import es from "#locales/es/compare.ts";
import pt from "#locales/pt/compare.ts";
import type { Wording } from "#locales/wording.ts";
import type { Locale } from "#platform/locale.ts";

export type CompareWords = Wording<typeof es>;

/** The texts of comparing, for pages, answers and the panel. */
export const compareWords = (locale: Locale): CompareWords => ({ es, pt })[locale];
