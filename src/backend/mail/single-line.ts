/** Text on one line: what could begin another line, or another header of a mail, becomes a blank. */
export const singleLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
