/** How many of each a list holds at most: the contract says so, the reference backend refuses more with 409. */
export const limits = {
  favourites: 200,
  savedSearches: 100,
  alerts: 100,
  tradeIns: 100,
  reservations: 200,
  documents: 30,
  notificationsPerPage: 50,
  tradeInPictures: 20,
  scheduleDays: 90,
  slotsPerDay: 100,
  catalogueEntries: 2000,
} as const;

/** Largest request that a service reads, in bytes, by encoding; form data carries pictures. */
export const requestBytes = { json: 65_536, form: 11_000_000 } as const;

/** Largest answer that the client reads, in bytes. */
export const answerBytes = 32_000_000;
