import type { Country } from "./countries.ts";
import type { TextFormat } from "./text-format.ts";

/** When a plate may first have been given out, as months `YYYY-MM`, both inclusive; an open end is left out. */
export type RegistrationHint = { readonly from?: string; readonly to?: string };

/** The two fields in which the payment call takes a postal code; the extension exists in Portugal only. */
type PostalCodeParts = { readonly zipCode: string; readonly zipCodeExtension?: string };

/** All that differs between the countries in which vehicles are sold, whatever the language. */
export type Market = {
  /** ISO 3166-1 alpha-2. */
  readonly country: Country;
  readonly currency: "EUR";
  /** Of the capital; `address-region.ts` knows those of the islands. */
  readonly timeZone: string;
  readonly phonePrefix: string;
  /** Stored with prefix and without blanks: `+34612345678`. */
  readonly phone: TextFormat;
  /** Stored in capitals without separators; the check letter or digit is verified. */
  readonly nif: TextFormat;
  /** Stored in capitals without separators. */
  readonly plate: TextFormat & {
    /** A stored plate as people write it. */
    readonly text: (plate: string) => string;
    /** The first registration by the plate; only a hint, since vehicles are re-registered. */
    readonly registrationHint: (input: string) => RegistrationHint | undefined;
  };
  readonly postalCode: TextFormat & {
    /** Undefined when the input is not valid. */
    readonly parts: (input: string) => PostalCodeParts | undefined;
  };
};
