/** How much of a limit that could not be parsed is shown again, and which characters are removed. */
const unreadText = { length: 15, forbidden: /[^\p{L}\p{N} .,'€-]+/gu } as const;

/** The part of a limit that could not be parsed that may be shown again; empty for none. */
export const readUnreadText = (text: string | null): string => {
  const clean = (text ?? "").slice(0, 100).replace(unreadText.forbidden, " ").replace(/ +/g, " ").trim();
  return clean.slice(0, unreadText.length).trim();
};
