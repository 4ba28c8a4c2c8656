export type PersonName = { readonly firstName: string; readonly lastName: string; readonly fullName: string };

/**
 * Splits a name on blanks into first and last name, first two words only, as specified; `fullName` is the whole. Missing
 * words are empty.
 */
export const splitPersonName = (text: string): PersonName => {
  const words = text.trim().split(/\s+/);
  const [firstName = "", lastName = ""] = words;
  return { firstName, lastName, fullName: words.join(" ") };
};
