/** Prefixes of card numbers: Visa, Mastercard, American Express, Diners, Discover and JCB. */
const cardStart = /^(?:4|5[1-5]|2[2-7]|3[04-9]|6)/;

/** Whether digits are those of a payment card: 14 to 19 of them, a known beginning, the check digit of Luhn. */
const isCardNumber = (digits: string): boolean => {
  if (!/^\d{14,19}$/.test(digits) || !cardStart.test(digits)) return false;
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
};

/** Whether letters and digits are an account number of ISO 13616. None has 17 of them, as vehicle identification numbers have. */
const isIban = (text: string): boolean => {
  if (text.length === 17 || text.length > 34 || !/^[A-Z]{2}\d{2}[A-Z0-9]{11,}$/i.test(text)) return false;
  let rest = 0;
  for (let place = 4; place < text.length + 4; place += 1) {
    const code = text.charCodeAt(place % text.length);
    // A digit stands for itself, a letter in either case for a number from 10 to 35.
    const value = code <= 57 ? code - 48 : (code & 31) + 9;
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
};

/** Whether nine digits are a Portuguese tax number: of people and of companies, with their check digit. */
const isPortugueseTaxNumber = (digits: string): boolean => {
  if (!/^[1-35689]\d{8}$|^45\d{7}$/.test(digits)) return false;
  const sum = Array.from(digits.slice(0, 8)).reduce(
    (total, digit, place) => total + Number(digit) * (9 - place),
    0,
  );
  const rest = sum % 11;
  return Number(digits[8]) === (rest < 2 ? 0 : 11 - rest);
};

/**
 * Patterns of personal data in free text. All run in linear time: repetitions are bounded, or start where no other could
 * have started.
 */
type Clear = (text: string) => string;

const replacing =
  (pattern: RegExp, replacement: string | ((found: string) => string)): Clear =>
  (text) =>
    text.replace(pattern, (found) => (typeof replacement === "string" ? replacement : replacement(found)));

const oneOfGroup = /(?:%20|[^\p{L}\p{N}])*[\p{L}\p{N}]/giu;
const isAlone = (next: string | undefined): boolean => !/^[\p{L}\p{N}]/u.test(next ?? "");

/**
 * Numbers that people group as they like: of a match, the longest prefix that ends with a group and is such a number.
 * @param isOne receives the number's letters and digits without separators
 */
const clearGrouped =
  (pattern: RegExp, isOne: (bare: string) => boolean, replacement: string): Clear =>
  (text) => {
    const search = new RegExp(pattern, `${pattern.flags}g`);
    let cleared = "";
    let from = 0;
    for (let found = search.exec(text); found !== null; found = search.exec(text)) {
      const parts = found[0].match(oneOfGroup) ?? [];
      const bare = parts.map((part) => part.at(-1)).join("");
      const ends = [...parts.slice(1), text.slice(search.lastIndex, search.lastIndex + 1)];
      const last = ends.findLastIndex((next, index) => isAlone(next) && isOne(bare.slice(0, index + 1)));
      search.lastIndex = found.index + 1;
      if (last === -1) continue;
      cleared += text.slice(from, found.index) + replacement;
      from = found.index + parts.slice(0, last + 1).join("").length;
      search.lastIndex = from;
    }
    return cleared + text.slice(from);
  };

/** One sign between groups, also as forms send it. */
const gap = String.raw`(?:%20|[ .\u00a0\u202f+-])`;
const gaps = String.raw`(?:%20|[ .()\u00a0\u202f+/-]){0,3}`;

/** How an at sign is written: as it is, in addresses (once or twice), in HTML, in mail, in scripts. */
const atSign = /@|%(?:25)?40|&#0{0,5}64;|&#x0{0,5}40;|&commat;|=40|\\u0040/gi;
const domain =
  /[\p{L}\p{N}-]+(?:(?:\.|%2E|=2E|&#46;)[\p{L}\p{N}-]+)*(?:\.|%2E|=2E|&#46;)\p{L}[\p{L}\p{N}-]+/iuy;

const isOfLocalPart = (code: number): boolean =>
  code > 127 ||
  (code >= 48 && code <= 57) ||
  (code >= 65 && code <= 90) ||
  (code >= 97 && code <= 122) ||
  "._+-'%~!#$*/".includes(String.fromCharCode(code));

/** Mail addresses, from their at sign to both sides; an at sign ends what the one before it may take. */
const clearMail: Clear = (text) => {
  let cleared = "";
  let from = 0;
  for (const { 0: sign, index } of text.matchAll(atSign)) {
    if (index < from) continue;
    let start = index;
    while (start > from && isOfLocalPart(text.charCodeAt(start - 1))) start -= 1;
    domain.lastIndex = index + sign.length;
    const found = start < index && domain.exec(text);
    const end = found ? domain.lastIndex : index + sign.length;
    cleared += found ? `${text.slice(from, start)}[mail address]` : text.slice(from, end);
    from = end;
  }
  return cleared + text.slice(from);
};

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

/**
 * Nine digits with the prefixes and grouping of Spanish (6 to 9) and Portuguese (2, 3, 9) numbers. No part of an IP address
 * or a longer number.
 */
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
  replacing(/(?<![\p{L}\p{N}]|\d[.,:-])[145]\d{8}(?![\p{L}\p{N}]|[.,]\d)/gu, (found) =>
    isPortugueseTaxNumber(found) ? "[tax id]" : found,
  ),
  replacing(/(?<![\w-])[\w-]{32,}/g, clearRun),
];

/**
 * Takes out of free text what is personal or opens a door: mail addresses in every encoding, telephone numbers, card and account
 * numbers, Spanish and Portuguese tax ids, tokens. Vehicle numbers, prices, kilometres, dates and paths stay.
 */
export const redactText = (text: string): string => rules.reduce((cleared, clear) => clear(cleared), text);
