type Filters = Readonly<Record<string, string>>;

/** The page of a list with other filters: replaces the changed filters in its query, and retains the page's own ones. */
export const refilterPath = (path: string, before: Filters, after: Filters): string => {
  const [pathname = "/", query = ""] = path.split("#")[0]?.split("?") ?? [];
  const params = new URLSearchParams(query);
  params.delete("page");
  for (const key of Object.keys(before)) if (!(key in after)) params.delete(key);
  for (const [key, value] of Object.entries(after)) if (before[key] !== value) params.set(key, value);
  const text = params.toString().replaceAll("%2C", ",");
  return text === "" ? pathname : `${pathname}?${text}`;
};
