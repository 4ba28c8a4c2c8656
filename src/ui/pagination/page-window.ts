/**
 * Page numbers to show: first, last, the current one and its neighbours; 0 stands for a gap. A gap never
 * hides a single number. Numbers start at 1; empty for one page or none.
 */
export const pageWindow = (current: number, count: number): number[] => {
  if (count < 2) return [];
  const wanted = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? 0;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [0, page] : [page];
  });
};
