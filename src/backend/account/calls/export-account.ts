import type { Handler } from "#backend/http/mount.ts";
import type { userEndpoints } from "#contract/user-endpoints.ts";
import { readers } from "../export/readers.ts";

/** `GET users/me/export`: all data stored about the customer, including removed items that can still be restored. */
export const exportAccount: Handler<typeof userEndpoints.exportAccount> = async (
  _,
  { orm, customer, locale, now, log },
) => {
  const asked = { orm, customerId: customer.id, locale };
  const parts = {
    user: await readers.user(asked),
    sessions: await readers.sessions(asked),
    reservations: await readers.reservations(asked),
    tradeIns: await readers.tradeIns(asked),
    savedSearches: await readers.savedSearches(asked),
    carAlerts: await readers.carAlerts(asked),
    priceDropAlerts: await readers.priceDropAlerts(asked),
    favourites: await readers.favourites(asked),
    notifications: await readers.notifications(asked),
    leads: await readers.leads(asked),
    mails: await readers.mails(asked),
    footprints: await readers.footprints(asked),
  };
  log.info({ customerId: customer.id }, "a customer has taken along what is kept");
  return { exportTime: now.toISOString(), ...parts };
};
