import type { EndpointName } from "#contract/endpoints.ts";

/** How long a call may take, with its repetitions. */
export interface CallTime {
  readonly milliseconds: number;
  /** It also ends with the time of the answer that it is made for; a call that a visitor submits has its own time only. */
  readonly endsWithAnswer: boolean;
}

/** For a page that a visitor reads, or an answer that its scripts read. */
const reads = (milliseconds: number): CallTime => ({ milliseconds, endsWithAnswer: true });

/** What a page does without is waited for less than a second. */
const adds = reads(700);

/** What a visitor sends, with a control that shows that it is under way. */
const submits = (milliseconds: number): CallTime => ({ milliseconds, endsWithAnswer: false });

/** Nobody who reads waits for it: it is written for machines, or told after the answer. */
const unwatched = submits;

/** The one place where times of calls stand, one for each endpoint. */
export const callTimes: Readonly<Record<EndpointName, CallTime>> = {
  page: reads(2_000),
  componentFiltered: reads(2_500),
  vehicle: reads(2_000),
  dropdowns: reads(2_000),
  quote: reads(2_500),
  dealers: reads(2_000),
  interpretSearch: reads(1_500),
  vehicleStatuses: reads(2_000),
  redirects: adds,
  seo: adds,
  similarVehicles: adds,
  priceHistory: adds,
  sitemapParts: unwatched(10_000),
  sitemapEntries: unwatched(10_000),
  footprint: unwatched(5_000),

  brands: reads(2_000),
  models: reads(2_000),
  modelVersions: reads(2_000),
  transmissions: reads(2_000),
  fuels: reads(2_000),
  exteriorColors: reads(2_000),
  interiors: reads(2_000),
  plate: submits(10_000),
  valueTradeIn: submits(15_000),
  saveTradeInDetails: submits(15_000),
  tradeInImage: submits(10_000),
  uploadTradeInImage: submits(30_000),
  dealerSchedule: reads(2_500),
  bookSlot: submits(10_000),
  changeSlot: submits(10_000),
  cancelSlot: submits(10_000),

  me: reads(2_000),
  login: submits(10_000),
  prelogin: submits(10_000),
  logout: submits(5_000),
  requestPasswordReset: submits(10_000),
  confirmPasswordReset: submits(10_000),

  tradeIns: reads(2_500),
  tradeIn: reads(2_500),
  deleteTradeIn: submits(10_000),
  reservations: reads(2_500),
  reservation: reads(2_500),
  cancelReservation: submits(10_000),
  reservationDocument: submits(10_000),
  exportAccount: submits(30_000),
  deleteAccount: submits(10_000),

  savedSearches: reads(2_500),
  saveSearch: submits(10_000),
  deleteSavedSearch: submits(10_000),
  carAlerts: reads(2_500),
  createCarAlert: submits(10_000),
  changeCarAlert: submits(10_000),
  deleteCarAlert: submits(10_000),
  priceDropAlerts: reads(2_500),
  createPriceDropAlert: submits(10_000),
  changePriceDropAlert: submits(10_000),
  deletePriceDropAlert: submits(10_000),
  notifications: reads(2_500),
  markNotifications: submits(10_000),
  deleteNotification: submits(10_000),
  favourites: reads(2_500),
  addFavourite: submits(10_000),
  removeFavourite: submits(10_000),

  lead: submits(10_000),
  createPayment: submits(20_000),
};
