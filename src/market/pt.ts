import type { Market, RegistrationHint } from "./market.ts";
import {
  phonePattern,
  platePattern,
  signsPattern,
  stripPunctuation,
  textFormat,
  times,
} from "./text-format.ts";

/** The series of Portuguese plates and when each was given out. */
const plateSeries: readonly { readonly pattern: RegExp; readonly hint: RegistrationHint }[] = [
  { pattern: /^[A-Z]{2}\d{4}$/, hint: { from: "1937-01", to: "1992-02" } },
  { pattern: /^\d{4}[A-Z]{2}$/, hint: { from: "1992-03", to: "2005-12" } },
  { pattern: /^\d{2}[A-Z]{2}\d{2}$/, hint: { from: "2005-01", to: "2020-12" } },
  { pattern: /^[A-Z]{2}\d{2}[A-Z]{2}$/, hint: { from: "2020-01" } },
];

/** Nine digits, the first not 0, the last a check digit: weights 9 to 2, remainder by 11. */
const isPortugueseTaxId = (id: string): boolean => {
  if (!/^[1-9]\d{8}$/.test(id)) return false;
  const sum = [...id.slice(0, 8)].reduce((total, digit, index) => total + Number(digit) * (9 - index), 0);
  const remainder = sum % 11;
  return Number(id[8]) === (remainder < 2 ? 0 : 11 - remainder);
};

const hintOf = (plate: string): RegistrationHint | undefined =>
  plateSeries.find(({ pattern }) => pattern.test(plate))?.hint;

/** What is typed, in capitals without separators, and without the P of the country: `P 12·34·ab` gives `1234AB`. */
const barePlate = (input: string): string => {
  const typed = stripPunctuation(input);
  return typed.length === 7 ? typed.replace(/^P/, "") : typed;
};

const portuguesePostalCode = (input: string): string | undefined => {
  const [, area, street] = /^([1-9]\d{3})\p{Pd}?(\d{3})$/u.exec(input.replace(/\s/g, "")) ?? [];
  return area && street && `${area}-${street}`;
};

/** The Portuguese market. */
export const pt: Market = {
  country: "PT",
  currency: "EUR",
  timeZone: "Europe/Lisbon",
  phonePrefix: "+351",
  phone: textFormat("912 345 678", phonePattern("351", "9", "[1236]", ...times(7, "\\d")), (input) => {
    const [, digits] = /^(?:(?:\+|00)?351)?(9[2631]\d{7})$/.exec(stripPunctuation(input)) ?? [];
    return digits && `+351${digits}`;
  }),
  nif: textFormat("123456789", signsPattern("[1-9]", ...times(8, "\\d")), (input) => {
    const id = stripPunctuation(input);
    return isPortugueseTaxId(id) ? id : undefined;
  }),
  plate: {
    ...textFormat("AA-12-BB", platePattern(6, 7), (input) => {
      const plate = barePlate(input);
      return hintOf(plate) && plate;
    }),
    // `AF47XT` is written `AF-47-XT`.
    text: (plate) => (/^\w{6}$/.test(plate) ? plate.replace(/..(?=.)/g, "$&-") : plate),
    registrationHint: (input) => hintOf(barePlate(input)),
  },
  postalCode: {
    ...textFormat("1000-001", signsPattern("[1-9]", ...times(6, "\\d")), portuguesePostalCode),
    parts: (input) => {
      const [zipCode, zipCodeExtension] = portuguesePostalCode(input)?.split("-") ?? [];
      return zipCode && zipCodeExtension ? { zipCode, zipCodeExtension } : undefined;
    },
  },
};
