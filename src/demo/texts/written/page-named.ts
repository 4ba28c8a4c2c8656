import type { WrittenPages } from "./written-page.ts";
import { writtenPages } from "./written-pages.ts";

/** The written page of a name; throws a RangeError where there is none. */
export const pageNamed = (name: string): WrittenPages => {
  const page = writtenPages.get(name);
  if (page === undefined) throw new RangeError(`No page is called "${name}"`);
  return page;
};
