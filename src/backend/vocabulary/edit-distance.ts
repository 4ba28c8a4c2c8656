/**
 * The number of typing errors between two words: a letter too many, missing, wrong, or two exchanged (optimal string alignment). Stops
 * beyond `limit` and returns `limit + 1`.
 */
export const editDistance = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const exchanged = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const at = (list: readonly number[], index: number) => list[index] ?? limit + 1;
      current.push(
        Math.min(
          at(previous, column) + 1,
          at(current, column - 1) + 1,
          at(previous, column - 1) + (same ? 0 : 1),
          exchanged ? at(before, column - 2) + 1 : limit + 1,
        ),
      );
    }
    if (Math.min(...current) > limit) return limit + 1;
    [before, previous] = [previous, current];
  }
  return Math.min(previous[b.length] ?? 0, limit + 1);
};

/** Typing errors that are tolerated in a word: none below four letters, one up to seven, two from eight on. */
export const forgivenSlips = (word: string): 0 | 1 | 2 => {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
};
