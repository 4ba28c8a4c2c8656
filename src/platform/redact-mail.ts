import { atSign, domain } from "./mail-domain.ts";
import type { Clear } from "./redact-value.ts";

const isOfLocalPart = (code: number): boolean =>
  code > 127 ||
  (code >= 48 && code <= 57) ||
  (code >= 65 && code <= 90) ||
  (code >= 97 && code <= 122) ||
  "._+-'%~!#$*/".includes(String.fromCharCode(code));

/** Mail addresses, from their at sign to both sides; an at sign ends what the one before it may take. */
export const clearMail: Clear = (text) => {
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
