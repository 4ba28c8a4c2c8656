import type { Market, RegistrationHint } from "./market.ts";
import {
  phonePattern,
  platePattern,
  signsPattern,
  stripBlanksAndHyphens,
  stripPunctuation,
  textFormat,
  times,
} from "./text-format.ts";

/** The series since 2000. */
const current = /^\d{4}[BCDFGHJKLMNPRSTVWXYZ]{3}$/;
/** Moped, historic vehicle, and temporary permits: of a person, and of a dealer for vehicles without and with a plate of their own. */
const special = /^[CHPSV]\d{4}[BCDFGHJKLMNPRSTVWXYZ]{3}$/;
const provincial = /^[A-Z]{1,2}\d{4}[A-Z]{1,2}$/;
/** Of the first plates, `M1` and the like, none is on the road; the contract wants three characters. */
const oldest = /^(?:[A-Z]\d{2,6}|[A-Z]{2}\d{1,6})$/;

/** What is typed, in capitals without separators, and without the E of the country beside the current series: `E 1234.bcd` gives `1234BCD`. */
const bareSpanishPlate = (input: string): string => {
  const typed = stripPunctuation(input);
  const own = typed.replace(/^E/, "");
  return current.test(own) ? own : typed;
};

/** True for the series of Spanish plates (Real Decreto 2822/1998, Annex XVIII, and those before it), in capitals without separators. */
const isSpanishPlate = (plate: string): boolean =>
  current.test(plate) || special.test(plate) || provincial.test(plate) || oldest.test(plate);

/**
 * By the first letter of the current series, from the month in which it started to the one in which it ended. No source
 * documents when K gave way to L; each gets the span that is certain to contain it. The letters after M are still to come.
 */
const byLetter: Readonly<Record<string, RegistrationHint>> = {
  B: { from: "2000-09", to: "2002-10" },
  C: { from: "2002-10", to: "2004-09" },
  D: { from: "2004-09", to: "2006-05" },
  F: { from: "2006-05", to: "2008-02" },
  G: { from: "2008-02", to: "2010-12" },
  H: { from: "2010-12", to: "2014-11" },
  J: { from: "2014-11", to: "2017-06" },
  K: { from: "2017-06", to: "2022-09" },
  L: { from: "2017-06", to: "2022-09" },
  M: { from: "2022-09" },
};

/** When a Spanish plate was given out; undefined for what is no plate. */
const spanishRegistrationHint = (plate: string): RegistrationHint | undefined => {
  if (current.test(plate)) return byLetter[plate.charAt(4)] ?? { from: "2022-09" };
  // Mopeds have had plates since that decree came into force; the plates of the others contain no date.
  if (special.test(plate)) return plate.startsWith("C") ? { from: "1999-07" } : {};
  if (provincial.test(plate)) return { from: "1971-01", to: "2000-09" };
  return oldest.test(plate) ? { to: "1971-12" } : undefined;
};

/** The check letters of people, and of companies. */
const personLetters = "TRWAGMYFPDXBNJZSQVHLCKE";
const companyLetters = "JABCDEFGHI";

/**
 * True for a Spanish DNI, NIE or company id whose check letter or digit is right. Takes capitals without separators.
 * Companies with the first letter A, B, E or H carry a digit, those with N, P, Q, R, S or W a letter, others either.
 */
const isSpanishTaxId = (id: string): boolean => {
  if (/^\d{8}[A-Z]$/.test(id)) return personLetters[Number(id.slice(0, 8)) % 23] === id[8];
  if (/^[XYZ]\d{7}[A-Z]$/.test(id))
    return personLetters[Number(`${"XYZ".indexOf(id.charAt(0))}${id.slice(1, 8)}`) % 23] === id[8];
  if (/^[ABCDEFGHJNPQRSUVW]\d{7}[0-9A-J]$/.test(id)) return isCompanyId(id);
  return false;
};

const isCompanyId = (id: string): boolean => {
  const sum = [...id.slice(1, 8)].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  const control = (10 - (sum % 10)) % 10;
  const [first, given] = [id.charAt(0), id.charAt(8)];
  const digitFits = given === String(control) && !"NPQRSW".includes(first);
  const letterFits = given === companyLetters[control] && !"ABEH".includes(first);
  return digitFits || letterFits;
};

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
  phone: textFormat("612 345 678", phonePattern("34", "[679]", ...times(8, "\\d")), (input) => {
    const [, digits] = /^(?:(?:\+|00)?34)?([967]\d{8})$/.exec(stripPunctuation(input)) ?? [];
    return digits && `+34${digits}`;
  }),
  nif: textFormat("12345678Z", signsPattern("[A-Za-z0-9]", ...times(7, "\\d"), "[A-Za-z0-9]"), (input) => {
    const id = stripPunctuation(input);
    return isSpanishTaxId(id) ? id : undefined;
  }),
  plate: {
    ...textFormat("1234 BCD", platePattern(3, 9), (input) => {
      const plate = bareSpanishPlate(input);
      return isSpanishPlate(plate) ? plate : undefined;
    }),
    // `4567KLM` is written `4567 KLM`, `M1234AB` is `M 1234 AB`.
    text: (plate) => plate.replace(/(\d)(?=[A-Z])|([A-Z])(?=\d)/g, "$& "),
    registrationHint: (input) => spanishRegistrationHint(bareSpanishPlate(input)),
  },
  postalCode: {
    ...textFormat("28001", signsPattern("[0-5]", ...times(4, "\\d")), spanishPostalCode),
    parts: (input) => {
      const zipCode = spanishPostalCode(input);
      return zipCode === undefined ? undefined : { zipCode };
    },
  },
};
