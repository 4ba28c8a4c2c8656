/** Invisible; no mail program detects an address across it. */
const invisibleGap = "\u200b";

/**
 * Text typed by a visitor, safe to send to an address typed by a visitor: it reads the same, but no mail program makes a link of it.
 * A number in thousands has no gap. Otherwise the form could be abused to mail advertisements to strangers.
 */
export const withoutLinks = (text: string): string =>
  text.replace(
    /(?<=[\p{L}\p{N}])(?:\.(?=[\p{L}\p{N}])(?!(?<=\d\.)\d{3}(?![\p{L}\p{N}.]))|:(?=\/)|@)/gu,
    (sign) => sign + invisibleGap,
  );
