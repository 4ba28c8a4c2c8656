import { isShipped, type SourceFile } from "./source-file.ts";

/** Most lines of a file, over all files of `src` without tests: of the middle one, and of all but the longest tenth. */
const fileSizeBudget = { median: 36, ninetieth: 95 } as const;

const shownWhenOver = 10;

const linesOf = ({ code }: SourceFile): number => code.split("\n").length - 1;

/** The value below which a share of sorted numbers lies. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? 0;

/** Reports a median or a 90th percentile of lines that is over its budget, and the longest files. */
export const checkFileSizes = (files: readonly SourceFile[]): readonly string[] => {
  const sized = files.filter(isShipped).map((file) => ({ path: file.path, lines: linesOf(file) }));
  const longestFirst = sized.toSorted((a, b) => b.lines - a.lines);
  const sorted = sized.map(({ lines }) => lines).toSorted((a, b) => a - b);
  const [median, ninetieth] = [quantile(sorted, 0.5), quantile(sorted, 0.9)];
  if (median <= fileSizeBudget.median && ninetieth <= fileSizeBudget.ninetieth) return [];
  return [
    `src: ${sorted.length} files have a median of ${median} lines (at most ${fileSizeBudget.median}) and a 90th percentile of ` +
      `${ninetieth} (at most ${fileSizeBudget.ninetieth}): split files along their seams, the longest first`,
    ...longestFirst.slice(0, shownWhenOver).map(({ path, lines }) => `${path}: ${lines} lines`),
  ];
};
