/** The address at which the framework renders a page: a path that starts with the locale, and the canonical query that the page reads. */
export const internalAddress = (path: string, query: string): string =>
  query === "" ? path : `${path}?${query}`;

/** The same as the framework takes it: with a slash after the path. */
export const addressForFramework = (internal: string): string => internal.replace(/(?=\?|$)/, "/");
