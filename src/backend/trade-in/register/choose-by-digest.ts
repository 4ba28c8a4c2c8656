import { hash } from "node:crypto";

/**
 * One of the options, always the same for the same text. An option more changes the choice only where it is the new choice, so
 * that a month that goes by leaves most plates as they were. Undefined without options.
 */
export const chooseByDigest = <Option>(
  text: string,
  options: readonly Option[],
  keyOf: (option: Option) => string,
): Option | undefined => {
  const ranked = options.map((option) => ({ option, rank: hash("sha256", `${text} ${keyOf(option)}`) }));
  const first = (one: (typeof ranked)[number], other: (typeof ranked)[number]) =>
    other.rank < one.rank ? other : one;
  return ranked.length === 0 ? undefined : ranked.reduce(first).option;
};
