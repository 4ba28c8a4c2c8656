interface RateLimit {
  readonly points: number;
  readonly seconds: number;
  /** How often it may be done with one mail address or telephone, whatever address it comes from. */
  readonly subject?: { readonly points: number };
}

/**
 * How often one address may do something: `points` times within `seconds`. What the costly ones cost stands in
 * docs/operations.md, "Limits"; `npm run bench -- --only requests` measures it.
 */
export const rateLimits = {
  /** Pages with a query that are not stored: filtered lists, comparisons, simulations in the address. */
  queryPage: { points: 100, seconds: 60 },
  /** Pages without a query that are not stored. */
  newPage: { points: 120, seconds: 60 },
  /**
   * Pages without a query, not stored, that a browser prefetches: pointing at links does not count against following them.
   */
  prefetchedPage: { points: 60, seconds: 60 },
  /** Pages rendered for one visitor, which are never stored. */
  freshPage: { points: 120, seconds: 60 },
  /** Paths that were not requested lately: the services are called to look them up. */
  newPath: { points: 240, seconds: 60 },
  /** Sets of filters that were not requested lately: the services are called for a page about them. */
  listLookup: { points: 240, seconds: 60 },
  textSearch: { points: 120, seconds: 60 },
  searchSuggestions: { points: 240, seconds: 60 },
  financePdf: { points: 15, seconds: 60 },
  vehicleStatus: { points: 240, seconds: 60 },
  /** The data on a page for a signed-in customer. */
  visitor: { points: 240, seconds: 60 },
  /** Hearts that are clicked. */
  favourite: { points: 60, seconds: 60 },
  /** Sign-ins that start, and states that come back from the login provider: each is a call that writes. */
  login: { points: 60, seconds: 600 },
  footprint: { points: 240, seconds: 60 },
  clientError: { points: 20, seconds: 60 },
  webVitals: { points: 240, seconds: 60 },
  /** Pictures that the optimiser makes or has made. */
  picture: { points: 300, seconds: 60 },
  /** Photographs of vehicles: of services that run apart the optimiser's requests come from one address. */
  stockPicture: { points: 6_000, seconds: 60 },
  /** Changes of a customer's account; the service counts wrong passwords and codes by itself. */
  account: { points: 30, seconds: 600 },
  /** All data stored about a customer, as a file. */
  accountExport: { points: 10, seconds: 600 },
  /** Searches and alerts that a customer saves, changes or ends. */
  savedItem: { points: 60, seconds: 600 },
  /** Requests to the staff: every one is a mail. Many people on a mobile network share one address. */
  lead: { points: 60, seconds: 600, subject: { points: 5 } },
  /** Plates that are looked up: each is a query to the register. */
  plate: { points: 20, seconds: 600 },
  /** Plates that a page outside the wizard sends along: nothing is looked up yet. */
  tradeInBegin: { points: 30, seconds: 600 },
  /** Cars that are valued by the service; a valuation by the staff is a lead. */
  valuation: { points: 10, seconds: 3_600 },
  /** Wrong secrets on announcements of changes; the right one is never counted. */
  wrongSecret: { points: 10, seconds: 60 },
  /** Messages about payments that the provider has not signed; what it has signed is never counted. */
  unsignedMessage: { points: 10, seconds: 60 },
  /** The contract of the services as a document. */
  contractDocument: { points: 30, seconds: 60 },
  /** Pages that signed links of mails lead to; mail programs end a newsletter from few addresses for many people. */
  mailLink: { points: 240, seconds: 60 },
  /** Pages and forms of the reference services' login provider, which counts passwords and codes by itself. */
  loginProvider: { points: 240, seconds: 60 },
  /** Cards of the sandbox, and its bank's page. */
  sandboxCard: { points: 60, seconds: 60 },
  /** The status of a payment: the card step polls every second or two, and each poll calls the card provider. */
  reservationStatus: { points: 120, seconds: 60 },
  /** Calls that a customer requests instead of paying: every one is a mail. */
  reservationCall: { points: 5, seconds: 600 },
  /** Files for calendars. */
  appointmentFile: { points: 30, seconds: 60 },
  /** Appointments that are made or moved: every one is a mail. */
  booking: { points: 20, seconds: 3_600 },
  /** Reservations that are submitted: each calls the payment provider. */
  payment: { points: 10, seconds: 3_600 },
  /** Reservations that are cancelled: each is a mail and a call to the payment provider. */
  cancellation: { points: 20, seconds: 3_600 },
  /** Pictures of a trade-in that are sent or removed: each is decoded and written anew. */
  upload: { points: 60, seconds: 600 },
  /** Pictures of a trade-in that are shown, up to twelve a page. */
  tradeInPicture: { points: 240, seconds: 60 },
  /** Calls of the back office. */
  office: { points: 600, seconds: 60 },
  /** The same with one token. */
  operatorToken: { points: 600, seconds: 60, subject: { points: 300 } },
  /** Calls of the back office with a wrong token, or none. */
  wrongToken: { points: 10, seconds: 60 },
  /** Documents of a reservation, written on request. */
  reservationDocument: { points: 30, seconds: 60 },
  reservationCalendar: { points: 30, seconds: 60 },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;

/** Limits that count something else beside addresses. */
export type SubjectLimitName = {
  [Name in RateLimitName]: (typeof rateLimits)[Name] extends { readonly subject: object } ? Name : never;
}[RateLimitName];

/** Limits that count addresses alone. */
export type AddressLimitName = Exclude<RateLimitName, SubjectLimitName>;
