/** The maximum number of items in each list: the contract documents it, the reference backend refuses more with 409. */
export const listLimits = {
  favourites: 200,
  savedSearches: 100,
  alerts: 100,
  previewedVehicles: 3,
  tradeIns: 100,
  carRequests: 100,
  reservations: 200,
  documents: 30,
  reservationEvents: 50,
  notificationsPerPage: 50,
  tradeInPictures: 20,
  valuationLines: 60,
  valuesOfTradeIn: 100,
  scheduleDays: 90,
  slotsPerDay: 100,
  catalogueEntries: 2000,
} as const;
