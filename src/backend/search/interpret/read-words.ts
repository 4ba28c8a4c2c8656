import { foldAccents } from "#domain/slugify.ts";
/** A word of a typed text. Hyphens and other signs part words; so does the change from digits to letters: `320d` is two. */
export type Word = {
  /** As typed. */
  readonly raw: string;
  /** In lower case, without accents. */
  readonly text: string;
  /** The value of a number, `12.000` being twelve thousand. */
  readonly number: number | undefined;
  /** Follows the word before without a blank. */
  readonly glued: boolean;
};

const most = 40;
const pattern = /\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{N}]*|€/gu;

/** The words of a text, at most forty. */
export const readWords = (text: string): Word[] =>
  [...text.normalize("NFC").matchAll(pattern)].slice(0, most).map(({ 0: raw, index }) => ({
    raw,
    text: raw === "€" ? "euros" : foldAccents(raw),
    number: readNumber(raw),
    glued: index > 0 && /[\p{L}\p{N}]/u.test(text.normalize("NFC").charAt(index - 1)),
  }));

const readNumber = (raw: string): number | undefined => {
  if (!/^\d/.test(raw)) return undefined;
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(raw)) return Number(raw.replace(/[.,]/g, ""));
  const value = Number(raw.replace(",", "."));
  return Number.isFinite(value) ? value : undefined;
};
