/** Tells pages of the development server when its sources were last changed. */
export const changesFile = { name: "changes.txt", address: "/_next/static/browser/changes.txt" } as const;
