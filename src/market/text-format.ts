/** A text that people type in several ways and that is stored in one. */
export type TextFormat = {
  /** The stored form, or undefined when the input is not valid. Separators are forgiven. Idempotent. */
  readonly normalise: (input: string) => string | undefined;
  readonly isValid: (input: string) => boolean;
  /** What every valid input matches, and most others do not, as a text field takes it in `pattern`. */
  readonly pattern: string;
  /** A valid, made-up value in the way people write it, for help texts. */
  readonly example: string;
};

/** A format whose input is valid when it can be normalised. */
export const textFormat = (
  example: string,
  pattern: string,
  normalise: (input: string) => string | undefined,
): TextFormat => ({ example, pattern, normalise, isValid: (input) => normalise(input) !== undefined });

/** What `stripPunctuation` takes out. */
const between = "[\\s\\p{Pd}.·\\/\\(\\)]*";

const spaced = (signs: readonly string[]): string => signs.map((sign) => sign + between).join("");

/** So many of one sign. */
export const times = (count: number, sign: string): readonly string[] => Array<string>(count).fill(sign);

/** A pattern of signs, each an expression of its own, with what people write between them. */
export const signsPattern = (...signs: readonly string[]): string => between + spaced(signs);

/** A telephone number with the country's code before it or not. */
export const phonePattern = (code: string, ...signs: readonly string[]): string =>
  signsPattern(`(?:(?:\\+|0${between}0)?${between}${spaced([...code])})?`, ...signs);

/** Letters and digits, both of them. */
export const platePattern = (least: number, most: number): string =>
  `(?=.*\\d)(?=.*[A-Za-z])${between}(?:[A-Za-z0-9]${between}){${least},${most}}`;

/** Takes blanks and hyphens of any kind out and writes the rest in capitals. */
export const stripBlanksAndHyphens = (input: string): string =>
  input.replace(/[\s\p{Pd}]/gu, "").toUpperCase();

/** The same, also without the dots, slashes and brackets that people write into telephone numbers, tax ids and plates. */
export const stripPunctuation = (input: string): string =>
  stripBlanksAndHyphens(input).replace(/[.·/()]/g, "");
