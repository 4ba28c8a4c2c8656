const formulaStart = /^[\s=+\-@＝＋－＠]+(?=.)/u;

/** A text that others wrote, on one line, which no spreadsheet takes for a formula. */
export const plainText = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim()
    .replace(formulaStart, "");

const cell = (value: string): string =>
  /[",\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

/** A line of CSV (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;
