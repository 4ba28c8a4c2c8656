import { parseSearchQuery } from "#domain/parse-search-query.ts";

/** Filters with a field in the form. */
const limitNames = ["priceTo", "kmsTo", "yearFrom"] as const;

type LimitName = (typeof limitNames)[number];

type Limits = Readonly<Record<LimitName, number | undefined>>;

/**
 * An alert's filters with the new limits, or the limit that conflicts with the other end of its range, which
 * the alert may have as well.
 */
type Changed =
  | { readonly filters: Readonly<Record<string, string>>; readonly crossed?: undefined }
  | { readonly crossed: LimitName; readonly filters?: undefined };

/** Replaces the limits of an alert; its other filters stay. Pure. */
export const changeLimits = (filters: Readonly<Record<string, string>>, limits: Limits): Changed => {
  const unchanged = Object.entries(filters).filter(([key]) => !limitNames.some((name) => name === key));
  const set = limitNames.flatMap((name) => {
    const limit = limits[name];
    return limit === undefined ? [] : [[name, String(limit)] as const];
  });
  const changed = Object.fromEntries([...unchanged, ...set]);
  const { notices } = parseSearchQuery(new URLSearchParams(changed));
  const crossed = limitNames.find((name) =>
    notices.some((notice) => notice.kind === "swapped" && name.startsWith(notice.filter)),
  );
  return crossed === undefined ? { filters: changed } : { crossed };
};
