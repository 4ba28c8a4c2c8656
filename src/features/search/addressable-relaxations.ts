import type { Relaxation } from "#contract/search.ts";
import type { Preset } from "./list-address.ts";

/** More ways out than one reads. */
const mostWaysOut = 5;

/**
 * The ways out of an empty list that an address of the same page can say: `filters` without what the page itself sets. A
 * page's own filter can be replaced by its address but not left out, so that way is none.
 */
export const addressableRelaxations = (relaxations: readonly Relaxation[], preset: Preset): Relaxation[] =>
  relaxations
    .filter(({ filters }) => Object.keys(preset).every((key) => filters[key] !== undefined))
    .slice(0, mostWaysOut)
    .map(({ filters, ...rest }) => ({
      ...rest,
      filters: Object.fromEntries(Object.entries(filters).filter(([key, value]) => preset[key] !== value)),
    }));
