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
  /** Pages with a query that are not kept: filtered lists, comparisons, simulations in the address. */
  queryPage: { points: 100, seconds: 60 },
  /** Pages without a query that are not kept. */
  newPage: { points: 120, seconds: 60 },
  /** Pages without a query, not kept, that a browser fetches ahead: pointing at links takes nothing from following them. */
  prefetchedPage: { points: 60, seconds: 60 },
  /** Pages rendered for one visitor, which are never kept. */
  freshPage: { points: 120, seconds: 60 },
  /** Paths that nobody has asked for lately: the services are asked what they are. */
  newPath: { points: 240, seconds: 60 },
  /** Sets of filters that nobody has asked for lately: the services are asked for a page about them. */
  listLookup: { points: 240, seconds: 60 },
  textSearch: { points: 120, seconds: 60 },
  searchTotal: { points: 240, seconds: 60 },
  financePdf: { points: 15, seconds: 60 },
  vehicleStatus: { points: 240, seconds: 60 },
  /** What a page says to whoever is signed in. */
  visitor: { points: 240, seconds: 60 },
  /** Hearts that are clicked. */
  favourite: { points: 60, seconds: 60 },
  /** Sign-ins that begin, and states that come back from the login provider: each is a call that writes. */
  login: { points: 60, seconds: 600 },
  footprint: { points: 240, seconds: 60 },
  clientError: { points: 20, seconds: 60 },
  /** Pictures that the optimiser makes or has made. */
  picture: { points: 300, seconds: 60 },
  /** Changes of a customer's account; the service counts wrong passwords and codes by itself. */
  account: { points: 30, seconds: 600 },
  /** All that is kept of a customer, as a file. */
  accountExport: { points: 10, seconds: 600 },
  /** Searches and alerts that a customer keeps, changes or ends. */
  kept: { points: 60, seconds: 600 },
  /** What a visitor asks people for: every one is a mail. Of a mobile network many people have one address. */
  lead: { points: 60, seconds: 600, subject: { points: 5 } },
  /** Plates that are looked up: the register is asked for each. */
  plate: { points: 20, seconds: 600 },
  /** Plates that a page outside the wizard sends along: nothing is looked up yet. */
  tradeInBegin: { points: 30, seconds: 600 },
  /** Cars that are valued by the service; asking people for it is a lead. */
  valuation: { points: 10, seconds: 3_600 },
  /** Wrong secrets of whoever announces changes; the right one is never counted. */
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
  /** What became of a payment: the card step asks every second or two, and the card provider is asked in turn. */
  reservationStatus: { points: 120, seconds: 60 },
  /** Calls that are asked for in the place of a payment: every one is a mail. */
  reservationCall: { points: 5, seconds: 600 },
  /** Files for calendars. */
  appointmentFile: { points: 30, seconds: 60 },
  /** Appointments that are made or moved: every one is a mail. */
  booking: { points: 20, seconds: 3_600 },
  /** Reservations that are submitted: the payment provider is asked for each. */
  payment: { points: 10, seconds: 3_600 },
  /** Reservations that are cancelled: every one is a mail, and the payment provider is asked. */
  cancellation: { points: 20, seconds: 3_600 },
  /** Pictures of a trade-in that are sent or removed: each is decoded and written anew. */
  upload: { points: 60, seconds: 600 },
  /** Pictures of a trade-in that are shown, up to twelve a page. */
  tradeInPicture: { points: 240, seconds: 60 },
  /** Papers of a reservation, written when they are asked for. */
  reservationDocument: { points: 30, seconds: 60 },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;

/** Limits that count something else beside addresses. */
export type SubjectLimitName = {
  [Name in RateLimitName]: (typeof rateLimits)[Name] extends { readonly subject: object } ? Name : never;
}[RateLimitName];

/** Limits that count addresses alone. */
export type AddressLimitName = Exclude<RateLimitName, SubjectLimitName>;
