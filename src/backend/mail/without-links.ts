/** Shown as nothing; no mail program sees an address across it. */
const invisibleGap = "\u200b";

/**
 * Text that somebody typed, as we may send it to an address that somebody typed: it reads the same, but no mail program
 * makes a link of it. Else anybody could have us mail an advertisement to a stranger.
 */
export const withoutLinks = (text: string): string =>
  text.replace(/(?<=[\p{L}\p{N}])(?:\.(?=[\p{L}\p{N}])|:(?=\/)|@)/gu, (sign) => sign + invisibleGap);
