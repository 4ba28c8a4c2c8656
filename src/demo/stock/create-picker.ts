import type { Random } from "./random.ts";

/** Picks from a list by weight; the same list and the same source give the same pick. */
export const createPicker = <T>(
  items: readonly T[],
  weightOf: (item: T) => number,
): ((random: Random) => T) => {
  const limits: number[] = [];
  let total = 0;
  for (const item of items) {
    total += weightOf(item);
    limits.push(total);
  }
  if (total <= 0) throw new RangeError("nothing to pick from: no item has a weight above zero");
  return (random) => {
    const target = random.next() * total;
    let low = 0;
    let high = limits.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((limits[middle] as number) > target) high = middle;
      else low = middle + 1;
    }
    return items[low] as T;
  };
};
