import { readCarAlerts } from "./read-car-alerts.ts";
import { readFavourites } from "./read-favourites.ts";
import { readFootprints } from "./read-footprints.ts";
import { readLeads } from "./read-leads.ts";
import { readMails } from "./read-mails.ts";
import { readNotifications } from "./read-notifications.ts";
import { readPriceDropAlerts } from "./read-price-drop-alerts.ts";
import { readReservations } from "./read-reservations.ts";
import { readSavedSearches } from "./read-saved-searches.ts";
import { readSessions } from "./read-sessions.ts";
import { readTradeIns } from "./read-trade-ins.ts";
import { readUser } from "./read-user.ts";
import type { ExportPart, Reader } from "./reader.ts";

/** Reads each part of an export. */
export const readers: { readonly [Part in ExportPart]: Reader<Part> } = {
  user: readUser,
  sessions: readSessions,
  reservations: readReservations,
  tradeIns: readTradeIns,
  savedSearches: readSavedSearches,
  carAlerts: readCarAlerts,
  priceDropAlerts: readPriceDropAlerts,
  favourites: readFavourites,
  notifications: readNotifications,
  leads: readLeads,
  mails: readMails,
  footprints: readFootprints,
};
