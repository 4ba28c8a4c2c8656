const rules = new Intl.PluralRules("en");

/** The text for one thing, or for any other number of them, by the plural rules of English; `#` stands for the number. */
export const byNumber = (count: number, one: string, other: string): string =>
  (rules.select(count) === "one" ? one : other).replaceAll("#", String(count));
