import type { Market } from "./market.ts";
import { bareSpanishPlate, isSpanishPlate, spanishRegistrationHint } from "./spanish-plate.ts";
import { isSpanishTaxId } from "./spanish-tax-id.ts";
import { stripBlanksAndHyphens, stripPunctuation, textFormat } from "./text-format.ts";

/** Five digits, the first two of them the province, 01 to 52. */
const spanishPostalCode = (input: string): string | undefined => {
  const digits = stripBlanksAndHyphens(input);
  return /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/.test(digits) ? digits : undefined;
};

/** The Spanish market. */
export const es: Market = {
  country: "ES",
  currency: "EUR",
  timeZone: "Europe/Madrid",
  phonePrefix: "+34",
  phone: textFormat("612 345 678", (input) => {
    const [, digits] = /^(?:(?:\+|00)?34)?([967]\d{8})$/.exec(stripPunctuation(input)) ?? [];
    return digits && `+34${digits}`;
  }),
  nif: textFormat("12345678Z", (input) => {
    const id = stripPunctuation(input);
    return isSpanishTaxId(id) ? id : undefined;
  }),
  plate: {
    ...textFormat("1234 BCD", (input) => {
      const plate = bareSpanishPlate(input);
      return isSpanishPlate(plate) ? plate : undefined;
    }),
    registrationHint: (input) => spanishRegistrationHint(bareSpanishPlate(input)),
  },
  postalCode: {
    ...textFormat("28001", spanishPostalCode),
    parts: (input) => {
      const zipCode = spanishPostalCode(input);
      return zipCode === undefined ? undefined : { zipCode };
    },
  },
};
