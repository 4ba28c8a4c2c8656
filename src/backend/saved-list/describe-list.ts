import type { StoredList } from "./normalise-list.ts";
import type { ReadList } from "./read-saved-list.ts";

/** A kept list as the contract has it, with what of it is not known any more. */
export const describeList = (
  { kind, dealers, filters }: Omit<StoredList, "digest">,
  { unknown }: ReadList,
) => ({
  ...(kind !== null && { kind }),
  ...(dealers !== null && { dealers }),
  filters,
  ...(unknown.length > 0 && { unknown: [...unknown] }),
});
