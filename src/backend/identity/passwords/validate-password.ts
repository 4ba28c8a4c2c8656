import { passwordEntropy } from "#platform/password-entropy.ts";
import { commonWords } from "./common-words.ts";

/** Characters, counted as people do. */
export const passwordLength = { least: 8, most: 200 } as const;

/** Below it a password is a run, a repetition or little else. */
const leastBits = 14;

/** Figures and signs that people put in the place of letters. */
const lookalikes: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** Beside a word that everybody tries, this much makes no difference. */
const mostAround = 5;

const lettersOf = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");

const plain = (text: string): string => text.normalize("NFKC").trim().toLowerCase();

const spelledOut = (text: string): string => Array.from(text, (sign) => lookalikes[sign] ?? sign).join("");

/** Whether a common word is left once what stands around it, or in the place of its letters, is taken off. */
const isCommon = (password: string): boolean => {
  const whole = plain(password);
  const core = whole.replace(/^[\d\W_]+|[\d\W_]+$/g, "");
  return [whole, core, spelledOut(whole), spelledOut(core)]
    .map(lettersOf)
    .some((word) => commonWords.has(word) && whole.length - word.length <= mostAround);
};

/** Days, telephone numbers, sequences: whatever is made of few figures alone is tried first. */
const isShortNumber = (password: string): boolean => /^[\d\s./-]{1,12}$/.test(password);

export type PasswordProblem = "too-short" | "too-long" | "common" | "own";

/**
 * What is wrong with a new password, if anything: its length, that it is among the first that are tried, or that it is made of
 * what is known of its owner or the shop. Any characters may stand in it, and it is compared as it was typed.
 * @param known mail address, name
 */
export const validatePassword = (password: string, known: readonly string[]): PasswordProblem | undefined => {
  const { length } = Array.from(password);
  if (length < passwordLength.least) return "too-short";
  if (length > passwordLength.most) return "too-long";
  const parts = known.flatMap((text) => [text, ...text.split(/[@\s]/)]);
  const letters = lettersOf(password);
  if (parts.some((part) => plain(part) === plain(password))) return "own";
  if (parts.some((part) => letters.length >= 4 && lettersOf(part) === letters)) return "own";
  if (isCommon(password) || isShortNumber(password) || passwordEntropy(plain(password)) < leastBits)
    return "common";
  return undefined;
};
