/** How much of a limit that could not be read is said again, and what of it. */
const unreadText = { length: 15, forbidden: /[^\p{L}\p{N} .,'€-]+/gu } as const;

/** What may be said again of a limit that could not be read; empty where nothing of it may. */
export const readUnreadText = (text: string | null): string => {
  const clean = (text ?? "").slice(0, 100).replace(unreadText.forbidden, " ").replace(/ +/g, " ").trim();
  return clean.slice(0, unreadText.length).trim();
};
