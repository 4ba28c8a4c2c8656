type CutText = {
  readonly start: string;
  /** The part that was cut off; empty for none. */
  readonly rest: string;
};

/**
 * A text cut between two words; within the first one where that alone is too long.
 * @param most maximum length of the result in UTF-16 units
 */
export const cutAtWord = (text: string, most: number): CutText => {
  if (text.length <= most) return { start: text, rest: "" };
  const space = text.slice(0, most + 1).lastIndexOf(" ");
  const start = text.slice(0, space > 0 ? space : most).replace(/[\ud800-\udbff]$/, "");
  return { start: start.replace(/[\s,;:/+&(–-]+$/, ""), rest: text.slice(start.length).trim() };
};
