/** The signs of a code from a mail: 32 of them, and none that is taken for another (0 and O, 1 and I). */
export const mailCodeLetters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

export const mailCodeLength = 8;

/** What a code is once it was read by `readMailCode`. */
export const mailCodeForm: RegExp = new RegExp(`^[${mailCodeLetters}]{${mailCodeLength}}$`);

/** What every code matches as it is typed, in the `pattern` of a text field. */
export const mailCodePattern = `(?:\\s*\\S){${mailCodeLength}}.*`;

/** A code as people are shown it, in two groups: `K7MP-3XQ9`. */
export const showMailCode = (code: string): string =>
  `${code.slice(0, mailCodeLength / 2)}-${code.slice(mailCodeLength / 2)}`;

/** A typed code, normalised for comparison: in capitals, without blanks, hyphens and dots. */
export const readMailCode = (typed: string): string =>
  typed
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\p{Pd}.]/gu, "");
