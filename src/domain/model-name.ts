import type { Locale } from "#platform/locale.ts";

/** What makers call their series and classes in Portugal. */
const inPortugal: readonly (readonly [spanish: RegExp, portuguese: string])[] = [
  [/^Clase /, "Classe "],
  [/^Serie /, "Série "],
];

/**
 * A model's name, which the catalogue has as it is sold in Spain, as it is sold in the market of a language: `Clase A` of Mercedes-Benz is
 * `Classe A` in Portugal, `Serie 1` of BMW `Série 1`. Addresses and ids keep the catalogue's.
 */
export const modelNameIn = (locale: Locale, name: string): string =>
  locale === "pt" ? inPortugal.reduce((said, [spanish, own]) => said.replace(spanish, own), name) : name;
