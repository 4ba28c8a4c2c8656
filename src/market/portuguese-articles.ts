import type { Locale } from "#platform/locale.ts";

/** Portuguese towns whose names have an article. */
const articles: Readonly<Record<string, "o" | "a" | "as">> = {
  ...{ Porto: "o", Barreiro: "o", Seixal: "o", Montijo: "o", Funchal: "o", Entroncamento: "o", Cartaxo: "o" },
  ...{ Amadora: "a", Maia: "a", Guarda: "a", Covilhã: "a", Trofa: "a", Moita: "a", Nazaré: "a" },
  ...{ "Figueira da Foz": "a", "Póvoa de Varzim": "a", "Marinha Grande": "a", "Caldas da Rainha": "as" },
};

/** A town behind "from" or "of": "de Lisboa", "do Porto". */
export const fromPlace = (town: string): string => `d${articles[town] ?? "e"} ${town}`;

/** A town as it follows the words of a language: of Portuguese ones the preposition depends on it. */
export const placeIn = (locale: Locale, town: string): string => (locale === "pt" ? fromPlace(town) : town);
