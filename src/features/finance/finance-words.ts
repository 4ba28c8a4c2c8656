import es from "#locales/es/finance.ts";
import pt from "#locales/pt/finance.ts";
import type { Wording } from "#locales/wording.ts";
import { defaultLocale, isLocale, type Locale } from "#platform/locale.ts";

export type FinanceWords = Wording<typeof es>;

/** The texts of the simulation, for pages and for the answers that update them. */
export const financeWords = (locale: Locale): FinanceWords => ({ es, pt })[locale];

/** Puts values in the place of a text's placeholders; one without a value stays as it is. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Tells a visitor who asked too often when to come back; in Spanish when the language is unknown. */
export const tooManyText = (locale: string | null, seconds: number): string =>
  fill(financeWords(isLocale(locale) ? locale : defaultLocale).tooMany, { seconds });
