import type { GatewayCheck } from "./gateway-check.ts";

const windows1252 = new TextDecoder("windows-1252");

/** Escapes that stand together, as UTF-8: those that are none are read as Windows-1252. */
const asUtf8 = (escapes: string): string => {
  try {
    decodeURIComponent(escapes);
    return escapes;
  } catch {
    return encodeURIComponent(windows1252.decode(Buffer.from(escapes.replaceAll("%", ""), "hex")));
  }
};

/**
 * `?utm_campaign=oto%F1o` becomes `oto%C3%B1o` before anyone reads it: mailing programs that write Windows-1252 send such queries, of
 * which the framework would make `oto%EF%BF%BDo`.
 */
export const utf8Query: GatewayCheck = ({ request }) => {
  const { url = "/" } = request;
  const start = url.indexOf("?");
  if (start < 0) return undefined;
  request.url = url.slice(0, start) + url.slice(start).replace(/(?:%[\da-f]{2})+/gi, asUtf8);
  return undefined;
};
