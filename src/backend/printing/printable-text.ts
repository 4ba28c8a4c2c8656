/** Characters beyond Latin-1 in the standard fonts of PDF (WinAnsi). */
const more = "€ŠšŽžŒœŸƒˆ˜–—‘’‚“”„†‡•…‰‹›™";

/** Letters that do not decompose into a base letter and its mark. */
const alike: Readonly<Record<string, string>> = { Ł: "L", ł: "l", Đ: "D", đ: "d", ı: "i", "\u2212": "-" };

const isPrinted = (sign: string): boolean => /^[\x20-\x7e\xa0-\xff]$/.test(sign) || more.includes(sign);

const nearest = (sign: string): string => {
  if (/^\s$/.test(sign)) return sign === "\n" ? sign : "\u00a0";
  if (/^[\p{Cc}\p{Cf}]$/u.test(sign)) return "";
  const known = alike[sign] ?? sign.normalize("NFD").replace(/\p{M}/gu, "");
  return known !== "" && [...known].every(isPrinted) ? known : "?";
};

/**
 * A text in the characters of PDF's standard fonts: narrow spaces become no-break ones, letters of other European alphabets lose their
 * marks, and other characters become a question mark. One unknown character would spoil the whole line.
 */
export const printableText = (text: string): string =>
  [...text.normalize("NFC")].map((sign) => (isPrinted(sign) ? sign : nearest(sign))).join("");
