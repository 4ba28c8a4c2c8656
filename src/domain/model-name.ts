import type { Locale } from "#platform/locale.ts";

/** What makers call their series and classes, where a language has words of its own. */
const ownWords: Partial<Record<Locale, readonly (readonly [spanish: RegExp, own: string])[]>> = {
  pt: [
    [/^Clase /, "Classe "],
    [/^Serie /, "Série "],
    [/\bDoble Cabina\b/, "Cabine Dupla"],
  ],
};

/**
 * The name of a model or version, which the catalogue has in Spanish, in another language: `Clase A` of Mercedes-Benz is `Classe A` in
 * Portugal, `Serie 1` of BMW `Série 1`. Addresses and ids use the catalogue's.
 */
export const modelNameIn = (locale: Locale, name: string): string =>
  (ownWords[locale] ?? []).reduce((result, [spanish, own]) => result.replace(spanish, own), name);
