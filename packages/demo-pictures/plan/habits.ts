import { createHash } from "node:crypto";

/** A stable number from words, from 0 to 2 ** 32 - 1: the same words give the same in every run. */
export const numberOf = (...words: readonly string[]): number =>
  createHash("sha256").update(words.join(" ")).digest().readUInt32BE(0);

/** A stable number from 0 to 1. */
export const shareOf = (...words: readonly string[]): number => numberOf(...words) / 2 ** 32;

/** The items in an order of its own for each `owner`; the heavier ones tend to come first. */
export const drawOrder = <Item extends string>(
  owner: string,
  items: readonly Item[],
  weightOf: (item: Item) => number,
): Item[] => {
  const place = (item: Item) => Math.max(shareOf(owner, item), 1e-9) ** (1 / weightOf(item));
  return items.toSorted((a, b) => place(b) - place(a));
};

/** Four digits that change with any property of a thing. */
export const fingerprint = (of: unknown): string =>
  createHash("sha256").update(JSON.stringify(of)).digest("hex").slice(0, 4);
