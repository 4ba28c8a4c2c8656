import type { StoredList } from "./normalise-list.ts";
import type { ReadList } from "./read-saved-list.ts";

/** A saved list in the contract's format, with the parts that are no longer known. */
export const describeList = (
  { kind, dealers, filters }: Omit<StoredList, "digest">,
  { unknown }: ReadList,
) => ({
  ...(kind !== null && { kind }),
  ...(dealers !== null && { dealers }),
  filters,
  ...(unknown.length > 0 && { unknown: [...unknown] }),
});
