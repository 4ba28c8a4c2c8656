/** One to twelve digits, or groups of three with the same separator between them; then at most two decimals. */
const amount =
  /^([+-]?)(\d{1,12}|\d{1,3}(?:\.\d{3}){1,3}|\d{1,3}(?:[ \u00a0\u202f]\d{3}){1,3}|\d{1,3}(?:['’]\d{3}){1,3})(?:[.,](\d{1,2}))?\s*(?:€|euros?|eur|kms?)?$/i;

/** What every such amount matches, as a text field takes it in `pattern`. */
export const amountPattern = "\\s*[+\\-]?\\d[\\d\\s.,'’]*(?:€|[A-Za-z]{2,5})?\\s*";

/**
 * An amount as people type it: `12000`, `12.000`, `12 000 €`, `12.000,50`, `50.000 km`. A point before three digits
 * separates thousands, in either language. Undefined for what could be read in two ways (`12,000`) or not at all.
 */
export const readAmount = (text: string | null | undefined): number | undefined => {
  const [, sign = "", whole, decimals = "0"] = amount.exec(text?.trim() ?? "") ?? [];
  return whole === undefined ? undefined : Number(`${sign}${whole.replace(/\D/g, "")}.${decimals}`);
};
