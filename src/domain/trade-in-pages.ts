/**
 * The pages of the trade-in in their order, by the step of specification 4 that each belongs to: an unknown plate, or a car
 * that is not the visitor's, continues with the pages for a description by hand, or in words where the lists lack it. `ask` replaces a valuation that the stock
 * cannot give.
 */
export const tradeInPages = {
  plate: 1,
  found: 1,
  make: 1,
  model: 1,
  version: 1,
  words: 1,
  person: 2,
  dealer: 3,
  valuation: 4,
  ask: 4,
  booking: 5,
} as const satisfies Record<string, 1 | 2 | 3 | 4 | 5>;

export type TradeInPage = keyof typeof tradeInPages;

export const isTradeInPage = (name: string | undefined): name is TradeInPage =>
  name !== undefined && Object.hasOwn(tradeInPages, name);

/** Steps over which the progress is shown: all before the booking (specification 4). */
export const tradeInProgressSteps = 4;
