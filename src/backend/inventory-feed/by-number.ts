const rules = new Intl.PluralRules("en");

/** A text by number, singular or plural as in English; `#` stands for the number. */
export const byNumber = (count: number, one: string, other: string): string =>
  (rules.select(count) === "one" ? one : other).replaceAll("#", String(count));
