import { parseSearchQuery } from "#domain/parse-search-query.ts";

/** The filters that have a field of their own. */
const limitNames = ["priceTo", "kmsTo", "yearFrom"] as const;

type LimitName = (typeof limitNames)[number];

type Limits = Readonly<Record<LimitName, number | undefined>>;

/** An alert's filters with other limits, or the limit that crosses the other end of its range, which the alert may have besides. */
type Changed =
  | { readonly filters: Readonly<Record<string, string>>; readonly crossed?: undefined }
  | { readonly crossed: LimitName; readonly filters?: undefined };

/** Exchanges the limits of an alert; everything else that it looks for stays. Pure. */
export const changeLimits = (filters: Readonly<Record<string, string>>, limits: Limits): Changed => {
  const kept = Object.entries(filters).filter(([key]) => !limitNames.some((name) => name === key));
  const set = limitNames.flatMap((name) => {
    const limit = limits[name];
    return limit === undefined ? [] : [[name, String(limit)] as const];
  });
  const changed = Object.fromEntries([...kept, ...set]);
  const { notices } = parseSearchQuery(new URLSearchParams(changed));
  const crossed = limitNames.find((name) =>
    notices.some((notice) => notice.kind === "swapped" && name.startsWith(notice.filter)),
  );
  return crossed === undefined ? { filters: changed } : { crossed };
};
