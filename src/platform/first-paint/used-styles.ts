import type { StylePiece } from "./style-pieces.ts";

/** The text of a piece, as far as it may match something; empty where nothing does. */
const textOf = ({ selectors, text }: StylePiece, names: ReadonlySet<string>): string => {
  if (!selectors) return text;
  const matching = selectors.filter(([, needed]) => needed.every((name) => names.has(name)));
  return matching.length === 0 ? "" : `${matching.map(([selector]) => selector).join()}{${text}}`;
};

/** The pieces that a page with these names may use, as a stylesheet. */
export const usedStyles = (pieces: readonly StylePiece[], names: ReadonlySet<string>): string => {
  const used = pieces.flatMap((piece) => {
    const text = textOf(piece, names);
    return text === "" ? [] : [{ ...piece, text }];
  });
  const animated = used
    .filter(({ animation }) => animation === undefined)
    .map(({ text }) => text)
    .join("");
  let style = "";
  let around: readonly string[] = [];
  for (const { within, text, animation } of used) {
    if (animation !== undefined && !animated.includes(animation)) continue;
    const shared = within.findIndex((each, index) => each !== around[index]);
    const same = shared === -1 ? Math.min(within.length, around.length) : shared;
    const opened = within.slice(same).map((each) => `${each}{`);
    style += "}".repeat(around.length - same) + opened.join("") + text;
    around = within;
  }
  return style + "}".repeat(around.length);
};
