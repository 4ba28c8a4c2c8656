/**
 * The codes of `tracking-codes.ts` that scripts report, in a file of their own so that a browser fetches only what it needs.
 */
export const browsingCodes = {
  pageView: 1,
  search: 2,
  savedSearch: 3,
  addToCompare: 7,
  removeFromCompare: 8,
  detailPage: 14,
  hasInterest: 23,
  expandCarDetails: 25,
  closeReservePanel: 26,
  financingSimulation: 27,
  searchResultClick: 28,
  socialNetwork: 29,
} as const;

export type BrowsingEvent = keyof typeof browsingCodes;
export type BrowsingCode = (typeof browsingCodes)[BrowsingEvent];
