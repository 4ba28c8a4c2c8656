import type { EndpointName } from "#contract/endpoints.ts";

/** How long a call may take, with its repetitions. */
export interface CallTime {
  readonly milliseconds: number;
  /** It also ends with the time of the answer that it is made for; a call that a visitor submits has its own time only. */
  readonly endsWithAnswer: boolean;
}

/** For a page that a visitor reads, or an answer that its scripts read. */
const whileReading = (milliseconds: number): CallTime => ({ milliseconds, endsWithAnswer: true });

/** What a page does without is waited for less than a second. */
const dispensable = whileReading(700);

/** With a time of its own, whatever is left of the answer. */
const inItsOwnTime = (milliseconds: number): CallTime => ({ milliseconds, endsWithAnswer: false });

/** What a visitor sends, with a control that shows that it is under way. */
const submits = inItsOwnTime(4_000);

/** Passwords are slow to check on purpose. */
const login = inItsOwnTime(8_000);

/** The service calls the card provider. */
const payment = inItsOwnTime(20_000);

/** A whole file, some of them written while it is waited for. */
const file = inItsOwnTime(20_000);

/** A photo on its way from a phone. */
const upload = inItsOwnTime(60_000);

/** No visitor waits: the answer is for machines, or is reported later. */
const unwatched = inItsOwnTime;

/** The one place where times of calls stand, one for each endpoint. */
export const callTimes: Readonly<Record<EndpointName, CallTime>> = {
  page: whileReading(2_000),
  componentFiltered: whileReading(2_500),
  vehicle: whileReading(2_000),
  dropdowns: whileReading(2_000),
  quote: whileReading(2_500),
  dealers: whileReading(2_000),
  interpretSearch: whileReading(1_500),
  vehicleStatuses: whileReading(2_000),
  redirects: dispensable,
  shop: dispensable,
  pageChanges: unwatched(25_000),
  seo: dispensable,
  similarVehicles: dispensable,
  priceHistory: dispensable,
  stock: unwatched(20_000),
  sitemapParts: unwatched(10_000),
  sitemapEntries: unwatched(10_000),
  footprint: unwatched(5_000),

  brands: whileReading(2_000),
  models: whileReading(2_000),
  modelVersions: whileReading(2_000),
  transmissions: whileReading(2_000),
  fuels: whileReading(2_000),
  exteriorColors: whileReading(2_000),
  interiors: whileReading(2_000),
  tradeInDeductions: whileReading(2_000),
  plate: submits,
  valueTradeIn: submits,
  saveTradeInDetails: submits,
  tradeInImage: file,
  uploadTradeInImage: upload,
  removeTradeInImage: submits,
  dealerSchedule: whileReading(2_500),
  testDriveSchedule: whileReading(2_500),
  carRequests: whileReading(2_500),
  carRequest: whileReading(2_500),
  carRequestImage: file,
  uploadCarRequestImage: upload,
  removeCarRequestImage: submits,
  bookSlot: submits,
  changeSlot: submits,
  cancelSlot: submits,

  me: whileReading(2_000),
  login,
  prelogin: submits,
  logout: submits,
  requestPasswordReset: submits,
  confirmPasswordReset: submits,

  tradeIns: whileReading(2_500),
  tradeIn: whileReading(2_500),
  deleteTradeIn: submits,
  reservations: whileReading(2_500),
  reservation: whileReading(2_500),
  cancelReservation: payment,
  reservationDocument: file,
  changeAccount: submits,
  changePassword: login,
  requestAddressChange: login,
  confirmAddressChange: submits,
  exportAccount: file,
  deleteAccount: submits,

  savedSearches: whileReading(2_500),
  saveSearch: submits,
  deleteSavedSearch: submits,
  carAlerts: whileReading(2_500),
  createCarAlert: submits,
  changeCarAlert: submits,
  deleteCarAlert: submits,
  previewCarAlert: dispensable,
  priceDropAlerts: whileReading(2_500),
  createPriceDropAlert: submits,
  changePriceDropAlert: submits,
  deletePriceDropAlert: submits,
  notifications: whileReading(2_500),
  markNotifications: submits,
  deleteNotification: submits,
  favourites: whileReading(2_500),
  addFavourite: submits,
  removeFavourite: submits,

  lead: submits,
  delivery: whileReading(2_500),
  createPayment: payment,
};
