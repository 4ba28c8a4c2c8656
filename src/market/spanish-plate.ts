import type { RegistrationHint } from "./market.ts";
import { stripPunctuation } from "./text-format.ts";

const current = /^\d{4}[BCDFGHJKLMNPRSTVWXYZ]{3}$/;
/** Moped, historic vehicle, and temporary permits: of a person, and of a dealer for vehicles without and with a plate of their own. */
const special = /^[CHPSV]\d{4}[BCDFGHJKLMNPRSTVWXYZ]{3}$/;
const provincial = /^[A-Z]{1,2}\d{4}[A-Z]{1,2}$/;
/** Of the first plates, `M1` and the like, none is on the road; the contract wants three characters. */
const oldest = /^(?:[A-Z]\d{2,6}|[A-Z]{2}\d{1,6})$/;

/** What is typed, in capitals without separators, and without the E of the country beside the current series: `E 1234.bcd` gives `1234BCD`. */
export const bareSpanishPlate = (input: string): string => {
  const typed = stripPunctuation(input);
  const own = typed.replace(/^E/, "");
  return current.test(own) ? own : typed;
};

/** True for the series of Spanish plates (Real Decreto 2822/1998, Annex XVIII, and those before it), in capitals without separators. */
export const isSpanishPlate = (plate: string): boolean =>
  current.test(plate) || special.test(plate) || provincial.test(plate) || oldest.test(plate);

/**
 * By the first letter of the current series, from the month in which it began to the one in which it ended. No source
 * tells when K gave way to L; each gets the span that is certain to hold it. The letters after M are still to come.
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
export const spanishRegistrationHint = (plate: string): RegistrationHint | undefined => {
  if (current.test(plate)) return byLetter[plate.charAt(4)] ?? { from: "2022-09" };
  // Mopeds have had plates since that decree came into force; of the others the plate tells no date.
  if (special.test(plate)) return plate.startsWith("C") ? { from: "1999-07" } : {};
  if (provincial.test(plate)) return { from: "1971-01", to: "2000-09" };
  return oldest.test(plate) ? { to: "1971-12" } : undefined;
};
