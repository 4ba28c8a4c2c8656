type LocaleRow = {
  /** BCP 47: of the wording, for `lang` and `hreflang`. */
  readonly language: string;
  /** What the language calls itself, for the switch of languages. */
  readonly name: string;
  /** Whose way of writing numbers the language takes. */
  readonly numberLocale: string;
  /** The country in whose market it sells: taxes, plates, tax ids, postal codes, dealers. */
  readonly market: string;
};

/** The site's locales, each a language in a market; addresses begin with its id, those of the default without. */
export const localeTable = {
  es: { language: "es", name: "Español", numberLocale: "es-ES", market: "ES" },
  // Numbers are written the French way, as specified.
  pt: { language: "pt", name: "Português", numberLocale: "fr-FR", market: "PT" },
} as const satisfies Readonly<Record<string, LocaleRow>>;
