/** Holds when the sources were last changed, for pages of the development server. */
export const changesFile = { name: "changes.txt", address: "/_next/static/browser/changes.txt" } as const;
