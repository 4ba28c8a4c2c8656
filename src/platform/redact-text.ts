import { isCardNumber, isIban, isPortugueseTaxNumber } from "./personal-numbers.ts";
import { clearGrouped, gap, gaps, replacing } from "./redact-groups.ts";
import { clearMail } from "./redact-mail.ts";
import type { Clear } from "./redact-value.ts";

const iban = new RegExp(
  String.raw`(?<![\p{L}\p{N}])[A-Z]{2}\d{2}${gap}?[A-Z0-9]{4}(?:${gap}?[A-Z0-9]){7,26}`,
  "iu",
);
const card = new RegExp(String.raw`(?<![\p{L}\p{N}])[2-6]\d{3}(?:${gap}?\d){10,15}`, "u");

/** DNI, NIE and the Spanish company id, in any case; the letter of a company stands at the beginning of a word. */
const spanishTaxIds = [
  /(?<![\p{L}\p{N}])(?:[XYZ][ -]?\d{7}|\d{8})[ -]?[A-HJ-NP-TV-Z](?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}-])[A-HJNP-SUVW]-?\d{7}-?[0-9A-J](?![\p{L}\p{N}])/giu,
] as const;

/** Nine digits as Spanish (6 to 9) and Portuguese (2, 3, 9) numbers begin and are grouped. No part of an IP address or a longer number. */
const nationalPhone = new RegExp(
  String.raw`(?<![\p{L}\p{N}]|\d[.,:-])(?:[236-9]\d{8}|[236-9]\d{2}(?:${gap}\d{3}){2}|[6-9]\d{2}(?:${gap}\d{2}){3}|[2389]\d${gap}\d{3}(?:${gap}\d{2}){2}|[2389]\d${gap}\d{7})(?![\p{L}\p{N}]|[.,]\d)`,
  "gu",
);
const foreignPhone = new RegExp(
  String.raw`(?:\+|%2B|(?<![\p{L}\p{N}])00)[1-9](?:${gaps}\d){7,14}(?!\d)`,
  "giu",
);

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A run that no word or address would be: long hex, or capitals, small letters and digits mixed. */
const clearRun = (run: string): string => {
  if (uuid.test(run)) return run;
  const isMixed = /[A-Z]/.test(run) && /[a-z]/.test(run) && (run.match(/\d/g)?.length ?? 0) >= 3;
  return isMixed ? "[token]" : run.replace(/[0-9a-f]{32,}/gi, "[token]");
};

const rules: readonly Clear[] = [
  replacing(/:\/\/[^\s/@:]{1,200}:[^\s/@]{1,200}@/g, "://[hidden]@"),
  replacing(
    /\b(?:Bearer|Basic)(?:\s+|%20|\+)[\w.~+/=%-]+/gi,
    (found) => `${found.slice(0, found.search(/\s|%|\+/))} [hidden]`,
  ),
  replacing(/(?<![\w-])eyJ[\w-]{5,}\.[\w-]{5,}(?:\.[\w-]*)?/g, "[token]"),
  clearMail,
  clearGrouped(iban, isIban, "[account number]"),
  clearGrouped(card, isCardNumber, "[card number]"),
  ...spanishTaxIds.map((pattern) => replacing(pattern, "[tax id]")),
  replacing(foreignPhone, "[telephone]"),
  replacing(nationalPhone, "[telephone]"),
  replacing(/(?<![\p{L}\p{N}]|\d[.,:-])[15]\d{8}(?![\p{L}\p{N}]|[.,]\d)/gu, (found) =>
    isPortugueseTaxNumber(found) ? "[tax id]" : found,
  ),
  replacing(/(?<![\w-])[\w-]{32,}/g, clearRun),
];

/**
 * Takes out of free text what is personal or opens a door: mail addresses in every encoding, telephone numbers, card and account
 * numbers, Spanish and Portuguese tax ids, tokens. Vehicle numbers, prices, kilometres, dates and paths stay.
 */
export const redactText = (text: string): string => rules.reduce((cleared, clear) => clear(cleared), text);
