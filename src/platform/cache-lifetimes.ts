const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;

/** Cache lifetimes, in seconds. Pages and cached answers end earlier when a service invalidates them (`page-cache/invalidate-pages.ts`). */
export const cacheLifetimes = {
  /** How long a page is fresh, by what stands on it. */
  pages: {
    /** Texts change seldom, and editors' changes invalidate them. */
    content: 5 * minute,
    /** A service that invalidates nothing still has a sold vehicle leave the list soon. */
    list: minute,
    /** The same for its price and whether it can be bought. */
    vehicle: minute,
    /** What is missing may be published at any moment. */
    notFound: minute,
  },
  /** Past its lifetime a page is shown while it is rendered again behind it; an older one never, since prices change. */
  pageGrace: minute,
  /** The same past midnight, where services report their changes: what depends on the day is a day old by then. */
  midnightGrace: 10 * minute,
  /** While invalidations may be missing nothing is used for longer, whatever its lifetime. */
  unfollowed: minute,
  /** The scripts and styles of earlier builds are there for as long. */
  stalePage: week,
  /** As long as a stale page. */
  sharedPage: week,
  /** The number of lists by query is unlimited. */
  sharedQueryPage: hour,
  /** After a service did not answer, a stored page is shown at any age. */
  failedPage: minute / 2,
  /** Where an address with a query leads is decided anew so often, though its page is stored. */
  readyAddress: minute,

  /** Long enough for a request to get from the decision about its address to the rendering of its page. */
  handedOnAnswer: 2,
  /** A redirect or a new page of a service that invalidates nothing counts soon. Where services report their changes: as long as a page. */
  pathFact: minute,
  /** Whose shop it is changes seldom, and a change invalidates it. */
  shop: 5 * minute,
  /** Every filtered list is looked up for a page of its own. */
  listPage: minute,
  /** A brand that is new in the stock can be filtered by soon enough. */
  filterOptions: 5 * minute,
  /** A service that did not answer is not called again by every request. */
  failedAnswer: 2,
  /** A service that does not have a call of ours may be replaced by one that has. */
  absentCall: minute,
  /** The same where each question is a request of its own. */
  offeredCall: 10 * minute,
  /** Load balancers poll often, and an answer costs calls of the services. */
  readiness: 1,

  /** Its address changes with its content, and caches take a year for ever. */
  unchangingFile: 365 * day,
  /** The typeface changes with a release at most, under the same address. */
  font: 30 * day,
  /** Icons too: each tab requests one. */
  icon: day,
  /** It contains the name of the home page. */
  manifest: day,
  /** Encoding a picture anew is dear. */
  optimisedPicture: week,
  /** Making one walks through all pages or vehicles. */
  sitemap: hour,
  /** Making one walks through all vehicles; a sold one leaves it soon enough. */
  vehicleFeed: 15 * minute,
  /** An older one is not sent while it is made again. */
  vehicleFeedGrace: hour,
  /** Feed readers poll every hour at most. */
  blogFeed: hour,
  /** It changes with a release at most, and an error in it must be short-lived. */
  robots: hour,
  /** The same. */
  speculationRules: hour,
  /** A cache may serve a file past its lifetime while it revalidates (RFC 5861). */
  staleFile: day,
  /** A filter that is set and removed again is counted once. The list is as old. */
  searchSuggestions: minute,
  /** A sheet that is downloaded twice is made once. The vehicle's page is as old. */
  financeSheet: minute,
} as const;
