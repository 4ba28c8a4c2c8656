import type { Reading } from "./reading.ts";

const longestPhrase = 4;

/** Runs of words that nothing was read from yet, longest first, as one key each. */
export const openPhrases = function* ({
  words,
  taken,
}: Reading): Generator<{ key: string; start: number; end: number }> {
  for (let length = longestPhrase; length >= 1; length--)
    for (let start = 0; start + length <= words.length; start++) {
      const end = start + length;
      if (words.slice(start, end).some((_, index) => taken.has(start + index))) continue;
      yield {
        key: words
          .slice(start, end)
          .map(({ text }) => text)
          .join(""),
        start,
        end,
      };
    }
};
