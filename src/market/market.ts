import type { Locale } from "#platform/locale.ts";
import type { Formats } from "./formats.ts";

/** A text that people type in several ways and that is stored in one. */
export type TextFormat = {
  /** The stored form, or undefined when the input is not valid. Spaces and hyphens are forgiven. Idempotent. */
  readonly normalise: (input: string) => string | undefined;
  readonly isValid: (input: string) => boolean;
  /** A valid, made-up value in the way people write it, for help texts. */
  readonly example: string;
};

/** When a plate may first have been given out, as months `YYYY-MM`, both inclusive; an open end is left out. */
export type RegistrationHint = { readonly from?: string; readonly to?: string };

/** The two fields in which the payment call takes a postal code; the extension exists in Portugal only. */
export type PostalCodeParts = { readonly zipCode: string; readonly zipCodeExtension?: string };

/** All that differs between the countries in which vehicles are sold (product decisions 2 and 3). */
export type Market = {
  readonly locale: Locale;
  /** ISO 3166-1 alpha-2. */
  readonly country: "ES" | "PT";
  readonly currency: "EUR";
  readonly phonePrefix: string;
  /** Stored with prefix and without blanks: `+34612345678`. */
  readonly phone: TextFormat;
  /** Stored in capitals without separators; the check letter or digit is verified. */
  readonly nif: TextFormat;
  /** Stored in capitals without separators. */
  readonly plate: TextFormat & {
    /** What the plate tells about the first registration; only a hint, since vehicles are re-registered. */
    readonly registrationHint: (input: string) => RegistrationHint | undefined;
  };
  readonly postalCode: TextFormat & {
    /** Undefined when the input is not valid. */
    readonly parts: (input: string) => PostalCodeParts | undefined;
  };
  readonly formats: Formats;
};

/** A format whose input is valid when it can be normalised. */
export const textFormat = (
  example: string,
  normalise: (input: string) => string | undefined,
): TextFormat => ({ example, normalise, isValid: (input) => normalise(input) !== undefined });

/** Takes blanks and hyphens of any kind out and writes the rest in capitals. */
export const stripBlanksAndHyphens = (input: string): string =>
  input.replace(/[\s\p{Pd}]/gu, "").toUpperCase();

/** The same, also without the dots, slashes and brackets that people write into telephone numbers and tax ids. */
export const stripPunctuation = (input: string): string =>
  stripBlanksAndHyphens(input).replace(/[./()]/g, "");
