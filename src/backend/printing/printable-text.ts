/** Beyond Latin-1, what the standard fonts of PDF have (WinAnsi). */
const more = "€ŠšŽžŒœŸƒˆ˜–—‘’‚“”„†‡•…‰‹›™";

/** Letters that do not come apart into one of the alphabet and its mark. */
const alike: Readonly<Record<string, string>> = { Ł: "L", ł: "l", Đ: "D", đ: "d", ı: "i", "\u2212": "-" };

const isPrinted = (sign: string): boolean => /^[\x20-\x7e\xa0-\xff]$/.test(sign) || more.includes(sign);

const nearest = (sign: string): string => {
  if (/^\s$/.test(sign)) return sign === "\n" ? sign : "\u00a0";
  if (/^[\p{Cc}\p{Cf}]$/u.test(sign)) return "";
  const known = alike[sign] ?? sign.normalize("NFD").replace(/\p{M}/gu, "");
  return known !== "" && [...known].every(isPrinted) ? known : "?";
};

/**
 * A text as the standard fonts of PDF can write it: narrow spaces are no-break ones, letters of other alphabets of Europe lose their
 * marks, and what has nothing like it is a question mark. Unknown to the fonts, one sign would spoil the whole line.
 */
export const printableText = (text: string): string =>
  [...text.normalize("NFC")].map((sign) => (isPrinted(sign) ? sign : nearest(sign))).join("");
