import type { Handler } from "#backend/http/mount.ts";
import type { userEndpoints } from "#contract/user-endpoints.ts";
import { readers } from "../export/readers.ts";

/** `GET users/me/export`: all data stored about the customer, including removed items that can still be restored. */
export const exportAccount: Handler<typeof userEndpoints.exportAccount> = async (
  _,
  { orm, customer, locale, now, log },
) => {
  const scope = { orm, customerId: customer.id, locale };
  const parts = {
    user: await readers.user(scope),
    sessions: await readers.sessions(scope),
    signInProviders: await readers.signInProviders(scope),
    reservations: await readers.reservations(scope),
    tradeIns: await readers.tradeIns(scope),
    savedSearches: await readers.savedSearches(scope),
    carAlerts: await readers.carAlerts(scope),
    priceDropAlerts: await readers.priceDropAlerts(scope),
    favourites: await readers.favourites(scope),
    notifications: await readers.notifications(scope),
    leads: await readers.leads(scope),
    mails: await readers.mails(scope),
    footprints: await readers.footprints(scope),
  };
  log.info({ customerId: customer.id }, "a customer has exported their data");
  return { exportTime: now.toISOString(), ...parts };
};
