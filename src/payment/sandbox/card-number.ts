import type { PartState } from "../payment-form.ts";

const digitsOf = (text: string): string => text.replace(/[\s-]/g, "");

const isAmex = (digits: string): boolean => /^3[47]/.test(digits);

/** Number of digits of card numbers with this prefix (ISO/IEC 7812). */
const lengthOf = (digits: string): number => {
  if (isAmex(digits)) return 15;
  return /^3(?:0|6|8)/.test(digits) ? 14 : 16;
};

const longest = 19;

/** Validates Luhn's check digit: every second digit from the right counts twice. @param digits only digits */
export const hasCheckDigit = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits !== "" && sum % 10 === 0;
};

/** State of a card number as it is typed. Ignores blanks and hyphens. */
export const numberState = (text: string): PartState => {
  const digits = digitsOf(text);
  if (digits === "") return "empty";
  if (!/^\d+$/.test(digits) || digits.length > longest) return "invalid";
  if (digits.length < lengthOf(digits)) return "incomplete";
  return hasCheckDigit(digits) ? "complete" : "invalid";
};

/** Formats a number in groups of four, as on cards; a text with other characters is returned unchanged. */
export const groupDigits = (text: string): string => {
  const digits = digitsOf(text);
  return /^\d+$/.test(digits) ? digits.replace(/(\d{4})(?=\d)/g, "$1 ") : text;
};

/** State of the security code: three digits, four for numbers that start with 34 or 37. */
export const cvcState = (text: string, number: string): PartState => {
  const code = text.trim();
  if (code === "") return "empty";
  const wanted = isAmex(digitsOf(number)) ? 4 : 3;
  if (!/^\d+$/.test(code) || code.length > wanted) return "invalid";
  return code.length < wanted ? "incomplete" : "complete";
};

const scenarios = {
  "4242424242424242": "succeeds",
  "4000002500003155": "authentication",
  "4000000000009995": "insufficient-funds",
  "4000000000000002": "declined",
} as const;

type Scenario = (typeof scenarios)[keyof typeof scenarios];

/** The test numbers, formatted as on cards. */
export const testNumbers = Object.entries(scenarios).map(
  ([digits, scenario]) => [groupDigits(digits), scenario] as const,
);

/** The scenario of a sandbox number; only its name is sent, never the number. Any other number is declined. */
export const scenarioOf = (text: string): Scenario =>
  Object.entries(scenarios).find(([digits]) => digits === digitsOf(text))?.[1] ?? "declined";
