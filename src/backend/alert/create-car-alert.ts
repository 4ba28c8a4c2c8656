import type { Handler } from "#backend/http/mount.ts";
import { findMatches } from "#backend/saved-list/find-matches.ts";
import type { notificationEndpoints } from "#contract/notification-endpoints.ts";
import { addCarAlert } from "./add-car-alert.ts";
import { describeCarAlert } from "./describe-car-alert.ts";

/** `POST notifications/car-alert`: notifies the customer of vehicles that join the list or become cheaper there. */
export const createCarAlert: Handler<typeof notificationEndpoints.createCarAlert> = async (
  { body },
  { orm, customer, locale, now },
) => {
  const { name, path, ...list } = body;
  const request = { whose: { customerId: customer.id }, locale, list, name, path, now };
  const alert = await orm.transaction((tx) => addCarAlert(tx, request));
  const [match] = await findMatches(orm, [alert], now);
  if (match === undefined) throw new Error("An alert that was stored is not matched");
  return describeCarAlert(match);
};
