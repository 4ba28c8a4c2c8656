/** Text on one line: replaces by a blank what could start another line, or another header of a mail. */
export const singleLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
