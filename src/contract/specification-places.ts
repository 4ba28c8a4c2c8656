import type { EndpointName } from "./endpoints.ts";

/** What a shop does with its services: each level uses its own calls and those of the levels before it. */
export const connectionLevels = ["browse", "ask", "buy"] as const;

export type ConnectionLevel = (typeof connectionLevels)[number];

/** Where the customer's specification shows a call, and the level that uses it. */
export interface SpecificationPlace {
  readonly level: ConnectionLevel;
  /** Section and name of the call, then section and name of its fields; undefined for a call of ours. */
  readonly place?: string;
}

const ours = (level: ConnectionLevel): SpecificationPlace => ({ level });

const content = (call: string, fields?: string): SpecificationPlace => ({
  level: "browse",
  place: placeOf("Content and vehicles", call, fields),
});

/** The others of section 7. */
const specified =
  (level: ConnectionLevel, part: string, fields?: string) =>
  (call: string, other = fields): SpecificationPlace => ({ level, place: placeOf(part, call, other) });

const placeOf = (part: string, call: string, fields: string | undefined): string =>
  `7, ${part}: ${call}${fields === undefined ? "" : `; 3, ${fields}`}`;

const session = specified("buy", "Session", "Session state");
const tradeIn = specified("ask", "Users and trade-in", "Trade-in");
const alerts = specified("ask", "Searches, alerts, favourites");

const vehicles = "Vehicle card and detail";

/** Each call with its level and its place in the specification. */
export const specificationPlaces: Readonly<Record<EndpointName, SpecificationPlace>> = {
  seo: content("GET seo", "Other"),
  page: content("GET pages/{slug}", "Other"),
  componentFiltered: content("POST pages/component-filtered", vehicles),
  dropdowns: content("POST vehicle/dropdowns", "Filters and dropdown options"),
  vehicle: content("GET vehicle/{vin}", vehicles),
  similarVehicles: content("POST vehicle/{vin}/similar", vehicles),
  dealers: content("GET dealers/v2", "Dealer"),
  footprint: specified("browse", "Session")("POST /footprint"),
  shop: ours("browse"),
  pageChanges: ours("browse"),
  redirects: ours("browse"),
  stock: ours("browse"),
  sitemapParts: ours("browse"),
  sitemapEntries: ours("browse"),
  interpretSearch: ours("browse"),
  vehicleStatuses: ours("browse"),
  priceHistory: ours("browse"),

  lead: specified("ask", "Content and vehicles", "Leads")("POST lead?type={leadType}"),
  brands: tradeIn("GET brands"),
  models: tradeIn("GET /brands/{brandId}/models/v2?year"),
  modelVersions: tradeIn("GET /brands/{brandId}/models/v2/{modelId}/version?year"),
  transmissions: tradeIn("GET retake/transmission"),
  fuels: tradeIn("GET retake/fuel"),
  exteriorColors: tradeIn("GET retake/exteriorColors"),
  interiors: tradeIn("GET retake/interiors"),
  plate: tradeIn("GET retake/plate/v2/{plate}"),
  dealerSchedule: tradeIn("GET retake/dealer/{dealerId}/schedule"),
  valueTradeIn: tradeIn("POST retake/phase1/v2"),
  bookSlot: tradeIn("POST, PUT and DELETE retake/{retakeId}/phase2/book"),
  changeSlot: tradeIn("POST, PUT and DELETE retake/{retakeId}/phase2/book"),
  cancelSlot: tradeIn("POST, PUT and DELETE retake/{retakeId}/phase2/book"),
  tradeIns: tradeIn("GET users/me/retake"),
  tradeIn: tradeIn("GET and DELETE users/me/retake/{id}"),
  deleteTradeIn: tradeIn("GET and DELETE users/me/retake/{id}"),
  saveTradeInDetails: tradeIn("POST retake/{id}/phase2/v3?submit="),
  tradeInImage: tradeIn("GET retake/{id}/image?pov= (blob)"),
  uploadTradeInImage: tradeIn("POST retake/{id}/image"),
  removeTradeInImage: ours("ask"),
  tradeInDeductions: ours("ask"),
  testDriveSchedule: ours("ask"),
  carRequests: ours("ask"),
  carRequest: ours("ask"),
  carRequestImage: ours("ask"),
  uploadCarRequestImage: ours("ask"),
  removeCarRequestImage: ours("ask"),
  savedSearches: alerts("GET search/saveV2"),
  deleteSavedSearch: alerts("DELETE search/saveV2?id"),
  saveSearch: ours("ask"),
  carAlerts: alerts("GET, PATCH and DELETE notifications/car-alert"),
  changeCarAlert: alerts("GET, PATCH and DELETE notifications/car-alert"),
  deleteCarAlert: alerts("GET, PATCH and DELETE notifications/car-alert"),
  createCarAlert: alerts("POST notifications/car-alert?type"),
  previewCarAlert: ours("ask"),
  priceDropAlerts: alerts("GET, PATCH and DELETE notifications/price-drop?vin"),
  changePriceDropAlert: alerts("GET, PATCH and DELETE notifications/price-drop?vin"),
  deletePriceDropAlert: alerts("GET, PATCH and DELETE notifications/price-drop?vin"),
  createPriceDropAlert: alerts("POST notifications/{vin}/price-drop?type"),
  favourites: alerts("GET favorite", "Favourite"),
  addFavourite: alerts("POST favorite (vin, fin)", "Favourite"),
  removeFavourite: alerts("PUT favorite (vin, removes)", "Favourite"),
  notifications: ours("ask"),
  markNotifications: ours("ask"),
  deleteNotification: ours("ask"),

  prelogin: session("GET users/prelogin"),
  login: session("POST users/login"),
  me: session("GET users/me"),
  logout: ours("buy"),
  requestPasswordReset: ours("buy"),
  confirmPasswordReset: ours("buy"),
  changeAccount: ours("buy"),
  changePassword: ours("buy"),
  requestAddressChange: ours("buy"),
  confirmAddressChange: ours("buy"),
  exportAccount: ours("buy"),
  deleteAccount: ours("buy"),
  quote: specified(
    "buy",
    "Content and vehicles",
    vehicles,
  )("GET finance/{vin}?initialValue&nrPayments&pdf&promo"),
  delivery: ours("buy"),
  createPayment: specified(
    "buy",
    "Payment",
    "Reservation form",
  )("POST payments/v2?createPayment&reservationId"),
  reservations: specified("buy", "Users and trade-in")("GET users/me/reservations"),
  reservation: specified("buy", "Users and trade-in")("GET users/me/reservation/{id}"),
  cancelReservation: ours("buy"),
  reservationDocument: ours("buy"),
};
