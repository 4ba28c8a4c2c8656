export const base = "https://site.invalid";

/** Puts the query of an address onto a target that has none of its own, before the target's hash. */
export const preserveQuery = (target: string, search: string): string => {
  const [address = "", hash] = target.split(/(?=#)/, 2);
  return address.includes("?") ? target : `${address}${search}${hash ?? ""}`;
};

const permanent: ReadonlySet<number> = new Set([301, 308]);

/** The status of two redirects as one: lasting only if both are. */
export const joinStatuses = <Status extends number>(first: Status, second: Status): Status =>
  permanent.has(first) ? second : first;
