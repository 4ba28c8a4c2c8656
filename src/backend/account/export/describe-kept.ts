import type { StoredList } from "#backend/kept-list/normalise-list.ts";

/** What a kept list is for, as it was kept: nobody asks here whether it still finds anything. */
export const describeKept = ({ kind, dealers, filters }: Omit<StoredList, "digest">) => ({
  ...(kind !== null && { kind }),
  ...(dealers !== null && { dealers }),
  filters,
});
