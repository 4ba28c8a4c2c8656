import { changeAccount } from "#backend/account/calls/change-account.ts";
import { changePassword } from "#backend/account/calls/change-password.ts";
import { confirmAddressChange } from "#backend/account/calls/confirm-address-change.ts";
import { deleteAccount } from "#backend/account/calls/delete-account.ts";
import { exportAccount } from "#backend/account/calls/export-account.ts";
import { requestAddressChange } from "#backend/account/calls/request-address-change.ts";
import { recordFootprint } from "#backend/activity/record-footprint.ts";
import { changeCarAlert } from "#backend/alert/change-car-alert.ts";
import { createCarAlert } from "#backend/alert/create-car-alert.ts";
import { deleteCarAlert } from "#backend/alert/delete-car-alert.ts";
import { listCarAlerts } from "#backend/alert/list-car-alerts.ts";
import { previewCarAlert } from "#backend/alert/preview-car-alert.ts";
import {
  changePriceDropAlert,
  createPriceDropAlert,
  deletePriceDropAlert,
  listPriceDropAlerts,
} from "#backend/alert/price-drops.ts";
import {
  listExteriorColors,
  listFuels,
  listInteriors,
  listTransmissions,
} from "#backend/catalogue/list-car-choices.ts";
import { listBrands, listModels, listVersions } from "#backend/catalogue/list-catalogue.ts";
import { filterComponents } from "#backend/content/filter-components.ts";
import { getPage } from "#backend/content/get-page.ts";
import { getRedirect } from "#backend/content/get-redirect.ts";
import { getSeo } from "#backend/content/get-seo.ts";
import { getSitemapEntries } from "#backend/content/get-sitemap-entries.ts";
import { getSitemapParts } from "#backend/content/sitemap-parts.ts";
import { listDealers } from "#backend/dealer/list-dealers.ts";
import { getDelivery } from "#backend/delivery/get-delivery.ts";
import { addFavourite } from "#backend/favourite/add-favourite.ts";
import { listFavourites } from "#backend/favourite/list-favourites.ts";
import { removeFavourite } from "#backend/favourite/remove-favourite.ts";
import { getQuote } from "#backend/finance/get-quote.ts";
import { confirmPasswordReset } from "#backend/identity/calls/confirm-password-reset.ts";
import { login } from "#backend/identity/calls/login.ts";
import { logout } from "#backend/identity/calls/logout.ts";
import { me } from "#backend/identity/calls/me.ts";
import { prelogin } from "#backend/identity/calls/prelogin.ts";
import { requestPasswordReset } from "#backend/identity/calls/request-password-reset.ts";
import {
  getCarPicture,
  getCarRequest,
  listCarRequests,
  removeCarPicture,
  uploadCarPicture,
} from "#backend/lead/car-request/car-request.ts";
import { recordLead } from "#backend/lead/record-lead.ts";
import { deleteNotification } from "#backend/notification/delete-notification.ts";
import { listNotifications } from "#backend/notification/list-notifications.ts";
import { markNotifications } from "#backend/notification/mark-notifications.ts";
import { readPageChanges } from "#backend/page-invalidations/read-page-changes.ts";
import { createPayment } from "#backend/reservation/create-payment.ts";
import { getDocument } from "#backend/reservation/documents/get-document.ts";
import {
  cancelOwnReservation,
  getReservation,
  listReservations,
} from "#backend/reservation/own-reservations.ts";
import { deleteSavedSearch } from "#backend/saved-search/delete-saved-search.ts";
import { listSavedSearches } from "#backend/saved-search/list-saved-searches.ts";
import { saveSearch } from "#backend/saved-search/save-search.ts";
import { getShop } from "#backend/shop/get-shop.ts";
import { cancelSlot } from "#backend/trade-in/appointment/cancel-slot.ts";
import { bookSlot, changeSlot } from "#backend/trade-in/appointment/set-appointment.ts";
import { listDeductions } from "#backend/trade-in/details/list-deductions.ts";
import { saveDetails } from "#backend/trade-in/details/save-details.ts";
import { deleteTradeIn, getTradeIn, listTradeIns } from "#backend/trade-in/own-trade-ins.ts";
import { valueTradeIn } from "#backend/trade-in/phase-one/value-trade-in.ts";
import { getPicture } from "#backend/trade-in/pictures/get-picture.ts";
import { removePicture } from "#backend/trade-in/pictures/remove-picture.ts";
import { uploadPicture } from "#backend/trade-in/pictures/upload-picture.ts";
import { lookUpPlate } from "#backend/trade-in/register/look-up-plate.ts";
import { dealerSchedule, testDriveSchedule } from "#backend/trade-in/schedule/dealer-schedule.ts";
import { getDropdowns } from "#backend/vehicle/get-dropdowns.ts";
import { getPriceHistory } from "#backend/vehicle/get-price-history.ts";
import { getStatuses } from "#backend/vehicle/get-statuses.ts";
import { getStock } from "#backend/vehicle/get-stock.ts";
import { getVehicle } from "#backend/vehicle/get-vehicle.ts";
import { similarVehicles } from "#backend/vehicle/similar-vehicles.ts";
import { interpretSearch } from "#backend/vehicle-list/interpret-search.ts";
import type { EndpointName, endpoints } from "#contract/endpoints.ts";
import type { Handler } from "./mount.ts";

type Handlers = { readonly [Name in EndpointName]?: Handler<(typeof endpoints)[Name]> };

/** The handlers of endpoints. An endpoint without one responds 501. */
export const handlers = {
  page: getPage,
  componentFiltered: filterComponents,
  seo: getSeo,
  shop: getShop,
  pageChanges: readPageChanges,
  redirects: getRedirect,
  sitemapParts: getSitemapParts,
  sitemapEntries: getSitemapEntries,
  interpretSearch,
  dropdowns: getDropdowns,
  vehicle: getVehicle,
  stock: getStock,
  similarVehicles,
  vehicleStatuses: getStatuses,
  priceHistory: getPriceHistory,
  quote: getQuote,
  dealers: listDealers,
  brands: listBrands,
  models: listModels,
  modelVersions: listVersions,
  footprint: recordFootprint,
  lead: recordLead,
  favourites: listFavourites,
  addFavourite,
  removeFavourite,
  savedSearches: listSavedSearches,
  saveSearch,
  deleteSavedSearch,
  carAlerts: listCarAlerts,
  createCarAlert,
  changeCarAlert,
  deleteCarAlert,
  previewCarAlert,
  priceDropAlerts: listPriceDropAlerts,
  createPriceDropAlert,
  changePriceDropAlert,
  deletePriceDropAlert,
  notifications: listNotifications,
  markNotifications,
  deleteNotification,
  dealerSchedule,
  testDriveSchedule,
  bookSlot,
  changeSlot,
  cancelSlot,
  tradeInDeductions: listDeductions,
  saveTradeInDetails: saveDetails,
  tradeInImage: getPicture,
  uploadTradeInImage: uploadPicture,
  removeTradeInImage: removePicture,
  carRequests: listCarRequests,
  carRequest: getCarRequest,
  carRequestImage: getCarPicture,
  uploadCarRequestImage: uploadCarPicture,
  removeCarRequestImage: removeCarPicture,
  tradeIns: listTradeIns,
  tradeIn: getTradeIn,
  deleteTradeIn,
  login,
  prelogin,
  me,
  logout,
  requestPasswordReset,
  confirmPasswordReset,
  changeAccount,
  changePassword,
  requestAddressChange,
  confirmAddressChange,
  exportAccount,
  deleteAccount,
  fuels: listFuels,
  exteriorColors: listExteriorColors,
  interiors: listInteriors,
  transmissions: listTransmissions,
  plate: lookUpPlate,
  valueTradeIn,
  delivery: getDelivery,
  createPayment,
  reservations: listReservations,
  reservation: getReservation,
  cancelReservation: cancelOwnReservation,
  reservationDocument: getDocument,
} as const satisfies Handlers;
