/** A text that people type in several ways and that is stored in one. */
export type TextFormat = {
  /** The stored form, or undefined when the input is not valid. Separators are forgiven. Idempotent. */
  readonly normalise: (input: string) => string | undefined;
  readonly isValid: (input: string) => boolean;
  /** A valid, made-up value in the way people write it, for help texts. */
  readonly example: string;
};

/** A format whose input is valid when it can be normalised. */
export const textFormat = (
  example: string,
  normalise: (input: string) => string | undefined,
): TextFormat => ({ example, normalise, isValid: (input) => normalise(input) !== undefined });

/** Takes blanks and hyphens of any kind out and writes the rest in capitals. */
export const stripBlanksAndHyphens = (input: string): string =>
  input.replace(/[\s\p{Pd}]/gu, "").toUpperCase();

/** The same, also without the dots, slashes and brackets that people write into telephone numbers, tax ids and plates. */
export const stripPunctuation = (input: string): string =>
  stripBlanksAndHyphens(input).replace(/[.·/()]/g, "");
